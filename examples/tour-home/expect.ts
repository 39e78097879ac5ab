import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'The name of the hero is the heading of the page.',
          proves: ['guide/default-theme/home-page#example'],
          file: 'index.html',
          selector: 'section h1',
          text: 'Trail notes',
        },
        {
          claim: 'Each line of `text` is a paragraph.',
          proves: ['guide/default-theme/home-page#example'],
          file: 'index.html',
          selector: '.rspress-home-hero-text',
          texts: ['Out in the morning', 'Home by night'],
        },
        {
          claim: 'Buttons lead to the HTML files of the pages.',
          proves: ['guide/default-theme/home-page#example'],
          file: 'index.html',
          selector: 'section a[class*=button_]',
          attribute: 'href',
          values: ['/guide/plan.html', '/walks/index.html'],
        },
        {
          claim: 'The theme of a button is its class.',
          proves: ['guide/default-theme/home-page#actions'],
          file: 'index.html',
          selector: 'section a[class*=button_]',
          attribute: 'class',
          values: [/\bbrand_/, /\balt_/],
        },
        {
          claim: 'An image has 375 pixels in both directions.',
          proves: ['guide/default-theme/home-page#image'],
          file: 'index.html',
          selector: '.rspress-home-hero-image img[width="375"][height="375"]',
          count: 2,
        },
        {
          claim: 'Each feature is a card with a heading.',
          proves: ['guide/default-theme/home-page#features'],
          file: 'index.html',
          selector: '.rspress-home-feature-title',
          texts: ['Walked first', 'Packed in minutes', 'Open or closed', 'Made for paper'],
        },
        {
          claim: '`details` may contain HTML, and so a link.',
          proves: ['guide/default-theme/home-page#features'],
          file: 'index.html',
          selector: '.rspress-home-feature-card a',
          attribute: 'href',
          values: ['/seasons.html'],
        },
        {
          claim: 'The title of the document is that of the site, then `titleSuffix`.',
          proves: ['api/config/config-frontmatter#titlesuffix', 'guide/default-theme/home-page#title'],
          file: 'index.html',
          selector: 'title',
          text: 'Trail notes - Walks of one day',
        },
        {
          claim: 'The footer is shown on the home page.',
          proves: ['guide/default-theme/home-page#footer'],
          file: 'index.html',
          selector: 'section footer',
          text: 'Written on foot. Licence',
        },
        {
          claim: 'The footer is not shown on other pages.',
          proves: ['guide/default-theme/home-page#footer'],
          file: 'guide/plan.html',
          lacks: 'Written on foot.',
          unlike: 'index.html',
        },
      ],
    },
  },
});
