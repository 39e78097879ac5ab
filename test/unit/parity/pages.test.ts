/** @jest-environment node */
import path from 'node:path';
import {comparePage, comparePages, align} from '../../../verify/parity/compare';
import {parseSample} from '../../../verify/parity/parser';
import {formatParity} from '../../../verify/parity/report';
import type {Page} from '../../../content/types';
import {emptyPage} from '../../support/page';
import {extract} from '../../../content/extract';
import {parseMarkdown} from '../../../content/markdown';

const siteDir = path.resolve(__dirname, '../../..');
const english = `# Tides

Words with [a link](/guide/start) and \`code\`.

## When {/* #when */}

:::tip[Early]

Look at the table.

:::

\`\`\`ts title="tides.ts"
// The name of the station
export const station = 'North';
\`\`\`

### Charts {/* #charts */}

![A chart](/img/chart.webp)

<Badge type="info" text="New" /> <Badge type="tip" text="Old" />

\`\`\`text title="Output"
ready in docs/index.md
\`\`\`
`;
const chinese = `# 潮汐

一些文字，\`代码\`和[链接](/zh/guide/start)。

## 何时 {/* #when */}

:::tip[提前]

看一看表格。

:::

\`\`\`ts title="tides.ts"
// 站点的名称
export const station = '北站';
\`\`\`

### 图表 {/* #charts */}

![一张图](/img/chart.zh.webp)

<Badge type="tip" text="旧" /> <Badge type="info" text="新" />

\`\`\`text title="输出"
docs/index.md 已就绪
\`\`\`
`;

async function page(lang: 'en' | 'zh', markdown: string, frontmatter: Record<string, unknown> = {}): Promise<Page> {
  const file = lang === 'en' ? 'docs/tides.mdx' : 'i18n/zh/tides.mdx';
  const absolute = path.join(siteDir, file);
  const {tree} = await parseMarkdown(markdown, absolute, []);
  const extracted = await extract(tree, absolute, siteDir, () => Promise.resolve(undefined));
  return {...emptyPage(file), ...extracted, lang, fileKey: 'tides', frontmatter};
}

async function differences(change: (markdown: string) => string) {
  const changed = change(chinese);
  expect(changed).not.toBe(chinese);
  return comparePage(await page('en', english), await page('zh', changed), parseSample);
}

test('a true translation has no differences', async () => {
  const problems = comparePages([await page('en', english)], [await page('zh', chinese)], parseSample);
  expect(formatParity(problems)).toBe('');
});

interface Planted {
  name: string;
  change: (markdown: string) => string;
  code: string;
  english: number;
  chinese: number;
  says: RegExp;
}

