import {defineExample} from '../../verify/examples/define';

const sidebar = '.rspress-sidebar';
const outline = '[class*=aside-container]';
const footer = '.rspress-doc-footer footer';
const full = 'plants/basil.html';

export default defineExample({
  builds: {
    default: {
      claims: [
        // doc, the default
        {
          claim:
            'A page is of type `doc` unless it says otherwise: navigation bar, sidebar, text, outline, page footer.',
          proves: ['api/config/config-frontmatter#pagetype', 'guide/basic/custom-page#page-types'],
          file: full,
          selector: `.rspress-nav, ${sidebar}, .rspress-doc, ${outline}, ${footer}`,
          count: 5,
        },
        {
          claim: 'Its document title is heading and site title.',
          proves: ['api/config/config-frontmatter#title'],
          file: full,
          selector: 'head > title',
          text: 'Basil - Greenhouse',
        },
        {
          claim: '`sidebar: false` takes the sidebar away.',
          proves: ['api/config/config-frontmatter#sidebar'],
          file: 'plants/no-sidebar.html',
          selector: sidebar,
          absent: true,
          unlike: full,
        },
        {
          claim: '`outline: false` takes the outline away.',
          proves: ['api/config/config-frontmatter#outline'],
          file: 'plants/no-outline.html',
          selector: outline,
          absent: true,
          unlike: full,
        },
        {
          claim: '`navbar: false` takes the navigation bar away.',
          file: 'plants/no-navbar.html',
          selector: '.rspress-nav',
          absent: true,
          unlike: full,
        },
        {
          claim: '`footer: false` takes edit link and page links away.',
          proves: ['api/config/config-frontmatter#footer'],
          file: 'plants/no-footer.html',
          selector: footer,
          absent: true,
          unlike: full,
        },
        {
          claim: '`title` and `titleSuffix` make the document title; a suffix may bring its own separator.',
          proves: ['api/config/config-frontmatter#titlesuffix'],
          file: 'plants/own-title.html',
          selector: 'head > title',
          text: 'Mint, also called Mentha | Herbs',
        },
        {
          claim: '`description` of the page replaces that of the site.',
          proves: ['api/config/config-frontmatter#description'],
          file: 'plants/own-title.html',
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['Keep it in a pot of its own'],
        },
        {
          claim: 'A page with a `title` and no first-level heading gets the title as its heading.',
          file: 'plants/title-only.html',
          selector: '.rspress-doc h1#thyme',
          text: 'Thyme#',
        },
        {
          claim: 'A page with neither has the site title alone.',
          file: 'plants/untitled.html',
          selector: 'head > title',
          text: 'Greenhouse',
        },

        // home
        {
          claim: 'A page of type `home` has navigation bar and hero, and the footer of the site.',
          proves: ['api/config/config-frontmatter#pagetype', 'guide/basic/custom-page#page-types'],
          file: 'index.html',
          selector: '.rspress-nav, .rspress-home-hero-tagline, section footer',
          count: 3,
        },
        {
          claim: 'The footer message is shown on home pages only.',
          proves: ['api/config/config-theme#footer'],
          file: 'index.html',
          selector: 'section footer',
          text: 'Grown with care',
        },
        {
          claim: 'A documentation page does not show the footer message.',
          proves: ['api/config/config-theme#footer'],
          file: full,
          lacks: /<footer[^>]*>[\s\S]*Grown with care/,
          unlike: 'index.html',
        },
        {
          claim: 'On a home page `titleSuffix` stands behind the site title.',
          proves: ['api/config/config-frontmatter#titlesuffix'],
          file: 'index.html',
          selector: 'head > title',
          text: 'Greenhouse - Watering plans',
        },

        // custom and blank
        {
          claim: 'A page of type `custom` has the navigation bar and its own content, without the styles of the theme.',
          proves: ['guide/basic/custom-page#page-types', 'guide/basic/custom-page#mistakes'],
          file: 'pages/custom.html',
          selector: 'section > h1',
          attribute: 'class',
          values: [null],
        },
        {
          claim: 'A custom page has no sidebar.',
          file: 'pages/custom.html',
          selector: `${sidebar}, .rspress-doc`,
          absent: true,
          unlike: full,
        },
        {
          claim: 'The document title of a custom page is the site title, whatever its `title`.',
          proves: ['api/config/config-frontmatter#title', 'guide/basic/custom-page#mistakes'],
          file: 'pages/custom.html',
          selector: 'head > title',
          text: 'Greenhouse',
        },
        {
          claim: 'Components of a custom page are rendered, and their links get the extension.',
          proves: ['guide/basic/custom-page#example'],
          file: 'poster.html',
          selector: 'section > main[class*=poster] a',
          attribute: 'href',
          values: ['/plants/basil.html'],
        },
        {
          claim: '`Helmet` gives a custom page a document title of its own.',
          file: 'poster.html',
          selector: 'head > title',
          text: 'Open day | Greenhouse',
        },
        {
          claim: 'A page of type `blank` has its content without the elements of the theme.',
          proves: ['guide/basic/custom-page#page-types'],
          file: 'pages/blank.html',
          selector: '#root > section > h1',
          text: 'Blank#',
        },
        {
          claim: 'A blank page has no navigation bar.',
          proves: ['api/config/config-frontmatter#pagetype', 'guide/basic/custom-page#page-types'],
          file: 'pages/blank.html',
          selector: '.rspress-nav',
          absent: true,
          unlike: 'pages/custom.html',
        },

        // 404
        {
          claim: 'A page of type `404` shows the theme’s page for unknown addresses instead of its content.',
          proves: ['guide/basic/custom-page#page-types'],
          file: 'pages/lost.html',
          selector: 'section h1',
          text: 'PAGE NOT FOUND',
        },
        {
          claim: 'The same page is written for unknown addresses when the project has none.',
          file: '404.html',
          selector: 'section h1',
          text: 'PAGE NOT FOUND',
        },
        {claim: 'Its document title says so.', file: '404.html', selector: 'head > title', text: '404 - Greenhouse'},

        // not in 1.x
        {
          claim:
            '`doc-wide` is no page type of 1.x: as with any unknown word there is text, and neither sidebar nor outline nor page footer.',
          proves: ['api/config/config-frontmatter#pagetype', 'guide/basic/custom-page#page-types'],
          file: 'plants/doc-wide.html',
          selector: `${sidebar}, ${outline}, ${footer}`,
          absent: true,
          unlike: full,
        },
        {
          claim: 'A page of an unknown type has the site title alone.',
          file: 'pages/unknown.html',
          selector: 'head > title',
          text: 'Greenhouse',
        },
      ],
    },
  },
});
