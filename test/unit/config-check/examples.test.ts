/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {check, nowOf} from './support';

const ROOT = path.join(__dirname, '../../..');

/** Every configuration of an example, and of the pages about them. */
const FILES = globSync(['examples/*/rspress*.config.*'], {cwd: ROOT}).sort();

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** What the configurations that show faults are known to have. */
const FAULTS: Readonly<Record<string, string[]>> = {
  'examples/doc-page/rspress.plain.config.ts': ['8 missing themeConfig.editLink.text'],
  'examples/extend-build/rspress.in-plugins.config.ts': ['6 unknown plugins[].setup'],
  'examples/mistakes/rspress.attribute.config.ts': ['7 head-tuples head', '7 type head[][]'],
  'examples/mistakes/rspress.duplicate.config.ts': ['7 built-in-medium-zoom pluginMediumZoom'],
  'examples/mistakes/rspress.lang.config.ts': ['11 type markdown.highlightLanguages[]'],
  'examples/mistakes/rspress.version-key.config.ts': ['6 missing multiVersion.default'],
  'examples/mistakes/rspress.version-list.config.ts': ['6 missing multiVersion.default'],
  'examples/mistakes/rspress.version-none.config.ts': ['6 missing multiVersion.default'],
  'examples/mistakes/rspress.version-sidebar.config.ts': ['6 missing multiVersion.default'],
  'examples/overview/rspress.languages.config.ts': ['12 locale-only-overview themeConfig.overview'],
  'examples/plugin-last-updated/rspress.twice.config.ts': ['11 built-in-last-updated pluginLastUpdated'],
  'examples/plugin-medium-zoom/rspress.twice.config.ts': ['7 built-in-medium-zoom pluginMediumZoom'],
  'examples/search/rspress.off.config.ts': ['5 search-false-keeps-box search'],
  'examples/settings/rspress.slips.config.ts': [
    '7 theme-dir-bare themeDir',
    '8 i18n-source-absolute i18nSourcePath',
    '11 code-highlighter-needs-plugin markdown.codeHighlighter',
    '14 route-extensions-default route.extensions',
  ],
};

/** Files that export something else by mistake, which is what they show. */
const NO_CONFIG = [
  'examples/mistakes/rspress.named-import.config.mjs',
  'examples/mistakes/rspress.named.config.mjs',
  'examples/mistakes/rspress.named.config.mts',
];

test('there are examples', () => expect(FILES.length).toBeGreaterThan(150));

test.each(FILES)('%s', (file) => {
  const {found, syntax} = check(read(file));
  expect({found, syntax}).toEqual({found: !NO_CONFIG.includes(file), syntax: []});
  expect(nowOf(read(file))).toEqual(FAULTS[file] ?? []);
});

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test('no part of a file, and no mix of two, makes it throw', () => {
  const next = numbers(15);
  const texts = FILES.map(read);
  const pick = (): string => texts[Math.floor(next() * texts.length)]!;
  const cut = (text: string): string => {
    const [start, end] = [next() * text.length, next() * text.length].sort((a, b) => a - b);
    return text.slice(start, end);
  };
  for (let i = 0; i < 400; i += 1) {
    const text = pick();
    const hole = next() * text.length;
    const mixed = [
      cut(text),
      text.slice(0, hole),
      text.slice(0, hole) + cut(pick()) + text.slice(hole),
      text.slice(0, hole) + text.slice(hole + next() * 40),
    ];
    for (const one of mixed) {
      const report = check(one);
      // What is not understood is said. In the middle of a line, the words may be part of a text.
      expect(report.found || report.syntax.length > 0 || !/^(?:export default|module\.exports)/m.test(one)).toBe(true);
    }
  }
});
