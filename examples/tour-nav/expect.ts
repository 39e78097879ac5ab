import {defineExample} from '../../verify/examples/define';

const sidebar = '.rspress-sidebar nav';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'The navigation bar has the items of `docs/_meta.json`, in its order.',
          proves: ['guide/basic/auto-nav-sidebar#navigation-bar'],
          file: 'index.html',
          selector: '[class*=rightNav] .rspress-nav-menu > a, .rspress-nav-menu-group-button',
          texts: ['Guide', 'Walks', 'More'],
        },
        {
          claim: 'An item with `items` opens a menu with links.',
          proves: ['api/config/config-theme#nav-entries', 'guide/basic/auto-nav-sidebar#navigation-bar'],
          file: 'index.html',
          selector: '.rspress-nav-menu-group-content a',
          attribute: 'href',
          values: ['/seasons.html', 'https://example.com/forecast'],
        },
        {
          claim: 'The sidebar lists what `_meta.json` names, in its order, and nothing else.',
          proves: ['guide/basic/auto-nav-sidebar#sidebar', 'guide/start/introduction#around'],
          file: 'walks/lake-loop.html',
          selector: `${sidebar} > a, ${sidebar} > section > div:first-child`,
          texts: ['Lake loop', 'Ridge path (hard)', 'Along the coast', 'What to pack'],
        },
        {
          claim: 'A `label` does not change the heading of the page.',
          proves: ['guide/basic/auto-nav-sidebar#pages'],
          file: 'walks/ridge-path.html',
          selector: '.rspress-doc h1',
          text: 'Ridge path#',
        },
        {
          claim: 'A group without `_meta.json` lists its pages by file name.',
          proves: ['guide/basic/auto-nav-sidebar#sidebar', 'guide/start/introduction#around'],
          file: 'walks/lake-loop.html',
          selector: `${sidebar} > section .rspress-sidebar-item a`,
          texts: ['Day one: the lighthouse', 'Day two: the tide pools'],
        },
        {
          claim: 'A divider is a line.',
          proves: ['guide/basic/auto-nav-sidebar#sidebar'],
          file: 'walks/lake-loop.html',
          selector: `${sidebar} > .border-divider-light`,
          count: 1,
        },
        {
          claim: 'A custom link may lead to a page of another section.',
          proves: ['guide/basic/auto-nav-sidebar#sidebar'],
          file: 'walks/lake-loop.html',
          selector: `${sidebar} > a[href^="/guide/"]`,
          attribute: 'href',
          values: ['/guide/pack.html'],
        },
        {
          claim: 'A page directly in `docs` has an empty sidebar.',
          proves: ['guide/basic/auto-nav-sidebar#without-meta'],
          file: 'seasons.html',
          selector: `${sidebar} a`,
          absent: true,
          unlike: 'walks/lake-loop.html',
        },
        {
          claim: 'The link to the next page follows the sidebar, groups included.',
          proves: ['guide/basic/auto-nav-sidebar#one-sidebar-each'],
          file: 'walks/ridge-path.html',
          selector: '.rspress-doc-footer a',
          texts: ['Previous PageLake loop', 'Next PageDay one: the lighthouse'],
        },
        {
          claim: 'A page that the sidebar leaves out is built all the same.',
          proves: ['guide/basic/auto-nav-sidebar#sidebar'],
          file: 'walks/index.html',
          selector: '.rspress-doc h1',
          text: 'Walks#',
        },
      ],
    },
  },
});
