import {defineExample} from '../../scripts/examples/define';

const outline = '#aside-container nav a';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The outline lists headings of the levels two to four.',
          file: 'repair/open.html',
          selector: outline,
          texts: ['Remove the pins', 'Stuck pins', 'Rusted pins', 'Lift the bellows'],
        },
        {
          claim: '`outlineTitle` stands above it.',
          file: 'repair/open.html',
          selector: '#aside-container > div',
          text: 'Contents',
        },
        {
          claim: 'The edit link joins `docRepoBaseUrl` and the path of the file.',
          file: 'repair/open.html',
          selector: '[class*=editLink]',
          attribute: 'href',
          values: ['https://example.com/bellows/blob/main/docs/repair/open.md'],
        },
        {
          claim: 'The text of the edit link is the configured one.',
          file: 'repair/open.html',
          selector: '[class*=editLink]',
          text: 'Improve this page',
        },
        {
          claim: '`prevPageText` and `nextPageText` stand above the titles of the pages.',
          file: 'repair/reeds.html',
          selector: '[class*=pager-link]',
          texts: ['Back toOpen the case', 'On toReplace the straps'],
        },
        {
          claim: 'The first page has no page before it.',
          file: 'repair/open.html',
          selector: '[class*=pager-link]',
          attribute: 'href',
          values: ['/repair/reeds.html'],
        },
        {
          claim: '`searchPlaceholderText` is the text of the search button.',
          file: 'repair/open.html',
          selector: '[class*=searchWord]',
          text: 'Look something up',
        },
        {
          claim: 'A `title` in the frontmatter becomes the heading of a page that has none.',
          file: 'repair/straps.html',
          selector: '.rspress-doc h1',
          text: 'Replace the straps#',
        },
      ],
    },
    plain: {
      config: 'rspress.plain.config.ts',
      claims: [
        {
          claim: '`outline: false` takes the outline away from all pages.',
          file: 'repair/open.html',
          selector: '#aside-container',
          absent: true,
          unlike: 'default:repair/open.html',
        },
        {
          claim: 'An edit link without `text` is not shown: there is no default text.',
          file: 'repair/open.html',
          selector: '[class*=editLink]',
          absent: true,
          unlike: 'default:repair/open.html',
        },
        {
          claim: '`fallbackHeadingTitle: false` makes no heading from the title.',
          file: 'repair/straps.html',
          selector: '.rspress-doc h1',
          absent: true,
          unlike: 'default:repair/straps.html',
        },
        {
          claim: 'The texts of the page links by default.',
          file: 'repair/reeds.html',
          selector: '[class*=pager-link] [class*=desc]',
          texts: ['Previous Page', 'Next Page'],
        },
      ],
    },
  },
});
