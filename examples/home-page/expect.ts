import {defineExample} from '../../scripts/examples/define';

const image = '.rspress-home-hero-image img';
const card = '.rspress-home-feature-card';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The name of the hero is the heading of the page.',
          file: 'index.html',
          selector: 'section h1',
          text: 'Tent',
        },
        {
          claim: 'Each line of `text` is a paragraph.',
          file: 'index.html',
          selector: '.rspress-home-hero-text',
          texts: ['Pack once', 'Walk twice'],
        },
        {
          claim: '`tagline` may hold HTML.',
          file: 'index.html',
          selector: '.rspress-home-hero-tagline em',
          text: 'weather',
        },
        {
          claim: 'Actions are links; those to other hosts open in a new tab.',
          file: 'index.html',
          selector: 'section a[class*=button_]',
          attribute: 'target',
          values: [null, '_blank'],
        },
        {
          claim: 'Actions point to HTML files.',
          file: 'index.html',
          selector: 'section a[class*=button_]',
          attribute: 'href',
          values: ['/guide/first-list.html', 'https://example.com/tent'],
        },
        {
          claim: 'The theme of an action is its class.',
          file: 'index.html',
          selector: 'section a[class*=button_]',
          attribute: 'class',
          values: [/\bbrand_/, /\balt_/],
        },
        {
          claim: 'An image for light and one for dark are both in the page.',
          file: 'index.html',
          selector: image,
          attribute: 'src',
          values: ['/tent.svg', '/tent-dark.svg'],
        },
        {
          claim: 'An array in `srcset` is joined with commas; the same one is put on both images.',
          file: 'index.html',
          selector: image,
          attribute: 'srcset',
          values: ['/tent.svg 1x, /tent-2x.svg 2x', '/tent.svg 1x, /tent-2x.svg 2x'],
        },
        {
          claim: '`alt` and `sizes` are on both images.',
          file: 'index.html',
          selector: `${image}[alt="A green tent"][sizes="375px"]`,
          count: 2,
        },
        {
          claim: 'Titles of features are headings.',
          file: 'index.html',
          selector: '.rspress-home-feature-title',
          texts: ['Counts grams', 'Asks the forecast', 'Works offline'],
        },
        {
          claim: 'An icon is text or HTML, such as an emoji or an SVG.',
          file: 'index.html',
          selector: '.rspress-home-feature-icon',
          texts: ['⚖️', '', '📄'],
        },
        {
          claim: 'An SVG icon is part of the page.',
          file: 'index.html',
          selector: '.rspress-home-feature-icon svg circle',
          count: 1,
        },
        {
          claim: '`span` is the width in twelfths of the row halved: 6 is half a row, 4, the default, a third.',
          file: 'index.html',
          selector: `:has(> div > ${card})`,
          attribute: 'class',
          values: [/^grid-6_/, /^grid-6_/, /^grid-4_/],
        },
        {
          claim: '`details` may hold HTML.',
          file: 'index.html',
          selector: '.rspress-home-feature-detail strong',
          text: 'away',
        },
        {
          claim: 'A feature with a `link` is clickable with JavaScript only: there is no link in the HTML.',
          file: 'index.html',
          selector: `${card} a`,
          absent: true,
          unlike: 'with-links:index.html',
        },
        {
          claim: 'The pointer shows which features can be clicked.',
          file: 'index.html',
          selector: card,
          attribute: 'style',
          values: ['cursor:pointer', 'cursor:pointer', 'cursor:auto'],
        },
        {
          claim: 'The footer message may hold HTML.',
          file: 'index.html',
          selector: 'section footer a',
          text: 'Source code',
        },
        {
          claim: 'Text below the frontmatter is not shown.',
          file: 'index.html',
          lacks: 'This text is not shown',
          unlike: 'with-links:notes.html',
        },
      ],
    },
    'with-links': {
      config: 'rspress.links.config.ts',
      claims: [
        {
          claim: '`details` with an HTML link make a feature reachable without JavaScript.',
          file: 'index.html',
          selector: `${card} a`,
          attribute: 'href',
          values: ['/notes.html'],
        },
        {
          claim: 'An empty list of actions shows a stray 0 below the tagline: leave `actions` out instead.',
          file: 'index.html',
          contains: 'For weekend hikes</p>0</div>',
        },
      ],
    },
  },
});
