/** @jest-environment node */
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Readable} from 'node:stream';
import {gunzipSync} from 'node:zlib';
import {extract} from 'tar-stream';
import {VFile} from 'vfile';
import {TOUR} from '../../../config/tour';
import remarkTour from '../../../content/remark/tour';
import {parseMarkdown} from '../../../content/markdown';
import {exampleProject, pageOfState} from '../../../content/tour';
import {packProject} from '../../../plugins/tour';
import {putFile} from '../../support/files';

const siteDir = path.resolve(__dirname, '../../..');

describe('the tour', () => {
  test('goes through pages and examples that exist', () => {
    for (const [page, {start, end}] of Object.entries(TOUR)) {
      expect([page, existsSync(path.join(siteDir, `docs/${page}.mdx`))]).toEqual([page, true]);
      expect([end, exampleProject(siteDir, end) !== undefined]).toEqual([end, true]);
      expect(start === undefined || pageOfState(start) !== page).toBe(true);
    }
  });

  test('knows which page leads to a state', () => {
    expect(pageOfState('tour-start')).toBe('guide/start/getting-started');
    expect(() => pageOfState('tour-moon')).toThrow(/No page of the guide ends with examples\/tour-moon/);
  });
});

test('the project of an example is what a reader has: without regions, claims and what builds leave', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tour-'));
  const write = (name: string, text: string): string => putFile(path.join(root, 'examples/a'), name, text);
  const about = ['expect.ts', 'README.md', 'prepare.mjs', 'prepare-packed.mjs', 'rspress.packed.config.ts'];
  for (const name of [...about, 'doc_build/index.html', 'node_modules/x/index.js']) write(name, '');
  write('.gitignore', 'doc_build/\n');
  write('docs/README.md', '# Kept\n');
  write('rspress.config.ts', '// #region a\nexport default {};\n// #endregion a\n');
  expect([...(exampleProject(root, 'a') ?? [])]).toEqual([
    ['.gitignore', 'doc_build/\n'],
    ['docs/README.md', '# Kept\n'],
    ['rspress.config.ts', 'export default {};\n'],
  ]);
  expect(exampleProject(root, 'b')).toBeUndefined();
  expect(exampleProject(root, '')).toBeUndefined();
  rmSync(root, {recursive: true});
});

test('an archive holds the project in one folder, and is the same every time', async () => {
  const files = new Map([
    ['package.json', '{}\n'],
    ['docs/index.md', '# Höhe\n'],
  ]);
  const archive = await packProject(files);
  expect(archive.equals(await packProject(files))).toBe(true);
  const entries: [string, string][] = [];
  for await (const entry of Readable.from([gunzipSync(archive)]).pipe(extract())) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    entries.push([entry.header.name, Buffer.concat(chunks).toString('utf8')]);
  }
  expect(entries).toEqual([
    ['trail-notes/package.json', '{}\n'],
    ['trail-notes/docs/index.md', '# Höhe\n'],
  ]);
});

describe('a page that continues the project', () => {
  async function childrenOf(file: string): Promise<{type: string; name?: string | null; attributes?: unknown}[]> {
    const {tree} = await parseMarkdown('# A\n\nOpening.\n\n## B\n\nText.\n', path.join(siteDir, file), []);
    remarkTour({siteDir})(tree, new VFile({path: path.join(siteDir, file)}));
    return tree.children;
  }

  test.each([
    ['docs/guide/basic/conventional-route.mdx', 'Getting started'],
    ['i18n/zh/docusaurus-plugin-content-docs/current/guide/basic/conventional-route.mdx', '快速开始'],
  ])('says so before its first section: %s', async (file, title) => {
    const children = await childrenOf(file);
    expect(children.map(({type}) => type)).toEqual([
      'heading',
      'paragraph',
      'mdxJsxFlowElement',
      'heading',
      'paragraph',
    ]);
    expect(children[2]).toMatchObject({
      name: 'TourStart',
      attributes: [
        {name: 'state', value: 'tour-start'},
        {name: 'page', value: '/guide/start/getting-started'},
        {name: 'title', value: title},
      ],
    });
  });

  test('is none of the others', async () => {
    expect(await childrenOf('docs/guide/start/getting-started.mdx')).toHaveLength(4);
    expect(await childrenOf('docs/api/commands.mdx')).toHaveLength(4);
  });
});
