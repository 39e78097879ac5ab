import {defineExample} from '../../verify/examples/define';

const page = 'routes/harbour.html';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The layout of the default export is all there is on a page.',
          proves: ['guide/advanced/custom-theme#own'],
          file: page,
          selector: '#root > *',
          count: 2,
        },
        {
          claim: 'Navigation bar and sidebar of the default theme are gone.',
          proves: ['guide/advanced/custom-theme#own'],
          file: page,
          selector: '.rspress-nav, .rspress-sidebar',
          absent: true,
          unlike: 'default-theme:routes/harbour.html',
        },
        {
          claim: 'Nobody but the layout sets the title of the document.',
          proves: ['guide/advanced/custom-theme#duties'],
          file: page,
          selector: 'head title',
          text: 'Harbour line | Ferry',
        },
        {
          claim: '`useSidebarData` gives the generated sidebar, and `Link` the addresses of the pages.',
          proves: ['api/client-api/api-runtime#usesidebardata', 'guide/advanced/custom-theme#runtime'],
          file: page,
          selector: '.ferry-sidebar a',
          attribute: 'href',
          values: ['/ferry/routes/harbour.html', '/ferry/routes/island.html'],
        },
        {
          claim: '`getCustomMDXComponent` makes links of Markdown links of the site.',
          proves: ['guide/advanced/custom-theme#duties'],
          file: page,
          selector: '.rspress-doc > p a',
          attribute: 'href',
          values: ['/ferry/routes/island.html'],
        },
        {
          claim: '`usePrevNextPage` gives the page that follows.',
          proves: ['api/client-api/api-runtime#useprevnextpage', 'guide/advanced/custom-theme#runtime'],
          file: page,
          selector: '.rspress-doc > a',
          text: 'Next: Island line',
        },
        {
          claim: 'The outline comes from `page.toc`.',
          proves: ['guide/advanced/custom-theme#runtime'],
          file: page,
          selector: '.ferry-outline a',
          texts: ['Departures', 'Fares'],
        },
        {
          claim: 'Parts of the default theme work on their own: the search box and the switch of the colours.',
          proves: ['guide/advanced/custom-theme#own', 'guide/advanced/custom-theme#parts'],
          file: page,
          selector: '.ferry-header button:first-child, .ferry-header .rspress-nav-appearance',
          count: 2,
        },
        {
          claim: 'The home page is what the theme makes of the frontmatter.',
          file: 'index.html',
          selector: 'main.ferry-home h1',
          text: 'Across the bay in ten minutes',
        },
        {
          claim: 'The page for unknown addresses has the type 404.',
          proves: ['guide/advanced/custom-theme#duties'],
          file: '404.html',
          selector: 'main.ferry-lost h1',
          text: 'No ferry goes there',
        },
        {
          claim: 'The style sheet of the default theme stays part of the site.',
          file: 'static/css/styles.*.css',
          contains: /--rp-c-brand:\s*#0095ff[\s\S]*\.ferry-header\{/,
        },
        {
          claim: 'Its size is 57 kB, 12 kB compressed.',
          proves: ['guide/advanced/custom-theme#duties'],
          log: /static\/css\/styles\.\w+\.css\s+57\.\d kB\s+12\.\d kB/,
        },
      ],
    },
    'default-theme': {
      config: 'rspress.default-theme.config.ts',
      claims: [
        {
          claim: 'The same pages with the default theme.',
          file: page,
          selector: '.rspress-nav, .rspress-sidebar',
          count: 2,
        },
      ],
    },
    bare: {
      config: 'rspress.bare.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A theme without the named exports of the default theme does not build.',
          proves: ['guide/advanced/custom-theme#limits'],
          log: "ESModulesLinkingError: export 'useThemeState' (imported as '__WEBPACK_EXTERNAL_MODULE__theme_75e53063__') was not found in '@theme' (possible exports: default)",
        },
      ],
    },
  },
});
