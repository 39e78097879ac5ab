import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'An index page that `_meta.json` lists has an entry of its own, and the page after it links to its file.',
          proves: ['guide/basic/auto-nav-sidebar#known-issues'],
          file: 'walks/lake-loop.html',
          selector: '.rspress-doc-footer a, .rspress-sidebar a[href$="/walks/index.html"]',
          attribute: 'href',
          values: ['/walks/index.html', '/walks/index.html', '/walks/ridge-path.html'],
        },
        {
          claim: 'Each page outside of groups and each group is a section; custom links are left out.',
          proves: ['guide/default-theme/overview-page#example'],
          file: 'walks/index.html',
          selector: '.overview-index h2',
          texts: ['Lake loop', 'Ridge path (hard)', 'Along the coast'],
        },
        {
          claim: 'The text of the file comes before the cards.',
          proves: ['guide/default-theme/overview-page#example'],
          file: 'walks/index.html',
          selector: '.overview-index > p',
          text: 'Shortest first. Each walk is done in a day.',
        },
        {
          claim: 'Cards list second-level headings, and with `overviewHeaders` others too. A custom id of an MDX page counts if its brace is escaped.',
          proves: ['guide/default-theme/overview-page#example'],
          file: 'walks/index.html',
          selector: '.overview-index li a',
          attribute: 'href',
          values: [
            '/walks/lake-loop.html#the-way-there',
            '/walks/lake-loop.html#where-to-swim',
            '/walks/lake-loop.html#in-summer',
            '/walks/ridge-path.html#in-winter',
            '/walks/coast/lighthouse.html#hours',
          ],
        },
        {
          claim: 'The heading of the page has the same id.',
          proves: ['guide/default-theme/overview-page#mistakes'],
          file: 'walks/coast/lighthouse.html',
          selector: 'h2#hours',
          text: 'Opening hours#',
        },
        {
          claim: 'The label of the filter is configured.',
          proves: ['guide/default-theme/overview-page#configured-sidebar'],
          file: 'walks/index.html',
          selector: '.overview-index label',
          text: 'Find',
        },
        {
          claim: 'An overview page has no outline.',
          proves: ['guide/default-theme/overview-page#example'],
          file: 'walks/index.html',
          selector: '#aside-container',
          absent: true,
          unlike: 'walks/lake-loop.html',
        },
      ],
    },
  },
});
