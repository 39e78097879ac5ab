import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The output holds what is to be served under the base; the base is not a folder in it.',
          proves: ['guide/basic/deploy#base'],
          files: '**/*.html',
          are: ['404.html', 'guide/horizon.html', 'index.html'],
        },
        {
          claim: 'Every link starts with the base; with `cleanUrls` none ends with `.html`.',
          proves: ['api/config/config-basic#base', 'guide/basic/deploy#base', 'guide/basic/deploy#vercel'],
          file: 'index.html',
          selector: '.rspress-nav [class*=rightNav] a, .rspress-doc p a, .rspress-nav [class*=navBarTitle] a',
          attribute: 'href',
          values: ['/sextant/index', '/sextant/guide/horizon', '/sextant/guide/horizon'],
        },
        {
          claim: 'Assets start with the base.',
          proves: ['api/config/config-basic#base', 'guide/basic/deploy#base'],
          file: 'index.html',
          selector: 'link[rel=stylesheet]',
          attribute: 'href',
          values: [/^\/sextant\/static\/css\/styles\.[0-9a-f]{8}\.css$/],
        },
        {
          claim: 'File names of assets carry a hash, so they may be cached for ever.',
          proves: [
            'guide/basic/deploy#nginx',
            'guide/basic/deploy#netlify',
            'guide/basic/deploy#vercel',
            'guide/basic/deploy#cloudflare-pages',
          ],
          files: 'static/css/*',
          are: [/^static\/css\/styles\.[0-9a-f]{8}\.css$/],
        },
        {
          claim: 'The page for unknown addresses knows the base as well.',
          proves: ['guide/basic/deploy#base'],
          file: '404.html',
          selector: 'section a',
          attribute: 'href',
          values: ['/sextant/'],
        },
      ],
    },
    policy: {
      config: 'rspress.policy.config.ts',
      claims: [
        {
          claim: 'Each page has one inline script, that of the mode, and `security.nonce` leaves it out.',
          proves: ['guide/basic/deploy#requirements'],
          file: 'guide/horizon.html',
          selector: 'script:not([nonce])',
          text: /^\{;const saved = localStorage\.getItem\('rspress-theme-appearance'\);.*\}$/,
        },
        {
          claim: 'All scripts that a page loads get the nonce.',
          file: 'guide/horizon.html',
          selector: 'script[src]:not([nonce])',
          absent: true,
          unlike: 'default:guide/horizon.html',
        },
        {
          claim: 'Pages have `style` attributes, in the search button for example.',
          proves: ['guide/basic/deploy#requirements'],
          file: 'guide/horizon.html',
          selector: '.rspress-nav-search-button [style]',
          attribute: 'style',
          values: ['opacity:0'],
        },
        {
          claim: 'Without a base, URLs of scripts begin with a slash, also on pages in folders.',
          proves: ['guide/basic/deploy#build'],
          file: 'guide/horizon.html',
          selector: 'link[rel=stylesheet]',
          attribute: 'href',
          values: [/^\/static\/css\/styles\./],
        },
        {
          claim: 'The build copies files of `docs/public` whose names begin with a dot.',
          proves: ['guide/basic/deploy#custom-domain'],
          file: '.nojekyll',
          exists: true,
        },
        {
          claim: 'A `CNAME` in `docs/public` is at the root of the output.',
          proves: ['guide/basic/deploy#custom-domain'],
          file: 'CNAME',
          exists: true,
        },
      ],
    },
    preview: {
      config: 'rspress.preview.config.ts',
      outDir: 'dist',
      env: {SITE_BASE: '/pull/12/', ASSET_PREFIX: 'https://cdn.example.com/pull/12/'},
      claims: [
        {
          claim: 'The base may come from the environment of the build.',
          proves: ['api/config/config-build#environment-values', 'guide/basic/deploy#environment'],
          file: 'index.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/pull/12/guide/horizon.html'],
        },
        {
          claim: '`assetPrefix` sends scripts and styles to another host.',
          proves: ['api/config/config-build#cdn', 'guide/basic/static-assets#asset-prefix'],
          file: 'index.html',
          selector: 'link[rel=stylesheet]',
          attribute: 'href',
          values: [/^https:\/\/cdn\.example\.com\/pull\/12\/static\/css\//],
        },
        {
          claim: '`outDir` names the output folder.',
          proves: ['api/commands#build', 'api/config/config-basic#outdir'],
          log: 'dist/index.html',
        },
      ],
    },
  },
});
