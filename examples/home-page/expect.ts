import {defineExample} from '../../verify/examples/define';

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
          texts: ['⚖️', '', '✏️'],
        },
        {
          claim: 'An SVG icon is part of the page.',
          file: 'index.html',
          selector: '.rspress-home-feature-icon svg circle',
          count: 1,
        },
        {
          claim: '`span` chooses the class of the width, 4 unless it is given; what the classes mean is in the build `widths`.',
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
          claim: 'The title of the document is that of the site, then `titleSuffix`.',
          file: 'index.html',
          selector: 'title',
          text: 'Tent - Packing lists',
        },
        {
          claim: 'The home page is not in the search index.',
          file: 'static/search_index.*.json',
          lacks: 'Pack once',
          unlike: 'index.html',
        },
        {
          claim: 'A home page has neither sidebar nor outline.',
          file: 'index.html',
          selector: '.rspress-sidebar',
          absent: true,
          unlike: 'guide/weights.html',
        },
        {
          claim: 'The footer stands on home pages only.',
          file: 'guide/weights.html',
          lacks: 'Pack light.',
          unlike: 'index.html',
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
    widths: {
      config: 'rspress.widths.config.ts',
      claims: [
        {
          claim: '`span` may be 2, 3, 4 or 6; any other number gives no width.',
          file: 'index.html',
          selector: `:has(> div > ${card})`,
          attribute: 'class',
          values: [
            /^grid-6_/,
            /^grid-6_/,
            /^grid-4_/,
            /^grid-4_/,
            /^grid-4_/,
            /^grid-3_/,
            /^grid-3_/,
            /^grid-2_/,
            /^undefined /,
          ],
        },
        {
          claim: 'From 960 pixels on, 3 is a quarter of the row, 4 a third and 6 a half.',
          file: 'static/css/styles.*.css',
          contains:
            /@media \(min-width:960px\)\{\.grid-3_\w+\{width:25%\}\.grid-4_\w+\{width:33\.3333%\}\.grid-6_\w+\{width:50%\}\}/,
        },
        {
          claim: 'From 768 pixels on, 2 and 4 are a half, 3 and 6 a third. For 2 no later rule follows, so it stays a half.',
          file: 'static/css/styles.*.css',
          contains:
            /@media \(min-width:768px\)\{\.grid-2_\w+,\.grid-4_\w+\{width:50%\}\.grid-3_\w+,\.grid-6_\w+\{width:33\.3333%\}\}/,
        },
        {
          claim: 'From 640 pixels on, 2, 4 and 6 are a half; 3 has no width of its own.',
          file: 'static/css/styles.*.css',
          contains: /@media \(min-width:640px\)\{\.grid-2_\w+,\.grid-4_\w+,\.grid-6_\w+\{width:50%\}\}/,
        },
        {
          claim: 'Below 640 pixels, 2, 4 and 6 fill the row.',
          file: 'static/css/styles.*.css',
          contains: /@media \(max-width:640px\)\{\.grid-2_\w+,\.grid-4_\w+,\.grid-6_\w+\{width:100%\}\}/,
        },
        {
          claim: 'Without `text` the hero has no lines in large type.',
          file: 'trips.html',
          selector: '.rspress-home-hero-text',
          absent: true,
          unlike: 'default:index.html',
        },
        {
          claim: 'Without `image` the hero has no picture.',
          file: 'trips.html',
          selector: image,
          absent: true,
          unlike: 'default:index.html',
        },
        {
          claim: 'A home page without `hero` shows placeholders.',
          file: 'bare.html',
          selector: 'section h1, .rspress-home-hero-text, .rspress-home-hero-tagline',
          texts: ['modern', 'modern ssg', 'modern ssg'],
        },
        {
          claim: 'On a page of type `home` with another address, links begin at that address, where there is no page.',
          file: 'trips.html',
          selector: 'section a[class*=button_]',
          attribute: 'href',
          values: ['/trips/bare.html'],
        },
        {
          claim: 'An action without `theme` is a filled button.',
          file: 'trips.html',
          selector: 'section a[class*=button_]',
          attribute: 'class',
          values: [/\bbrand_/],
        },
      ],
    },
    languages: {
      config: 'rspress.languages.config.ts',
      claims: [
        {
          claim: 'Each language has a home page of its own.',
          file: 'zh/index.html',
          selector: 'section h1',
          text: '帐篷',
        },
        {
          claim: 'Links of actions begin at the home page, so the language is added to them.',
          file: 'zh/index.html',
          selector: 'section a[class*=button_]',
          attribute: 'href',
          values: ['/zh/guide/first-list.html', 'https://example.com/tent'],
        },
        {
          claim: 'The title of the document is the title of the language, then `titleSuffix`.',
          file: 'zh/index.html',
          selector: 'title',
          text: '帐篷 - 装包清单',
        },
        {
          claim: '`description` of the frontmatter is that of the page.',
          file: 'zh/index.html',
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['周末徒步的装包清单'],
        },
        {
          claim: 'Without `span` a card takes a third of the row.',
          file: 'index.html',
          selector: `:has(> div > ${card})`,
          attribute: 'class',
          values: [/^grid-4_/, /^grid-4_/, /^grid-4_/],
        },
        {
          claim: 'With one picture for both appearances it is in the page twice all the same.',
          file: 'index.html',
          selector: image,
          attribute: 'src',
          values: ['/tent.svg', '/tent.svg'],
        },
        {
          claim: 'The footer is the same in all languages.',
          file: 'zh/index.html',
          selector: 'section footer',
          text: 'Pack light.',
        },
      ],
    },
    base: {
      config: 'rspress.base.config.ts',
      claims: [
        {
          claim: 'The base is added to links of actions as well.',
          file: 'zh/index.html',
          selector: 'section a[class*=button_]',
          attribute: 'href',
          values: ['/hike/zh/guide/first-list.html', 'https://example.com/tent'],
        },
        {
          claim: 'The base is added to the image.',
          file: 'zh/index.html',
          selector: image,
          attribute: 'src',
          values: ['/hike/tent.svg', '/hike/tent.svg'],
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
