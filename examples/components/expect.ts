import {defineExample} from '../../verify/examples/define';

const page = 'index.html';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'A badge is a `span`; its type is its class, `tip` by default.',
          file: page,
          selector: 'span[class*=badge_]',
          attribute: 'class',
          values: [/ tip_/, / info_/, / warning_.* outline_/, / danger_.* outline_/],
        },
        {
          claim: 'Text of a badge on a line of its own becomes a paragraph inside it.',
          file: page,
          selector: 'span[class*=badge_] > p',
          text: 'Ends in May',
        },
        {
          claim: 'A button with `type="a"` resolves a path of the site; without a type the address is left as written.',
          file: page,
          selector: '.rspress-doc a[class*=button_]',
          attribute: 'href',
          values: ['/drill', '/drill.html', 'https://example.com'],
        },
        {
          claim: '`type="button"` renders a `button` element.',
          file: page,
          selector: '.rspress-doc button[class*=big_]',
          text: 'Press',
        },
        {
          claim: 'Theme and size of a button are classes: `brand` and `big` by default.',
          file: page,
          selector: '.rspress-doc a[class*=button_]',
          attribute: 'class',
          values: [/brand_\w+ big_/, /alt_\w+ medium_/, /brand_\w+ big_/],
        },
        {
          claim: 'The address of a link card is left as written.',
          file: page,
          selector: '[class*=linkCard_] a',
          attribute: 'href',
          values: ['/drill'],
        },
        {
          claim: '`Link` resolves paths of the site and opens other hosts in a new tab.',
          file: page,
          selector: 'h2#link ~ a:lt(2)',
          attribute: 'href',
          values: ['/drill.html', 'https://example.com'],
        },
        {
          claim: 'A command as a string has a tab for each of four package managers.',
          file: page,
          selector: 'h2#packagemanagertabs + div [class*=tab_]',
          texts: ['npm', 'yarn', 'pnpm', 'bun'],
        },
        {
          claim: 'Commands as an object have the tabs named in it.',
          file: page,
          selector: 'h2#packagemanagertabs + div + div [class*=tab_]',
          texts: ['npm', 'pnpm'],
        },
        {
          claim: 'An additional tab stands after the four.',
          file: page,
          selector: 'h2#packagemanagertabs + div + div + div [class*=tab_]',
          texts: ['npm', 'yarn', 'pnpm', 'bun', '◆deno'],
        },
        {
          claim: 'Only the selected tab is in the HTML.',
          file: page,
          selector: 'h2#packagemanagertabs ~ div pre',
          texts: ['npm install rspress@1', 'npm create rspress@1', 'npm install rspress@1'],
        },
        {
          claim: '`SourceCode` links with an icon and the word Source.',
          file: page,
          selector: '[class*=sourceCode_] a',
          texts: ['Source', 'Source'],
        },
        {
          claim: 'Headings inside `Steps` have no ids and so no place in the outline.',
          file: page,
          selector: '[class*=rspressSteps_] h3',
          attribute: 'id',
          values: [null, null],
        },
        {
          claim: 'Tabs are named by `label` or by `values`.',
          file: page,
          selector: 'h2#tabs ~ div [class*=tab-list_] > div',
          texts: ['Metric', 'Imperial', 'First', 'Second'],
        },
        {
          claim: '`defaultValue` selects a tab.',
          file: page,
          selector: 'h2#tabs ~ div [class*=" selected_"]',
          texts: ['Metric', 'Second'],
        },
        {
          claim: '`Toc` lists the headings of the page, of levels 2 to 4, without those inside `Steps`.',
          file: page,
          selector: 'h2#toc ~ ul a',
          texts: [
            'Badge',
            'Button',
            'Card',
            'Link',
            'PackageManagerTabs',
            'SourceCode',
            'Steps',
            'Tabs',
            'Toc',
          ],
        },
        {
          claim: '`Overview` with `groups` shows these groups and resolves their links.',
          file: 'drawers.html',
          selector: '.overview-index h2',
          texts: ['By hand', 'With power'],
        },
        {
          claim: 'Headings of an item link to their place in the page.',
          file: 'drawers.html',
          selector: '.overview-index a',
          attribute: 'href',
          values: ['/index.html', '/index.html#badge', '/drill.html'],
        },
        {
          claim: '`content` stands between the title and the groups.',
          file: 'drawers.html',
          selector: '.overview-index p',
          text: 'Everything in the workshop.',
        },
        {
          claim: 'The heading of the page is its title.',
          file: 'drawers.html',
          selector: '.overview-index h1',
          text: 'Drawers',
        },
        {
          claim: 'A component in a heading has no part in the id.',
          file: 'bench.html',
          selector: '.rspress-doc :is(h1, h2)',
          attribute: 'id',
          values: ['build-the-bench', 'prepare', 'build-it', 'read-on'],
        },
        {
          claim: 'A component in a heading is not shown in the outline.',
          file: 'bench.html',
          selector: '#aside-container a',
          texts: ['Prepare', 'Build it', 'Read on'],
        },
        {
          claim: 'Nor is it in the title of the document.',
          file: 'bench.html',
          selector: 'head > title',
          text: 'Build the bench - Toolbox',
        },
        {
          claim: 'Text inside a component is in the page, but not in the search index.',
          file: 'static/search_index.*.json',
          lacks: 'Four pieces',
          unlike: 'bench.html',
        },
      ],
    },
  },
});
