import {defineExample} from '../../verify/examples/define';

const page = 'api/index.html';
const card = '[class*="overview-group_"]';

export default defineExample({
  builds: {
    default: {
      live: true,
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
          claim: 'Each group of the sidebar is a section, and so is each page outside a group.',
          file: page,
          selector: '.overview-index h2',
          texts: ['Terms', 'Warp', 'Weft'],
        },
        {
          claim: 'Each page of a group is a card that links to it, and an inner group is a card that links to its first page; index pages are left out.',
          file: page,
          selector: `${card} h3 a`,
          attribute: 'href',
          values: [
            '/api/terms.html',
            '/api/warp/tension.html',
            '/api/warp/threads.html',
            '/api/weft/beat.html',
            '/api/weft/shuttle.html',
            '/api/weft/patterns/satin.html',
          ],
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
        {
          claim: 'An inner group is named by its label and lists no headings.',
          file: page,
          selector: `${card}:has(a[href^="/api/weft/patterns/"])`,
          text: 'Patterns',
        },
        {
          claim: 'The index page of a group without inner groups shows that group as its one section.',
          file: 'api/warp/index.html',
          selector: '.overview-index h2',
          texts: ['Warp'],
        },
        {
          claim: '`overviewHeaders` of the overview page comes before that of the folder.',
          file: 'api/warp/index.html',
          selector: `${card} li`,
          texts: ['tighten()', 'loosen()', 'count()'],
        },
        {
          claim: 'The index page of a group with inner groups has a section for each page and each inner group.',
          file: 'api/weft/index.html',
          selector: '.overview-index h2',
          texts: ['beat', 'shuttle', 'Patterns'],
        },
        {
          claim: 'There the pages of the inner group are cards with their headings.',
          file: 'api/weft/index.html',
          selector: `${card}:has(a[href^="/api/weft/patterns/"]) li`,
          texts: ['satin()', 'twill()'],
        },
        {
          claim: 'All cards are in the HTML, with a field that does nothing until the script runs.',
          file: page,
          selector: 'input[type=search]#api-filter',
          count: 1,
        },
        {
          claim: 'An overview page has no links to other pages below.',
          file: page,
          selector: '.rspress-doc-footer',
          absent: true,
          unlike: 'api/warp/tension.html',
        },
      ],
    },
    languages: {
      config: 'rspress.languages.config.ts',
      claims: [
        {
          claim: 'Each language lists its own pages.',
          file: 'zh/api/index.html',
          selector: `${card} h3 a`,
          attribute: 'href',
          values: ['/zh/api/tension.html'],
        },
        {
          claim: 'The texts of the filter are those of the language.',
          file: 'zh/api/index.html',
          selector: 'label[for=api-filter]',
          text: '查找',
        },
        {
          claim: 'A language without texts has the English ones; those above the languages are not read.',
          file: 'api/index.html',
          selector: 'label[for=api-filter]',
          text: 'Filter',
        },
      ],
    },
    mistakes: {
      config: 'rspress.mistakes.config.ts',
      claims: [
        {
          claim: 'An overview page that is neither an index nor named overview lists nothing.',
          file: 'calls/all.html',
          selector: '.overview-index',
          text: /No matching API found:$/,
        },
        {
          claim: 'A page named overview lists the pages beside it.',
          file: 'stitches/overview.html',
          selector: `${card} h3 a`,
          attribute: 'href',
          values: ['/stitches/plain.html'],
        },
        {
          claim: 'A first-level heading in an overview page stands there twice.',
          file: 'doubled/index.html',
          selector: '.overview-index h1',
          texts: ['Twice', 'Twice#'],
        },
        {
          claim: 'The card of an inner group with an index page leads to a file that does not exist; a custom link in a group is a card.',
          file: 'parts/index.html',
          selector: `${card} h3 a`,
          attribute: 'href',
          values: ['/parts/warp/beam.html', '/parts/warp/deep.html', 'https://example.com/parts'],
        },
        {
          claim: 'The index page of that group has another address.',
          file: 'parts/warp/deep/index.html',
          exists: true,
        },
        {
          claim: 'The address of the card is no file.',
          file: 'parts/warp/deep.html',
          exists: false,
          source: 'docs-mistakes/parts/warp/deep/index.md',
        },
        {
          claim:
            'A folder without index page is missing when the folder around it has neither an index page nor a `_meta.json`.',
          file: 'nests/index.html',
          lacks: 'inner/bottom',
          unlike: 'index.html',
        },
        {
          claim: 'The pages of the folder around it are listed, and so is a second folder without index page.',
          file: 'nests/index.html',
          selector: `${card} h3 a`,
          attribute: 'href',
          values: ['/nests/outer/second/leaf.html', '/nests/outer/top.html'],
        },
        {
          claim: '`pageType: overview` is no page type: the page has neither cards nor sidebar.',
          file: 'kind/index.html',
          selector: '.overview-index, .rspress-sidebar',
          absent: true,
          unlike: 'stitches/overview.html',
        },
      ],
    },
  },
});
