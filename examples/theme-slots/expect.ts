import {defineExample} from '../../verify/examples/define';

const navigation = ['top', 'beforeNav', 'beforeNavTitle', 'afterNavTitle', 'afterNavMenu'];

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'A documentation page renders these slots, in this order.',
          file: 'guide/herringbone.html',
          selector: '[data-slot]',
          attribute: 'data-slot',
          values: [
            ...navigation,
            'beforeDoc',
            'beforeSidebar',
            'afterSidebar',
            'beforeDocContent',
            'afterDocContent',
            'beforeDocFooter',
            'afterDocFooter',
            'beforeOutline',
            'afterOutline',
            'afterDoc',
            'bottom',
          ],
        },
        {
          claim: 'A home page renders these slots, in this order.',
          file: 'index.html',
          selector: '[data-slot]',
          attribute: 'data-slot',
          values: [...navigation, 'beforeHero', 'afterHero', 'beforeFeatures', 'afterFeatures', 'bottom'],
        },
        {
          claim: 'An overview page has neither outline nor page footer, and so not their slots.',
          file: 'guide/index.html',
          selector: '[data-slot]',
          attribute: 'data-slot',
          values: [
            ...navigation,
            'beforeDoc',
            'beforeSidebar',
            'afterSidebar',
            'beforeDocContent',
            'afterDocContent',
            'afterDoc',
            'bottom',
          ],
        },
        {
          claim: 'A custom page renders the slots around the navigation bar and the whole.',
          file: 'about.html',
          selector: '[data-slot]',
          attribute: 'data-slot',
          values: [...navigation, 'bottom'],
        },
        {
          claim: 'The page for unknown addresses renders the same slots as a custom page.',
          file: '404.html',
          selector: '[data-slot]',
          attribute: 'data-slot',
          values: [...navigation, 'bottom'],
        },
        {
          claim: 'A blank page renders only the first and the last slot.',
          file: 'print.html',
          selector: '[data-slot]',
          attribute: 'data-slot',
          values: ['top', 'bottom'],
        },
        {
          claim:
            'Inside the navigation bar: `beforeNavTitle`, `afterNavTitle`, `afterNavMenu`; `beforeNav` stands above it.',
          file: 'guide/herringbone.html',
          selector: '.rspress-nav [data-slot]',
          attribute: 'data-slot',
          values: ['beforeNavTitle', 'afterNavTitle', 'afterNavMenu'],
        },
        {
          claim: 'Inside the scrolling list of the sidebar: `beforeSidebar`, `afterSidebar`.',
          file: 'guide/herringbone.html',
          selector: '.rspress-sidebar nav > [data-slot]',
          attribute: 'data-slot',
          values: ['beforeSidebar', 'afterSidebar'],
        },
        {
          claim: 'Inside the text column: `beforeDocContent` above the heading, `afterDocContent` below the text.',
          file: 'guide/herringbone.html',
          selector: '.rspress-doc > [data-slot]',
          attribute: 'data-slot',
          values: ['beforeDocContent', 'afterDocContent'],
        },
        {
          claim: 'Around edit link and page links: `beforeDocFooter`, `afterDocFooter`.',
          file: 'guide/herringbone.html',
          selector: '.rspress-doc-footer > [data-slot]',
          attribute: 'data-slot',
          values: ['beforeDocFooter', 'afterDocFooter'],
        },
        {
          claim: 'Around the outline: `beforeOutline`, `afterOutline`.',
          file: 'guide/herringbone.html',
          selector: '[class*=aside-container] > [data-slot]',
          attribute: 'data-slot',
          values: ['beforeOutline', 'afterOutline'],
        },
        {
          claim:
            '`beforeDoc` and `afterDoc` are the first and last child of the layout: they stand beside sidebar and text, not above and below.',
          file: 'guide/herringbone.html',
          selector: '[class*=docLayout] > [data-slot]',
          attribute: 'data-slot',
          values: ['beforeDoc', 'afterDoc'],
        },
        {
          claim: 'The style sheet of the theme is part of the site’s.',
          file: 'static/css/styles.*.css',
          contains: /\.slot\{/,
        },
      ],
    },
  },
});
