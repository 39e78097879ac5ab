/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {TRANSLATIONS} from '../../../config/languages';
import {checkTextWords} from '../../../verify/prose/check';
import {
  glossaryFile,
  glossaryRules,
  readGlossary,
  renderedGlossary,
  renderGlossary,
  type Term,
} from '../../../verify/prose/glossary';
import {replaceInFiles, replaceWords} from '../../../verify/prose/replace';
import {wrongUses} from '../../../verify/prose/types';
import {putFiles} from '../../support/files';

const SITE = path.resolve(__dirname, '../../..');

const COLUMNS = {term: 'English', write: 'Write', forbidden: 'Not', note: 'Note', unless: 'Right: '};

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

/** A site with a Chinese glossary of some terms, and other files. */
function siteWith(terms: readonly unknown[], files: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'glossary-'));
  folders.push(folder);
  const glossary = {title: 'Terms', intro: [], columns: COLUMNS, groups: [{title: 'All', terms}]};
  putFiles(folder, {[glossaryFile('zh')]: JSON.stringify(glossary, null, 2), ...files});
  return folder;
}

const RENDER: Term = {
  term: 'render',
  write: '渲染',
  replace: {绘制: '渲染'},
  unless: [{find: '首次绘制', reason: 'a metric'}],
};
const HOOK: Term = {term: 'hook', write: 'Hook', replace: {钩子: 'Hook'}};
const HOST: Term = {
  term: 'host',
  write: '托管平台',
  avoid: [{find: '任何主机'}, {find: '托管商', write: '托管平台（服务）'}],
};

/** What a page becomes when everything that a check could find is replaced. */
async function fixed(source: string, terms: readonly Term[], file = 'a.mdx'): Promise<string> {
  const lines = new Set(source.split('\n').map((_, i) => i + 1));
  return (await replaceWords(file, source, glossaryRules(siteWith(terms), 'zh'), lines)).text;
}

