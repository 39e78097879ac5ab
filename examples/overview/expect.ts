import {defineExample} from '../../scripts/examples/define';

const page = 'api/index.html';
const card = '[class*="overview-group_"]';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The heading of an overview page is its title.',
          file: page,
          selector: '.overview-index h1',
          text: 'All calls',
        },
        {
          claim: 'The text of the page stands above the cards.',
          file: page,
          selector: '.overview-index > p',
          text: 'Every call of Loom on one page.',
        },
        {
          claim: 'Each group of the sidebar is a section.',
          file: page,
          selector: '.overview-index h2',
          texts: ['Warp', 'Weft'],
        },
        {
          claim: 'Each page of a group is a card that links to it; the overview page itself is left out.',
          file: page,
          selector: `${card} h3 a`,
          attribute: 'href',
          values: ['/api/warp/tension.html', '/api/warp/threads.html', '/api/weft/beat.html', '/api/weft/shuttle.html'],
        },
        {
          claim: 'A card lists second-level headings; `overviewHeaders` of a folder adds levels for its pages.',
          file: page,
          selector: `${card}:has(a[href^="/api/warp/"]) li`,
          texts: ['tighten()', 'Limits', 'loosen()', 'count()'],
        },
        {
          claim: '`overviewHeaders` of a page comes before that of its folder; an empty list hides the headings.',
          file: page,
          selector: `${card}:has(a[href^="/api/weft/"]) li`,
          texts: ['throw()', 'From the left'],
        },
        {
          claim: 'Entries link to their headings.',
          file: page,
          selector: `${card} a[href*="#l"]`,
          attribute: 'href',
          values: ['/api/warp/tension.html#limits', '/api/warp/tension.html#loosen'],
        },
        {
          claim: 'The texts of the filter come from `themeConfig.overview`.',
          file: page,
          selector: '#api-filter, label[for=api-filter]',
          texts: ['Find', ''],
        },
        {
          claim: 'The placeholder of the filter is configured too.',
          file: page,
          selector: '#api-filter',
          attribute: 'placeholder',
          values: ['A stitch, a yarn'],
        },
        {
          claim: 'An overview page has no outline.',
          file: page,
          selector: '[class*=aside-container]',
          absent: true,
          unlike: 'api/warp/tension.html',
        },
      ],
    },
  },
});
