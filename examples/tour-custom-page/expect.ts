import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'A custom page has the navigation bar and its own content.',
          proves: ['guide/basic/custom-page#example'],
          file: 'open-day.html',
          selector: '.rspress-nav [class*=navBarTitle], section > main h1',
          texts: ['Trail notes', 'Walk with us on Saturday'],
        },
        {
          claim: 'It has no sidebar.',
          proves: ['guide/basic/custom-page#example'],
          file: 'open-day.html',
          selector: '.rspress-sidebar',
          absent: true,
          unlike: 'walks/lake-loop.html',
        },
        {
          claim: '`Link` adds the extension.',
          proves: ['guide/basic/custom-page#example'],
          file: 'open-day.html',
          selector: 'section > main a',
          attribute: 'href',
          values: ['/walks/lake-loop.html'],
        },
        {
          claim: '`Helmet` gives a page made from a component a document title.',
          proves: ['guide/basic/custom-page#page-types'],
          file: 'checklist.html',
          selector: 'head > title',
          text: 'Checklist | Trail notes',
        },
        {
          claim: 'A blank page has no navigation bar.',
          proves: ['guide/basic/custom-page#page-types'],
          file: 'checklist.html',
          selector: '.rspress-nav',
          absent: true,
          unlike: 'open-day.html',
        },
        {
          claim: 'A global component is on documentation pages.',
          proves: ['guide/basic/custom-page#global-components'],
          file: 'walks/lake-loop.html',
          selector: 'aside.notice',
          text: 'The bridge at the boathouse is closed.',
        },
        {
          claim: 'It is on pages of other types too.',
          proves: ['guide/basic/custom-page#global-components'],
          file: 'checklist.html',
          selector: 'aside.notice',
          text: 'The bridge at the boathouse is closed.',
        },
        {
          claim: 'Global styles come after those of the theme.',
          proves: ['guide/basic/custom-page#global-styles'],
          file: 'static/css/styles.*.css',
          contains: /--rp-c-brand:\s*#0095ff[\s\S]*--rp-c-brand:\s*#3f6b3a/,
        },
        {
          claim: 'A function in `head` knows the route.',
          proves: ['guide/basic/custom-page#head'],
          file: 'walks/lake-loop.html',
          selector: 'meta[property="og:url"]',
          attribute: 'content',
          values: ['https://example.com/walks/lake-loop'],
        },
        {
          claim: 'A page adds tags of its own.',
          proves: ['guide/basic/custom-page#head'],
          file: 'walks/lake-loop.html',
          selector: 'meta[property="og:image"]',
          attribute: 'content',
          values: ['https://example.com/lake-loop.png'],
        },
        {
          claim: 'The page for unknown URLs gets none of them.',
          file: '404.html',
          selector: 'meta[property^="og:"]',
          absent: true,
          unlike: 'index.html',
        },
      ],
    },
  },
});