const planted: Planted[] = [
  {
    name: 'a heading that is missing',
    change: (text) => text.replace('### 图表 {/* #charts */}\n', ''),
    code: 'heading',
    english: 18,
    chinese: 5,
    says: /lacks the heading #charts/,
  },
  {
    name: 'a heading with another id',
    change: (text) => text.replace('#charts', '#chart'),
    code: 'heading',
    english: 18,
    chinese: 5,
    says: /#charts/,
  },
  {
    name: 'a heading of another depth',
    change: (text) => text.replace('### 图表', '#### 图表'),
    code: 'heading',
    english: 18,
    chinese: 18,
    says: /depth 3 in English and 4/,
  },
  {
    name: 'another name in code',
    change: (text) => text.replace('const station', 'const harbour'),
    code: 'sample',
    english: 15,
    chinese: 15,
    says: /`station` and `harbour`/,
  },
  {
    name: 'a string changed without being translated',
    change: (text) => text.replace("'北站'", "'South'"),
    code: 'sample',
    english: 15,
    chinese: 15,
    says: /`North` and `South`/,
  },
  {
    name: 'another file title',
    change: (text) => text.replace('title="tides.ts"', 'title="tide.ts"'),
    code: 'sample',
    english: 13,
    chinese: 5,
    says: /tides\.ts/,
  },
  {
    name: 'a marked line in one language only',
    change: (text) => text.replace('title="tides.ts"', 'title="tides.ts" {2}'),
    code: 'sample',
    english: 13,
    chinese: 13,
    says: /opening lines differ/,
  },
  {
    name: 'a sample that is missing',
    change: (text) => text.replace(/```text[\s\S]*```\n/, ''),
    code: 'sample',
    english: 24,
    chinese: 18,
    says: /lacks the sample text/,
  },
  {
    name: 'another path in a listing',
    change: (text) => text.replace('docs/index.md 已', 'docs/guide.md 已'),
    code: 'sample',
    english: 25,
    chinese: 25,
    says: /docs\/guide\.md/,
  },
  {
    name: 'another image',
    change: (text) => text.replace('/img/chart.zh.webp', '/img/map.webp'),
    code: 'image',
    english: 20,
    chinese: 18,
    says: /\/img\/chart\.webp/,
  },
  {
    name: 'an image without a description',
    change: (text) => text.replace('![一张图]', '![]'),
    code: 'image',
    english: 20,
    chinese: 20,
    says: /Only one/,
  },
  {
    name: 'a callout of another kind',
    change: (text) => text.replace(':::tip', ':::warning'),
    code: 'callout',
    english: 7,
    chinese: 5,
    says: /lacks the callout tip/,
  },
  {
    name: 'a link to another page',
    change: (text) => text.replace('/zh/guide/start', '/zh/guide/end'),
    code: 'link',
    english: 3,
    chinese: 1,
    says: /\/guide\/start/,
  },
  {
    name: 'a component with another kind',
    change: (text) => text.replace('type="info"', 'type="danger"'),
    code: 'component',
    english: 22,
    chinese: 22,
    says: /type: info and danger/,
  },
];

test.each(planted)('$name is reported with both places', async ({change, code, english: own, chinese: other, says}) => {
  const problems = await differences(change);
  const found = problems.find((problem) => says.test(problem.message));
  expect(problems.every((problem) => problem.code === code)).toBe(true);
  expect(found).toMatchObject({
    english: {file: 'docs/tides.mdx', line: own},
    chinese: {file: 'i18n/zh/tides.mdx', line: other},
  });
  expect(found?.fix).not.toBe('');
});

test('facts in another order or missing are reported', async () => {
  const fact = (name: string, line: number) => ({owner: 'UserConfig', name, id: name, line});
  const own = {...(await page('en', english)), generated: [fact('base', 3), fact('icon', 9)]};
  const other = {...(await page('zh', chinese)), generated: [fact('base', 4)]};
  expect(comparePage(own, other, parseSample)).toMatchObject([
    {code: 'generated', english: {line: 9}, message: 'The Chinese page lacks the fact UserConfig icon (#icon).'},
  ]);
});

test('frontmatter keeps its fields and switches; words are translated', async () => {
  const compare = async (own: Record<string, unknown>, other: Record<string, unknown>) =>
    comparePage(await page('en', english, own), await page('zh', chinese, other), parseSample).map(
      ({message}) => message,
    );
  expect(
    await compare(
      {title: 'MDX', description: 'Tides', keywords: ['a', 'b']},
      {title: 'MDX', description: '潮汐', keywords: ['甲']},
    ),
  ).toEqual([]);
  expect(await compare({overviewHeaders: true}, {overviewHeaders: false})).toEqual([
    expect.stringMatching(/overviewHeaders/),
  ]);
  expect(await compare({description: 'Tides'}, {})).toEqual([expect.stringMatching(/description.*missing/)]);
  expect(await compare({description: 'Tides'}, {description: 'Tide'})).toEqual([
    expect.stringMatching(/"Tides" and "Tide"/),
  ]);
});

test('a page is compared with the one of its name', async () => {
  const own = await page('en', english);
  const other = await page('zh', '');
  expect(comparePages([own], [{...other, fileKey: 'charts'}], parseSample)).toEqual([]);
  expect(comparePages([own], [other], parseSample)).not.toEqual([]);
});

test('lists are aligned with the fewest gaps', () => {
  expect(align(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual([
    [0, 0],
    [1, undefined],
    [2, 1],
    [undefined, 2],
  ]);
});
