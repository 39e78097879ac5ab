import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      prepare: 'prepare.mjs',
      generates: ['dist'],
      claims: [
        {
          claim: 'The page of `addPages` is made from a file of the plugin and reads the module of `addRuntimeModules`.',
          file: 'notices.html',
          selector: '.notice-list li',
          texts: ['2026-11-21 No night ferry this week.', '2026-10-02 Bicycles travel free until spring.'],
        },
        {
          claim: 'A component of `globalUIComponents` is in the HTML of every page, behind the layout.',
          file: 'index.html',
          selector: '#root > aside.notice-bar > span',
          text: 'No night ferry this week.',
        },
        {
          claim: 'Its link leads to the added page.',
          file: 'index.html',
          selector: 'aside.notice-bar a',
          attribute: 'href',
          values: ['/notices.html'],
        },
        {
          claim: 'Frontmatter that the plugin reads switches the bar off for one page.',
          file: 'tickets.html',
          selector: 'aside.notice-bar',
          absent: true,
          unlike: 'index.html',
        },
        {
          claim: 'The list itself does not show the bar.',
          file: 'notices.html',
          selector: 'aside.notice-bar',
          absent: true,
          unlike: 'index.html',
        },
        {
          claim: 'The style sheet of the plugin is part of the site’s.',
          file: 'static/css/styles.*.css',
          contains: '.notice-bar{',
        },
        {
          claim: 'Text that a component renders is not in the search index; only the heading of the page is.',
          file: 'static/search_index.*.json',
          lacks: 'Bicycles travel free',
          unlike: 'notices.html',
        },
      ],
    },
    date: {
      config: 'rspress.date.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'An error of the plugin function ends the build with its message.',
          log: 'Error: rspress-plugin-notices: "No night ferry this week." has the date "21 Nov". Write a date such as 2026-11-21.',
        },
      ],
    },
  },
});
