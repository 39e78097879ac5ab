/** @jest-environment node */
import {exampleUses, readExampleNames, type ExampleNames, type Use} from '../../content/exampleUses';
import {TOUR} from '../../config/tour';
import {listExamples} from '../../content/examples/list';
import type {Page} from '../../content/types';
import {emptyPage} from '../support/page';

const TITLE = '/api/config#title';

const heading = (id: string, line: number, depth = 2) => ({text: id, id, depth, line, charIndex: 0, explicitId: true});

const page = (fileKey: string, rest: Partial<Page> = {}): Page => ({
  ...emptyPage(`docs/${fileKey}.mdx`),
  headings: [heading('first', 3), heading('second', 20), heading('deep', 25, 4)],
  ...rest,
});

const fence = (fileKey: string, meta: string, line: number) => ({
  ...{lang: 'ts', meta, value: 'title', file: `docs/${fileKey}.mdx`, line, charIndex: 0},
});

const live = (fileKey: string, example: string, line: number) => ({
  ...{name: 'LiveResult', attributes: {example, path: '/', alt: 'x'}, file: `docs/${fileKey}.mdx`, line},
});

const names = (example: string, files: Record<string, string[]>): ExampleNames => ({
  example,
  files: new Map(Object.entries(files).map(([file, entries]) => [file, new Set(entries)])),
});

/** Every fence holds the name. */
const usesOf = ({fences}: Page): Use[] => fences.map(({line}) => ({to: TITLE, line}));

const uses = (examples: ExampleNames[], pages: Page[], prefix = '') => exampleUses(examples, pages, prefix, usesOf);

describe('the examples of an entry', () => {
  const tea = names('tea', {'rspress.config.ts': [TITLE]});

  it('lead to the section that shows the name, not to one that shows other lines of the file', () => {
    const pages = [
      page('guide/a', {fences: [fence('guide/a', 'file="examples/tea/rspress.config.ts"', 26)]}),
      page('guide/b', {fences: [fence('guide/b', 'file="examples/tea/package.json"', 5)]}),
    ];
    expect(uses([tea], pages)(TITLE)).toEqual([{file: 'tea/rspress.config.ts', to: '/guide/a#second'}]);
    expect(uses([tea], pages)('/api/config#base')).toEqual([]);
    expect(exampleUses([tea], pages, '', () => [])(TITLE)).toEqual([{file: 'tea/rspress.config.ts'}]);
  });

  it('lead to a live result with all files where no sample shows the name', () => {
    const pages = [page('guide/a', {jsx: [live('guide/a', 'tea', 21)]})];
    expect(uses([tea], pages)(TITLE)).toEqual([{file: 'tea/rspress.config.ts', to: '/guide/a#second'}]);
  });

  it('lead to the sample on the page that also shows the site', () => {
    const quote = 'file="examples/tea/rspress.config.ts"';
    const pages = [
      page('guide/a', {fences: [fence('guide/a', quote, 5)]}),
      page('guide/b', {fences: [fence('guide/b', quote, 5)], jsx: [live('guide/b', 'tea', 30)]}),
    ];
    expect(uses([tea], pages)(TITLE)).toEqual([{file: 'tea/rspress.config.ts', to: '/guide/b#first'}]);
  });

  it('never lead back to the entry, nor to text that pages share or to pages without documentation', () => {
    const own = page('api/config', {
      headings: [heading('title', 3)],
      fences: [fence('api/config', 'file="examples/tea/rspress.config.ts"', 5)],
    });
    const shared = page('guide/a', {fences: [fence('fragments/x', 'file="examples/tea/rspress.config.ts"', 5)]});
    const home = page('index', {kind: 'page', fences: [fence('index', 'file="examples/tea/rspress.config.ts"', 5)]});
    expect(uses([tea], [own, shared, home])(TITLE)).toEqual([{file: 'tea/rspress.config.ts'}]);
  });

  it('include the project of the guide, whose pages show its files by title', () => {
    const [key, {end}] = Object.entries(TOUR)[0]!;
    const pages = [page(key, {fences: [fence(key, 'title="rspress.config.ts"', 5)]})];
    expect(uses([names(end, {'rspress.config.ts': [TITLE]}), tea], pages)(TITLE)).toEqual([
      {file: `${end}/rspress.config.ts`, to: `/${key}#first`},
      {file: 'tea/rspress.config.ts'},
    ]);
  });

  it('are listed with lines and site first, then with lines, then with the site, each the smallest first', () => {
    const quote = (example: string, line: number) => fence('guide/a', `file="examples/${example}/a.ts"`, line);
    const pages = [
      page('guide/a', {fences: [quote('quoted', 4), quote('large', 6)]}),
      page('guide/b', {
        fences: [fence('guide/b', 'file="examples/both/a.ts"', 4)],
        jsx: [live('guide/b', 'both', 5), live('guide/b', 'shown', 8)],
      }),
    ];
    const examples = ['hidden', 'large', 'shown', 'quoted', 'both'].map((name) =>
      names(name, {'a.ts': [TITLE, ...(name === 'large' ? ['/api/x#y'] : [])]}),
    );
    expect(uses(examples, pages)(TITLE).map(({file}) => file)).toEqual(
      ['both', 'quoted', 'large', 'shown', 'hidden'].map((name) => `${name}/a.ts`),
    );
  });

  it('name the configuration before other files, and those of further builds last', () => {
    const files = {'docs/a.mdx': [TITLE], 'rspress.off.config.ts': [TITLE], 'rspress.config.ts': [TITLE]};
    expect(uses([names('tea', files)], [])(TITLE)).toEqual([{file: 'tea/rspress.config.ts'}]);
  });

  it('have addresses without the prefix of the language', () => {
    const key = 'guide/a';
    const zh = {
      ...page(key, {fences: [fence(key, 'file="examples/tea/rspress.config.ts"', 5)]}),
      routePath: `/zh/${key}`,
    };
    expect(uses([tea], [zh], '/zh')(TITLE)).toEqual([{file: 'tea/rspress.config.ts', to: '/guide/a#first'}]);
  });
});

test('every example has a record, and each name in it is one of a file that is there', () => {
  const examples = new Map(listExamples().map(({name, files}) => [name, files]));
  const recorded = readExampleNames(process.cwd());
  expect(recorded.map(({example}) => example)).toEqual([...examples.keys()]);
  for (const {example, files} of recorded)
    expect(examples.get(example)).toEqual(expect.arrayContaining([...files.keys()]));
});
