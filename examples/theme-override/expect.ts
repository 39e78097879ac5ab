import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: '`navTitle` replaces logo and title in the navigation bar.',
          proves: ['guide/advanced/custom-theme#slot-pages'],
          file: 'index.html',
          selector: '.rspress-nav strong.wordmark',
          text: 'Quill & Ink',
        },
        {
          claim: '`components` replaces how a Markdown element renders; the anchor stays among its children.',
          proves: ['guide/advanced/custom-theme#elements'],
          file: 'index.html',
          selector: '.rspress-doc h2.chapter',
          texts: ['§ Ink#', '§ Paper#'],
        },
        {
          claim: '`uiSwitch` takes the outline away on every page.',
          proves: ['guide/advanced/custom-theme#layouts'],
          file: 'index.html',
          selector: '[class*=aside-container]',
          absent: true,
          unlike: 'default-theme:index.html',
        },
        {
          claim: 'A named export of the theme replaces the component of that name inside the default layout.',
          proves: ['guide/advanced/custom-theme#override', 'guide/advanced/custom-theme#parts-by-name'],
          file: 'index.html',
          selector: '.rspress-nav a.search-link',
          text: 'Search the archive',
        },
        {
          claim: '`NotFoundLayout` of the default export is the page for unknown addresses.',
          proves: ['guide/advanced/custom-theme#layouts'],
          file: '404.html',
          selector: 'main.lost h1',
          text: 'This page of Quill was torn out',
        },
        {
          claim: 'SVG files in `assets/` replace icons of the default theme; they are pictures, not part of the page.',
          proves: ['guide/advanced/custom-theme#icons'],
          file: 'index.html',
          selector: '.rspress-nav-appearance img[src^="data:image/svg"]',
          count: 2,
        },
        {
          claim: 'CSS variables of the theme come after the default ones.',
          proves: ['guide/advanced/custom-theme#variables'],
          file: 'static/css/styles.*.css',
          contains: /--rp-c-brand:\s*#0095ff[\s\S]*--rp-c-brand:\s*#7c2d12[\s\S]*--rp-c-brand:\s*#fdba74/,
        },
      ],
    },
    'default-theme': {
      config: 'rspress.default-theme.config.ts',
      claims: [
        {
          claim: '`themeDir` chooses the folder; one that does not exist means the default theme.',
          proves: ['api/config/config-basic#themedir'],
          file: 'index.html',
          selector: '[class*=aside-container] a',
          texts: ['Ink', 'Paper'],
        },
        {
          claim: 'The default theme says this on the page for unknown addresses.',
          file: '404.html',
          selector: 'section h1',
          text: 'PAGE NOT FOUND',
        },
      ],
    },
    provider: {
      config: 'rspress.provider.config.ts',
      claims: [
        {
          claim:
            'A provider around the layout reaches slots and pages in the HTML of the build, and no global component, which comes after the layout.',
          proves: ['guide/advanced/custom-theme#layouts', 'guide/basic/custom-page#global-components'],
          file: 'index.html',
          selector: '.rspress-nav .ink, .rspress-doc .ink, .ink',
          texts: ['blue-black', 'blue-black', 'no ink'],
        },
      ],
    },
  },
});
