import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'A badge in a heading does not change its id.',
          proves: ['guide/default-theme/components#example'],
          file: 'guide/gear.html',
          selector: 'h2#to-rent-or-to-buy span',
          text: 'Revised',
        },
        {
          claim: 'Badges work in a table.',
          proves: ['guide/default-theme/components#example'],
          file: 'guide/gear.html',
          selector: 'td span',
          texts: ['Rent', 'Buy'],
        },
        {
          claim: 'The outline has no badge.',
          proves: ['guide/default-theme/components#example'],
          file: 'guide/gear.html',
          selector: '#aside-container li:first-child',
          text: 'To rent or to buy',
        },
        {
          claim: 'Content of a tab is Markdown when there are empty lines around it.',
          proves: ['guide/default-theme/components#tabs'],
          file: 'guide/gear.html',
          selector: '.rspress-doc div[label=Summer] strong',
          text: 'one litre',
        },
        {
          claim: 'Only the chosen tab is in the HTML.',
          proves: ['guide/default-theme/components#tabs'],
          file: 'guide/gear.html',
          lacks: 'Gloves and a lamp',
          unlike: 'static/js/async/*.js',
        },
        {
          claim: 'Cards that are links keep their address.',
          proves: ['guide/default-theme/components#cards'],
          file: 'guide/gear.html',
          selector: '.card-grid a',
          attribute: 'href',
          values: ['/guide/plan.html', 'https://example.com/maps'],
        },
        {
          claim: 'Each heading between the tags of `Steps` is a step, without an id.',
          proves: ['api/client-api/api-components#steps', 'guide/default-theme/components#steps'],
          file: 'guide/contribute.html',
          selector: '.rspress-doc h3:not([id])',
          texts: ['Get the tools', 'Start the server', 'Write'],
        },
        {
          claim: 'A link inside a component names the route.',
          proves: ['guide/default-theme/components#steps'],
          file: 'guide/contribute.html',
          selector: '.rspress-doc h3 ~ p a',
          attribute: 'href',
          values: ['/walks/lake-loop.html'],
        },
        {
          claim: 'The link to the source has a label.',
          proves: ['guide/default-theme/components#source'],
          file: 'guide/contribute.html',
          selector: '.rspress-doc a[target=_blank][href="https://github.com/example/trail-notes"]',
          text: 'Source',
        },
      ],
    },
  },
});
