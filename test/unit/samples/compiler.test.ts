/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {siteDir} from './support';

/** The compiler is an ES module of its own major; it runs in its own process. */
function findings(source: string): {offset: number; code: string}[] {
  const script = path.join(siteDir, 'test/fixtures/samples/toolkit-compiler.ts');
  const run = spawnSync(process.execPath, ['--import', 'tsx', script], {cwd: siteDir, input: source, encoding: 'utf8'});
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as {offset: number; code: string}[];
}

describe('the MDX compiler of the toolkit', () => {
  test('takes headings with ids, containers, imports and expressions', () => {
    const source = [
      '---',
      'title: A',
      '---',
      "import {Badge} from 'rspress/theme';",
      '',
      '# A {#a}',
      '',
      ':::tip{title="B"}',
      'Words <Badge text="c" /> and {1 + 1}.',
      ':::',
    ].join('\n');
    expect(findings(source)).toEqual([]);
  });

  test('refuses an export that a build turns into an empty page', () => {
    const source = '# A\n\nexport Button = () => null;\n';
    expect(findings(source)).toEqual([expect.objectContaining({code: 'mdx', offset: source.indexOf('Button')})]);
  });
});
