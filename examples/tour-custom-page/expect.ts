import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'A custom page has the navigation bar and its own content.',
          file: 'open-day.html',
          selector: '.rspress-nav [class*=navBarTitle], section > main h1',
          texts: ['Trail notes', 'Walk with us on Saturday'],
        },
        {
          claim: 'It has no sidebar.',
          file: 'open-day.html',
          selector: '.rspress-sidebar',
          absent: true,
          unlike: 'walks/lake-loop.html',
        },
        {
          claim: '`Link` adds the extension.',
          file: 'open-day.html',
          selector: 'section > main a',
          attribute: 'href',
          values: ['/walks/lake-loop.html'],
        },
        {
          claim: '`Helmet` gives a page made from a component a document title.',
          file: 'checklist.html',
          selector: 'head > title',
          text: 'Checklist | Trail notes',
        },
        {
          claim: 'A blank page has no navigation bar.',
          file: 'checklist.html',
          selector: '.rspress-nav',
          absent: true,
          unlike: 'open-day.html',
        },
        {
          claim: 'A global component is on documentation pages.',
          file: 'walks/lake-loop.html',
          selector: 'aside.notice',
          text: 'The bridge at the boathouse is closed.',
        },
        {
          claim: 'It is on pages of other types too.',
          file: 'checklist.html',
          selector: 'aside.notice',
          text: 'The bridge at the boathouse is closed.',
        },
        {
          claim: 'Global styles come after those of the theme.',
          file: 'static/css/styles.*.css',
          contains: /--rp-c-brand:\s*#0095ff[\s\S]*--rp-c-brand:\s*#3f6b3a/,
        },
        {
          claim: 'A function in `head` knows the route.',
          file: 'walks/lake-loop.html',
          selector: 'meta[property="og:url"]',
          attribute: 'content',
          values: ['https://example.com/walks/lake-loop'],
        },
        {
          claim: 'A page adds tags of its own.',
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
