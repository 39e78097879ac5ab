import {
  showHighlight,
  clearHighlight,
  highlightAfterNavigation,
  findTerms,
  HIGHLIGHT_NAME,
} from '@site/src/components/Search/matchHighlight';

const page = `
  <main><article>
    <h1 id="title">Deploy</h1><p>Deploy the site.</p>
    <h2 id="base">Base path</h2><p>Set <code>base</code>.</p>
    <h3 id="deep">Deeper</h3><p>More on base.</p>
    <h2 id="next">Next</h2><p>Another base.</p>
  </article></main>`;

const found = (terms: string[], anchor: string) =>
  findTerms(document.querySelector('article')!, new Set(terms), anchor).map((range) => range.toString());

beforeEach(() => {
  document.body.innerHTML = page;
});

describe('findTerms', () => {
  it('finds words in the whole page', () => {
    expect(found(['base'], '')).toEqual(['Base', 'base', 'base', 'base']);
  });

  it('stays in the section of a heading, with its subsections', () => {
    expect(found(['base'], 'base')).toEqual(['Base', 'base', 'base']);
    expect(found(['base'], 'deep')).toEqual(['base']);
  });

  it('searches the whole page when the heading is missing', () => {
    expect(found(['base'], 'gone')).toHaveLength(4);
  });

  it('marks a bounded number of places', () => {
    document.querySelector('article')!.innerHTML = '<p>base </p>'.repeat(1000);
    expect(found(['base'], '').length).toBeLessThanOrEqual(200);
  });
});

describe('showHighlight', () => {
  const highlights = new Map<string, Set<Range>>();

  beforeAll(() => {
    class HighlightSet extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    }
    Object.assign(globalThis, {Highlight: HighlightSet, CSS: {highlights}});
  });

  const marks = () => [...(highlights.get(HIGHLIGHT_NAME) ?? [])].map((range) => range.toString());

  it('marks the expected page once and clears on the next', () => {
    highlightAfterNavigation({pathname: '/guide/basic/deploy', anchor: 'base', terms: ['base', 'path']});
    showHighlight('/elsewhere');
    expect(marks()).toEqual([]);
    showHighlight('/guide/basic/deploy/');
    expect(marks()).toEqual(['Base', 'path', 'base', 'base']);
    // The style of the highlight waits for it.
    expect(document.documentElement.matches('[data-search-match]')).toBe(true);
    showHighlight('/guide/basic/deploy');
    expect(marks()).toEqual([]);
    expect(document.documentElement.matches('[data-search-match]')).toBe(false);
  });

  it('does nothing where the browser cannot mark', () => {
    Object.assign(globalThis, {CSS: {}});
    highlightAfterNavigation({pathname: '/a', anchor: '', terms: ['base']});
    expect(() => showHighlight('/a')).not.toThrow();
    expect(() => clearHighlight()).not.toThrow();
  });
});
