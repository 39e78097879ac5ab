/** @jest-environment node */
import {compareCode} from '../../../verify/parity/code';
import {parseSample} from '../../../verify/parity/parser';
import {isTwin, isTwinLine, imageKey, withoutLocale} from '../../../verify/parity/translation';

const compare = (lang: string, english: string, chinese: string) => compareCode(english, chinese, lang, parseSample);

const twins: [string, string, string, string][] = [
  ['a comment', 'ts', 'a(); // run', 'a(); // 运行'],
  ['a comment before and inside', 'tsx', '/* one */ <A>{/* two */}</A>', '/* 一 */ <A>{/* 二 */}</A>'],
  ['a documentation comment', 'ts', '/** One. */\nexport function a() {}', '/** 一。 */\nexport function a() {}'],
  ['a string', 'ts', "defineConfig({title: 'Harbour'})", "defineConfig({title: '港口'})"],
  ['a template', 'ts', 'log(`Hello ${name}`)', 'log(`你好，${name}`)'],
  ['text in JSX', 'tsx', '<p>\n  Words\n</p>', '<p>\n  文字\n</p>'],
  ['a value in JSON', 'json', '{"text": "Guide", "link": "/guide/"}', '{"text": "指南", "link": "/guide/"}'],
  ['a comment in JSON', 'jsonc', '{"a": 1 // one\n}', '{"a": 1 // 一\n}'],
  ['a value in YAML', 'yaml', 'title: Tides # note\nid: 1', 'title: 潮汐 # 注\nid: 1'],
  ['a comment in TOML', 'toml', '# note\n[build]\nbase = "a"', '# 注\n[build]\nbase = "a"'],
  ['a comment in CSS', 'css', '.a { color: red; /* warm */ }', '.a {\n  color: red; /* 暖 */\n}'],
  ['generated content in CSS', 'css', ".a { content: 'New'; }", ".a { content: '新'; }"],
  ['a comment in a shell', 'bash', '# run\nnpm ci # now', '# 运行\nnpm ci # 现在'],
  ['a commit message', 'bash', 'git commit -m "Add tides"', 'git commit -m "添加潮汐"'],
  ['a comment in a tree', 'text', 'docs/\n  index.md   the home page', 'docs/\n  index.md   首页'],
  [
    'prose with code and links in another order',
    'mdx',
    '---\ntitle: Tides\n---\n\n# Tides\n\nUse `a` with [this](/b) and <C d="e" />.\n\n<Note title="Look">\n\nWords\n\n</Note>',
    '---\ntitle: 潮汐\n---\n\n# 潮汐\n\n用 <C d="e" /> 和[这个](/b)，以及 `a`。\n\n<Note title="看">\n\n文字\n\n</Note>',
  ],
  ['a page with a heading id', 'mdx', '# Tides {#tides}', '# 潮汐 {#tides}'],
];

test.each(twins)('%s may be translated', (_name, lang, english, chinese) => {
  expect(compare(lang, english, chinese)).toBeUndefined();
});

const strangers: [string, string, string, string, number, number][] = [
  ['a name', 'ts', 'const a = 1;\nconst b = 2;', 'const a = 1;\nconst c = 2;', 1, 1],
  ['a number', 'ts', 'a(1);', 'a(2);', 0, 0],
  ['an import source', 'ts', "import a from 'tides';", "import a from '潮汐';", 0, 0],
  ['a quoted key', 'ts', "a({'Key': 1});", "a({'键': 1});", 0, 0],
  ['a path', 'ts', "a('/guide/');", "a('/zh/guide/');", 0, 0],
  ['a statement more', 'ts', 'a();', 'a();\nb();', 0, 1],
  ['an attribute name', 'tsx', '<A b="c" />', '<A d="c" />', 0, 0],
  ['a string that has words in English only', 'ts', "a('Harbour');", "a('Hafen');", 0, 0],
  ['a Chinese string changed', 'ts', "a('中文');", "a('汉语');", 0, 0],
  ['a key in JSON', 'json', '{"text": "a"}', '{"文字": "a"}', 0, 0],
  ['a switch in JSON', 'json', '{\n"a": true}', '{\n"a": false}', 1, 1],
  ['a key in YAML', 'yaml', 'a: 1\nb: 2', 'a: 1\nc: 2', 1, 1],
  ['a value in TOML', 'toml', 'a = 1', 'a = 2', 0, 0],
  ['a value in CSS', 'css', '.a {\n  color: red;\n}', '.a {\n  color: blue;\n}', 1, 1],
  ['a flag in a shell', 'bash', 'cd a\nnpm i -D b', 'cd a\nnpm i b', 1, 1],
  ['a path in a listing', 'text', 'wrote docs/a.md', '已写入 docs/b.md', 0, 0],
  ['a line in a listing', 'text', 'a\nb', 'a', 1, 0],
  ['an inline name in prose', 'mdx', '# A\n\nUse `a` now.', '# 甲\n\n现在用 `b`。', 2, 2],
  ['a link in prose', 'mdx', 'See [this](/a).', '见[这个](/b)。', 0, 0],
  ['a heading depth in prose', 'mdx', '## A', '### 甲', 0, 0],
  ['an import in prose', 'mdx', "import A from './a';\n\n<A />", "import A from './b';\n\n<A />", 0, 0],
  ['code in a page', 'md', '```ts\na();\n```', '```ts\nb();\n```', 1, 1],
  [
    'frontmatter in a page',
    'mdx',
    '---\ntitle: A\npageType: home\n---\n',
    '---\ntitle: 甲\npageType: doc\n---\n',
    2,
    2,
  ],
];

test.each(strangers)('%s may not differ', (_name, lang, english, chinese, own, other) => {
  expect(compare(lang, english, chinese)).toMatchObject({english: own, chinese: other});
});

test('a sample that does not parse is compared line by line', () => {
  expect(compare('mdx', 'export A =\n', 'export A =\n\n')).toBeUndefined();
  expect(compare('json', '{"a": ', '{"b": ')).toBeDefined();
});

test('a text is a twin when only the Chinese one is Chinese', () => {
  expect(isTwin('Guide', '指南')).toBe(true);
  expect(isTwin('Guide', 'Führer')).toBe(false);
  expect(isTwin('指南', '手册')).toBe(false);
  expect(isTwin('---', '——中')).toBe(false);
  expect(isTwinLine('run rspress build --config a.ts', '运行 rspress build --config a.ts')).toBe(true);
  expect(isTwinLine('run rspress build --config a.ts', '运行 rspress build --base a.ts')).toBe(false);
});

test('targets and images are compared without their language', () => {
  expect(withoutLocale('/zh/guide/')).toBe('/guide/');
  expect(withoutLocale('/zh')).toBe('/');
  expect(withoutLocale('https://developer.mozilla.org/zh-CN/docs/Web')).toBe('https://developer.mozilla.org/docs/Web');
  expect(imageKey('/img/nav.zh.webp')).toBe(imageKey('/img/nav.webp'));
  expect(imageKey('/img/nav-zh-dark.webp')).toBe(imageKey('/img/nav-en-dark.webp'));
});
