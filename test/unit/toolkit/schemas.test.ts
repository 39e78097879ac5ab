/** @jest-environment node */
import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import {globSync} from 'tinyglobby';
import {loadFacts} from '../../../content/facts/load';
import {readFrontmatter} from '../../../content/frontmatter';
import {frontmatterSchema, metaSchema, schemaFiles} from '../../../verify/schemas/generate';

const facts = loadFacts();
const ajv = new Ajv({allErrors: true, allowUnionTypes: true});
const isMeta = ajv.compile(metaSchema(facts));
const isFrontmatter = ajv.compile(frontmatterSchema(facts));

const examples = (pattern: string): string[] =>
  globSync(`examples/*/${pattern}`, {ignore: ['**/node_modules/**', '**/doc_build/**']}).sort();

test('the schemas are those of the facts', () => {
  for (const [file, text] of schemaFiles(facts)) expect({file, text: readFileSync(file, 'utf8')}).toEqual({file, text});
});

/** Files that show what comes of fields that are dropped, of an entry without its fields, and of an object in place of the list. */
const MISTAKES = [
  'examples/mistakes/docs-nav-item/_meta.json',
  'examples/mistakes/docs-nav-object/_meta.json',
  'examples/nav-sidebar/docs/outside/_meta.json',
];

test('every _meta.json of the examples is one', () => {
  const files = examples('**/_meta.json');
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const isValid = isMeta(JSON.parse(readFileSync(file, 'utf8')));
    const isMeant = !MISTAKES.includes(file);
    expect({file, isValid, errors: isMeant ? (isMeta.errors ?? []) : []}).toEqual({file, isValid: isMeant, errors: []});
  }
});

/** Pages of examples that show what goes wrong, or what a theme of one's own does with less. */
const WRONG = [
  'examples/overview/docs-mistakes/kind/index.md',
  'examples/page-types/docs/pages/unknown.md',
  'examples/page-types/docs/plants/doc-wide.md',
  'examples/theme-own/docs/index.md',
];

/** Its frontmatter is no YAML, which is the mistake that it shows. */
const NO_YAML = 'examples/mistakes/docs-frontmatter/index.md';

test('the frontmatter of every page of the examples is one, but of those that show mistakes', () => {
  const files = examples('**/*.{md,mdx}').filter((file) => file !== NO_YAML);
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) => isFrontmatter(readFrontmatter(readFileSync(file, 'utf8'), file)) !== true);
  expect(wrong).toEqual(WRONG);
});

test.each<[string, unknown]>([
  ['a word that is misspelled', [{type: 'dir', name: 'guide', colapsed: true}]],
  ['a value of another type', [{type: 'dir', name: 'guide', collapsed: 'yes'}]],
  ['a kind that is none', [{type: 'folder', name: 'guide'}]],
  ['a folder without its name', [{type: 'dir', label: 'Guide'}]],
  ['a link without its text', [{link: '/guide/'}]],
  ['an object in place of the list', {guide: 'Guide'}],
])('%s is no _meta.json', (_what, value) => expect(isMeta(value)).toBe(false));

test.each<[string, unknown]>([
  ['a page type that is none', {pageType: 'landing'}],
  ['a flag in quotes', {sidebar: 'false'}],
  ['a hero without a name', {pageType: 'home', hero: {tagline: 'Fast'}}],
  ['a feature without its text', {features: [{title: 'Fast'}]}],
  ['depths that are words', {overviewHeaders: ['two']}],
])('%s is no frontmatter', (_what, value) => expect(isFrontmatter(value)).toBe(false));

test('what a page says for components of its own is frontmatter', () => {
  expect(isFrontmatter({title: 'A', difficulty: 3})).toBe(true);
});