describe('what is shipped', () => {
  test.each(TRANSLATIONS)('GLOSSARY.md of %s says what glossary.json says: npm run i18n:glossary', (lang) => {
    const glossary = readGlossary(SITE, lang);
    expect(glossary).toBeDefined();
    expect(readFileSync(path.join(SITE, renderedGlossary(lang)), 'utf8')).toBe(glossary && renderGlossary(glossary));
  });

  test.each(TRANSLATIONS)('the glossary of %s does not forbid what it asks for', (lang) => {
    const rules = glossaryRules(SITE, lang);
    const asked = (readGlossary(SITE, lang)?.groups ?? []).flatMap(({terms}) =>
      terms.flatMap(({write, replace = {}}) => [write, ...Object.values(replace)]),
    );
    const wrong = asked.flatMap((text) =>
      rules.filter((rule) => wrongUses(text, rule).length > 0).map(({pattern}) => `${text}: ${pattern.source}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(TRANSLATIONS)('texts and facts of %s keep to the glossary', async (lang) => {
    expect(await checkTextWords(SITE, lang)).toEqual([]);
  });

  test.each([
    ['单独的框架里', 'iframe'],
    ['页面绘制', '渲染'],
    ['点击之后跳到首页', '跳转到'],
    ['向新 URL 的转移', '重定向，或者「跳转」'],
    ['约定路由', '约定式路由'],
    ['根文件夹', '根目录'],
    ['新建一个目录', '文件夹'],
    ['React 的钩子', 'Hook'],
    ['链接通往首页', '链接指向'],
    ['服务器的应答', '响应'],
    ['任何主机', '托管平台'],
    ['自有域名', '自定义域名'],
    ['独立域名', '唯一域名'],
    ['切换选项卡', '标签页'],
    ['过滤条件', '筛选'],
    ['一条分割线', '分隔线'],
    ['键名称', '键名'],
    ['组件的属性', 'props'],
    ['命令行参数', '命令行选项'],
  ])('%s is found', (text, instead) => {
    const found = glossaryRules(SITE, 'zh').filter((rule) => wrongUses(text, rule).length > 0);
    expect(found.map((rule) => rule.instead)).toEqual([instead]);
  });

  test.each(['首次绘制', '产物目录', '根目录下', '目录联接', '其他主机的脚本', '主机名', '测试框架', '不会过滤 HTML'])(
    '%s is right',
    (text) => {
      expect(glossaryRules(SITE, 'zh').filter((rule) => wrongUses(text, rule).length > 0)).toEqual([]);
    },
  );
});

describe('a glossary', () => {
  test('is written with what is wrong, why, and where that is right', () => {
    const text = renderGlossary({
      title: 'Terms',
      intro: ['Read it.'],
      columns: COLUMNS,
      groups: [{title: 'All', terms: [RENDER, {...HOST, note: 'A | B', except: ['guide/a']}]}],
    });
    expect(text.split('\n').slice(2)).toEqual([
      '# Terms',
      '',
      'Read it.',
      '',
      '## All',
      '',
      '| English | Write | Not | Note |',
      '| --- | --- | --- | --- |',
      '| render | 渲染 | 绘制 | Right: `首次绘制` (a metric) |',
      '| host | 托管平台 | `任何主机`<br>`托管商` | A \\| B<br>Right: `guide/a` |',
      '',
    ]);
  });

  test.each<[unknown, RegExp]>([
    [{term: 'a', write: 'b', forbiden: []}, /glossary\.json:\d+.*A term has no "forbiden"/],
    [{term: 'a'}, /needs "term", its English, and "write"/],
    [{term: 'a', write: 'b', avoid: [{find: '('}]}, /"\(" is no regular expression/],
    [{term: 'a', write: 'b', unless: [{find: 'c', reason: ''}]}, /Say in "reason" why/],
    [{term: 'a', write: 'b', replace: {c: 'c'}}, /Write another text than "c"/],
  ])('%j is refused with its line', (term, message) => {
    expect(() => readGlossary(siteWith([RENDER, term]), 'zh')).toThrow(message);
  });

  test('a language without one has no rules', () => {
    expect(glossaryRules(tmpdir(), 'zh')).toEqual([]);
  });
});

describe('texts', () => {
  test('a word in UI strings, facts and comments is found on its line, and code is none', async () => {
    const site = siteWith([RENDER, HOST], {
      'i18n/en/texts/facts.json': '{\n  "a": "Rendered.",\n  "b": "Any host."\n}',
      'i18n/zh/texts/facts.json': '{\n  "a": "`绘制` 之后绘制。",\n  "b": "任何主机。"\n}',
      'i18n/zh/code.json': '{\n  "c": {\n    "message": "绘制"\n  }\n}',
      'i18n/zh/quoted-comments.json': '{\n  "Render it": "首次绘制，再绘制"\n}',
    });
    const problems = await checkTextWords(site, 'zh');
    expect(problems.map(({file, line, message}) => `${file}:${line} ${message.replace(/ \(.*$/, '')}`)).toEqual([
      'i18n/zh/texts/facts.json:2 "绘制": write 渲染',
      'i18n/zh/texts/facts.json:3 "任何主机": write 托管平台',
      'i18n/zh/code.json:3 "绘制": write 渲染',
      'i18n/zh/quoted-comments.json:2 "绘制": write 渲染',
    ]);

    const rules = glossaryRules(site, 'zh');
    expect(await replaceInFiles(site, problems, rules)).toEqual([
      {file: 'i18n/zh/texts/facts.json', count: 1},
      {file: 'i18n/zh/code.json', count: 1},
      {file: 'i18n/zh/quoted-comments.json', count: 1},
    ]);
    expect(readFileSync(path.join(site, 'i18n/zh/texts/facts.json'), 'utf8')).toBe(
      '{\n  "a": "`绘制` 之后渲染。",\n  "b": "任何主机。"\n}',
    );
    expect((await checkTextWords(site, 'zh')).map(({line}) => line)).toEqual([3]);
  });
});

describe('--fix', () => {
  test('replaces words of prose and leaves code, expressions, attributes and links alone', async () => {
    const code = [
      '`绘制`',
      '```js title="绘制"',
      '// 绘制',
      '```',
      '<code>绘制</code>',
      '[图](./绘制.mdx)',
      '{/* 绘制 */}',
    ];
    const source = ['## 绘制 {/* #a */}', ...code, '- 先绘制，首次绘制之后', ':::tip[绘制]', '绘制', ':::'].join(
      '\n\n',
    );
    const text = await fixed(source, [RENDER]);
    expect(text.split('\n\n')).toEqual([
      '## 渲染 {/* #a */}',
      ...code,
      '- 先渲染，首次绘制之后',
      ':::tip[渲染]',
      '渲染',
      ':::',
    ]);
  });

  test('a Latin word gets spaces beside Han, and none beside punctuation', async () => {
    expect(await fixed('插件的钩子有三个：钩子。', [HOOK])).toBe('插件的 Hook 有三个：Hook。');
  });

  test('what has to be looked at stays', async () => {
    expect(await fixed('任何主机。', [HOST])).toBe('任何主机。');
  });

  test('lines on which nothing was found stay', async () => {
    const rules = glossaryRules(siteWith([RENDER]), 'zh');
    expect(await replaceWords('a.mdx', '绘制\n\n绘制', rules, new Set([3]))).toEqual({text: '绘制\n\n渲染', count: 1});
  });
});
