import {defineExample} from '../../verify/examples/define';

const page = 'index.html';
const inside = 'inside.html';
const steps = '[class*=rspressSteps_]';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'A badge in a heading is part of neither its id nor …',
          proves: ['guide/default-theme/components#badges'],
          file: page,
          selector: '.rspress-doc > h2:has(span[class*=badge_]), .rspress-doc > h3:has(span[class*=badge_])',
          attribute: 'id',
          values: ['whip-graft', 'bench-work'],
        },
        {
          claim: '… its entry in the outline.',
          proves: ['guide/default-theme/components#badges'],
          file: page,
          selector: '#aside-container a:lt(2)',
          texts: ['Whip graft', 'Bench work'],
        },
        {
          claim: 'Badges work in the cells of a table.',
          proves: ['guide/default-theme/components#badges'],
          file: page,
          selector: 'td span[class*=badge_]',
          texts: ['In stock', 'Sold out'],
        },
        {
          claim: 'A link card leaves its address as it is, so it needs base and extension.',
          proves: ['guide/default-theme/components#cards'],
          file: page,
          selector: '.card-grid a',
          attribute: 'href',
          values: ['/nursery/stocks.html', 'https://example.com/market'],
        },
        {
          claim: 'Tabs with one `groupId` start alike; only the selected content is there.',
          proves: ['guide/default-theme/components#tabs'],
          file: page,
          selector: 'h2#shared-choice ~ div > div > div[label]',
          texts: [/Graft in March\./, 'Soft wax.'],
        },
        {
          claim: 'A command as a string starts with the name of the package manager.',
          proves: ['guide/default-theme/components#commands'],
          file: page,
          selector: 'h2#commands ~ div pre',
          texts: ['npm install rspress@1 -D', 'npm run dev', 'npx rspress build'],
        },
        {
          claim: 'Components of `components` need no import, and work with the Rust compiler.',
          proves: ['guide/default-theme/components#global', 'guide/default-theme/components#markdown-inside'],
          file: 'stocks.html',
          selector: '.rspress-doc > span[class*=badge_]',
          text: 'Since 1.4',
        },
        {
          claim: 'With the Rust compiler, headings inside a component have no ids.',
          proves: ['guide/default-theme/components#markdown-inside', 'guide/advanced/custom-search#docsearch'],
          file: inside,
          selector: `${steps} h3`,
          attribute: 'id',
          values: [null],
        },
        {
          claim: 'Links to files inside a component are wrong; addresses are right.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: inside,
          selector: `${steps} a`,
          attribute: 'href',
          values: ['/nursery/./stocks.mdx.html', '/nursery/stocks.html', '/nursery/stocks.html#rootstocks'],
        },
        {
          claim: 'With `checkDeadLinks` such a link does not stop the build.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: inside,
          selector: `${steps} a[href*='/./']`,
          attribute: 'href',
          values: ['/nursery/./stocks.mdx.html'],
        },
        {
          claim: 'Inside an HTML element of an MDX file, headings have no ids either, and links to files are wrong too.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: inside,
          selector: '.rspress-doc > div:not([class]) > h2:not([id]), .rspress-doc > div:not([class]) a',
          attribute: 'href',
          values: [null, '/nursery/./stocks.mdx.html'],
        },
        {
          claim: 'A relative picture inside a component is not found.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: inside,
          selector: `${steps} img`,
          attribute: 'src',
          values: ['./leaf.svg'],
        },
        {
          claim: 'Callouts work inside a component as they do outside.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: inside,
          selector: '.rspress-directive-title',
          texts: ['Outside', 'Inside'],
        },
      ],
    },
    'js-compiler': {
      config: 'rspress.js-compiler.config.ts',
      claims: [
        {
          claim: 'Components of `components` need no import with this compiler either.',
          proves: ['guide/default-theme/components#global', 'guide/default-theme/components#markdown-inside'],
          file: 'stocks.html',
          selector: '.rspress-doc > span[class*=badge_]',
          text: 'Since 1.4',
        },
        {
          claim: 'With the JavaScript compiler, headings inside a component have ids.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: inside,
          selector: `${steps} h3`,
          attribute: 'id',
          values: ['heading'],
        },
        {
          claim: 'Links to files are right.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: inside,
          selector: `${steps} a:not([class*=header-anchor])`,
          attribute: 'href',
          values: ['/nursery/stocks.html', '/nursery/stocks.html', '/nursery/stocks.html#rootstocks'],
        },
        {
          claim: 'Pictures are found.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: inside,
          selector: `${steps} img[src^="data:image/svg"]`,
          count: 1,
        },
      ],
    },
  },
});
