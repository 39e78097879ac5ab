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
        {
          claim: 'With few parts of the default theme, what all pages share is 149 kB, 52 kB compressed.',
          proves: ['guide/advanced/extend-build#performance'],
          log: /static\/js\/\d+\.\w+\.js\s+149\.\d kB\s+51\.\d kB/,
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
        {
          claim: 'React is 140 kB of the scripts, 45 kB compressed.',
          proves: ['guide/advanced/extend-build#performance'],
          log: /static\/js\/lib-react\.\w+\.js\s+140\.\d kB\s+45\.\d kB/,
        },
        {
          claim: 'The router is 15 kB, 6 kB compressed.',
          proves: ['guide/advanced/extend-build#performance'],
          log: /static\/js\/lib-router\.\w+\.js\s+14\.\d kB\s+5\.\d kB/,
        },
        {
          claim: 'The default theme, the search and the rest that all pages share are 204 kB, 70 kB compressed.',
          proves: ['guide/advanced/extend-build#performance'],
          log: /static\/js\/\d+\.\w+\.js\s+204\.\d kB\s+69\.\d kB/,
        },
        {
          claim: 'The script of a page of a few lines is about 1 kB.',
          proves: ['guide/advanced/extend-build#performance'],
          log: /static\/js\/async\/\w+\.\w+\.js\s+0\.8\d kB\s+0\.4\d kB/,
        },
        {
          claim: 'A page of the site loads these scripts, the one with the configuration, and the one of the styles.',
          proves: ['guide/advanced/extend-build#performance'],
          file: page,
          selector: 'script[src]',
          attribute: 'src',
          values: [
            /\/js\/styles\.\w+\.js$/,
            /\/js\/lib-react\.\w+\.js$/,
            /\/js\/lib-router\.\w+\.js$/,
            /\/js\/\d+\.\w+\.js$/,
            /\/js\/index\.\w+\.js$/,
          ],
        },
      ],
    },
    'no-search': {
      config: 'rspress.no-search.config.ts',
      claims: [
        {
          claim: 'Without the search, the scripts that all pages share stay as large.',
          proves: ['guide/advanced/extend-build#performance'],
          log: /static\/js\/\d+\.\w+\.js\s+20[45]\.\d kB\s+69\.\d kB/,
        },
        {
          claim: 'The index of the search is gone.',
          file: 'static/search_index.*.json',
          exists: false,
          source: 'docs/index.md',
        },
      ],
    },
    font: {
      config: 'rspress.font.config.ts',
      claims: [
        {
          claim: 'A font with a relative URL becomes a file of the build, and its URL gets the base.',
          proves: ['guide/advanced/custom-theme#font'],
          file: 'static/css/styles.*.css',
          contains: /@font-face\{font-family:Board;src:url\(\/ferry\/static\/font\/board\.\w+\.woff2\)/,
        },
        {
          claim: 'The file of the font has a hash in its name.',
          proves: ['guide/advanced/custom-theme#font'],
          file: 'static/font/board.*.woff2',
          sameAs: 'font-theme/fonts/board.woff2',
        },
        {
          claim: 'The variable of the font is that of the theme.',
          proves: ['guide/advanced/custom-theme#font'],
          file: 'static/css/styles.*.css',
          contains: /--rp-font-family-base:\s*"?Board"?,\s*sans-serif/,
        },
      ],
    },
    'font-public': {
      config: 'rspress.font-public.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A font of `docs/public` stops the build, because the bundler looks for its URL as a file.',
          proves: ['guide/advanced/custom-theme#limits', 'guide/advanced/custom-theme#font'],
          log: "Module not found: Can't resolve '/fonts/board.woff2' in '<example>/font-public-theme'",
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
