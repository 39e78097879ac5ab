/** @jest-environment node */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';
import gfm, {refuseBareUrls} from '../../../content/gfm';
import {parseMarkdown} from '../../../content/markdown';

const parse = (plugin: Plugin, source: string) => unified().use(remarkParse).use(plugin).parse(source);

test('tables, footnotes, tasks and struck out text are those of remark-gfm', () => {
  const source = [
    '| A | B |\n|:--|--:|\n| ~~a~~ | `b|c` |',
    '- [x] Done[^1]\n- [ ] Open',
    '[^1]: A *note*.',
    'user@host and example.com/a_b',
  ].join('\n\n');
  const tree = parse(gfm, source);
  expect(tree).toEqual(parse(remarkGfm, source));
  expect(JSON.stringify(tree)).toMatch(/"table".*"delete".*"checked":true.*"footnoteDefinition"/);
});

test.each([
  ['https://rspress.dev/a?b', 'Read https://rspress.dev/a?b for more.'],
  ['http://localhost', 'Open **http://localhost** now.'],
  ['www.example.com', '| A |\n|---|\n| www.example.com |'],
  ['me@example.com', '> Ask me@example.com.'],
])('%s in text is refused, with line and what to write', async (url, markdown) => {
  const source = `# Title\n\n${markdown}\n`;
  // This is what the build would show in another way than development.
  expect(JSON.stringify(parse(remarkGfm, source))).toContain('"link"');
  const line = 2 + markdown.split('\n').length;
  await expect(parseMarkdown(source, '/site/docs/a.mdx', [])).rejects.toMatchObject({
    line,
    reason: `"${url}" is no link by itself. Write [text](url), or put it between backticks.`,
  });
});

test.each([
  '[https://a.example](https://a.example)',
  'Run `npm i a@1.0.0` and open `http://localhost:3000`.',
  'The package rspress@1.47.2 and @rspress/plugin-rss@1.0.0.',
  'Links with http: or https: are left alone, as is www in front.',
  '```sh\ncurl https://a.example\n```',
  '![Picture](https://a.example/a.png)',
])('%s is no bare URL', (source) => {
  expect(JSON.stringify(parse(gfm, source))).toBe(JSON.stringify(parse(remarkGfm, source)));
  expect(() => refuseBareUrls(parse(gfm, source), new VFile({value: source}))).not.toThrow();
});
