import {defineExample} from '../../verify/examples/define';

const aside = '#aside-container';
const footer = '.rspress-doc-footer';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'Without a `#` heading, the title of the frontmatter is the heading of the page.',
          proves: ['guide/default-theme/doc-page#title', 'guide/default-theme/doc-page#example'],
          file: 'walks/lake-loop.html',
          selector: '.rspress-doc h1',
          text: 'Lake loop#',
        },
        {
          claim: '`outlineTitle` is above the outline.',
          proves: ['guide/default-theme/doc-page#outline', 'guide/default-theme/doc-page#example'],
          file: 'guide/plan.html',
          selector: `${aside} > div:first-child`,
          text: 'In this note',
        },
        {
          claim: 'Emphasis in a heading is emphasis in the outline.',
          proves: ['guide/default-theme/doc-page#outline'],
          file: 'guide/pack.html',
          selector: `${aside} em`,
          text: 'cold',
        },
        {
          claim: 'Text inside a component of a heading is on the page.',
          proves: ['guide/default-theme/doc-page#outline'],
          file: 'walks/ridge-path.html',
          selector: '.rspress-doc h2#in-winter span',
          text: 'closed',
        },
        {
          claim: 'It is not in the outline.',
          proves: ['guide/default-theme/doc-page#outline'],
          file: 'walks/ridge-path.html',
          selector: `${aside} a`,
          texts: ['In winter'],
        },
        {
          claim: 'The edit link joins `docRepoBaseUrl` and the path of the file.',
          proves: ['guide/default-theme/doc-page#edit-link', 'guide/default-theme/doc-page#example'],
          file: 'guide/plan.html',
          selector: `${footer} a[target=_blank]`,
          attribute: 'href',
          values: ['https://github.com/example/trail-notes/edit/main/docs/guide/plan.md'],
        },
        {
          claim: 'The links to the neighbours have the labels of the configuration.',
          proves: ['guide/default-theme/doc-page#page-links', 'guide/default-theme/doc-page#example'],
          file: 'guide/pack.html',
          selector: `${footer} [class*=desc_]`,
          texts: ['Before this', 'After this'],
        },
        {
          claim: 'The slot `afterDocFooter` is below every documentation page.',
          proves: ['guide/default-theme/doc-page#footer'],
          file: 'guide/plan.html',
          selector: `${footer} + p, ${footer} p:last-child`,
          text: 'Text under CC BY 4.0',
        },
        {
          claim: 'Four switches in the frontmatter leave only the text.',
          proves: ['guide/default-theme/doc-page#hide'],
          file: 'sign.html',
          selector: `.rspress-nav, .rspress-sidebar, ${aside}, ${footer} a`,
          absent: true,
          unlike: 'walks/ridge-path.html',
        },
        {
          claim: 'The button to the top is not in the HTML.',
          proves: ['guide/default-theme/doc-page#scrolling'],
          file: 'guide/plan.html',
          lacks: /scroll-?to-?top/i,
          unlike: 'static/js/*.js',
        },
      ],
    },
  },
});
