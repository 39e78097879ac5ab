import {defineExample} from '../../verify/examples/define';

const outline = '#aside-container nav a';
const code = '.rspress-doc .language-js';

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
          proves: ['api/config/config-theme#searchplaceholdertext'],
          file: 'repair/open.html',
          selector: '[class*=searchWord]',
          text: 'Look something up',
        },
        {
          claim: 'A `title` in the frontmatter becomes the heading of a page that has none.',
          proves: ['guide/default-theme/doc-page#title'],
          file: 'repair/straps.html',
          selector: '.rspress-doc h1',
          text: 'Replace the straps#',
        },
        {
          claim: 'A page that is not in the sidebar leads on to the first page of the sidebar.',
          file: 'repair/attic.html',
          selector: '[class*=pager-link]',
          attribute: 'href',
          values: ['/repair/open.html'],
        },
        {
          claim: '`navbar: false` in the frontmatter removes the navigation bar of a page.',
          proves: ['api/config/config-frontmatter#navbar'],
          file: 'repair/label.html',
          selector: '.rspress-nav',
          absent: true,
          unlike: 'repair/reeds.html',
        },
        {
          claim: '`sidebar: false` in the frontmatter removes the sidebar of a page.',
          file: 'repair/label.html',
          selector: '.rspress-sidebar',
          absent: true,
          unlike: 'repair/reeds.html',
        },
        {
          claim: '`outline: false` in the frontmatter removes the outline of a page.',
          proves: ['api/config/config-theme#outline'],
          file: 'repair/label.html',
          selector: '#aside-container',
          absent: true,
          unlike: 'repair/reeds.html',
        },
        {
          claim: '`footer: false` in the frontmatter removes the edit link and the page links.',
          proves: ['api/config/config-frontmatter#footer'],
          file: 'repair/label.html',
          selector: '.rspress-doc-footer footer',
          absent: true,
          unlike: 'repair/reeds.html',
        },
        {
          claim: 'The outline has a second form for small screens, opened by a button with the same title.',
          file: 'repair/reeds.html',
          selector: '.rspress-sidebar-menu button',
          texts: ['Menu', 'Contents'],
        },
        {
          claim: 'A code block has its title above it and line numbers when lines are marked.',
          file: 'repair/frequencies.html',
          selector: `${code} .rspress-code-title, ${code} .linenumber`,
          texts: ['reeds.js', '1', '2', '3', '4'],
        },
        {
          claim: 'Two buttons wrap and copy the code.',
          file: 'repair/frequencies.html',
          selector: `${code} button`,
          attribute: 'title',
          values: ['Toggle code wrap', 'Copy code'],
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
          claim: '`outline: true` in the frontmatter brings it back for one page.',
          file: 'repair/frequencies.html',
          selector: outline,
          texts: ['The formula', 'The table'],
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
          proves: ['api/config/config-theme#fallbackheadingtitle'],
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
