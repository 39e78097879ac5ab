/** @jest-environment node */
import {lineOfFrontmatter, readFrontmatter, splitFrontmatter} from '../../../content/frontmatter';

test.each([
  ['---\na: 1\n---\nText', 'a: 1', 'Text'],
  ['---  \r\na: 1\r\nb: 2\r\n--- \r\nText', 'a: 1\r\nb: 2', 'Text'],
  ['---\n---\nText', '', 'Text'],
  ['---\na: 1\n---', 'a: 1', ''],
  ['---\na: ---\n--- not the end\n---\n', 'a: ---\n--- not the end', ''],
])('%j is cut into frontmatter and text', (source, yaml, text) => {
  const block = splitFrontmatter(source)!;
  expect(block.yaml).toBe(yaml);
  expect(source.slice(block.start, block.start + yaml.length)).toBe(yaml);
  expect(source.slice(block.end)).toBe(text);
});

test.each(['Text', '\n---\na: 1\n---\n', '---\na: 1\n', '----\na: 1\n----\n'])('%j has no frontmatter', (source) => {
  expect(splitFrontmatter(source)).toBeUndefined();
  expect(readFrontmatter(source, 'docs/a.mdx')).toEqual({});
});

test('a value is found on its line', () => {
  const source = '---\ntitle: A\nhero:\n  actions:\n    - link: /a\n    - link: /b\n---\n';
  expect(lineOfFrontmatter(source, ['title'])).toBe(2);
  expect(lineOfFrontmatter(source, ['hero', 'actions', 1, 'link'])).toBe(6);
  expect(lineOfFrontmatter(source, ['hero', 'missing'])).toBe(3);
});

test('what is no YAML is named with its line', () => {
  const source = '---\ntitle: A\nhero:\n  name: [A\n---\n';
  expect(() => readFrontmatter(source, 'docs/a.mdx')).toThrow(/^docs\/a\.mdx:[45]: The frontmatter is not valid YAML/);
});

test.each([
  ['a tag that nobody knows', 'title: !!js x', 2, 'Unresolved tag'],
  ['an alias of nothing', 'title: A\ndescription: *a', 3, 'Write the value itself'],
  ['a list', '- title', 2, 'it has no keys'],
  ['a text', 'title', 2, 'it has no keys'],
])('%s is refused with its line', (_what, yaml, line, reason) => {
  let message = '';
  try {
    readFrontmatter(`---\n${yaml}\n---\n`, 'docs/a.mdx');
  } catch (cause) {
    message = (cause as Error).message;
  }
  expect(message).toMatch(new RegExp(`^docs/a\\.mdx:${line}: The frontmatter is not valid YAML: .*${reason}`));
});
