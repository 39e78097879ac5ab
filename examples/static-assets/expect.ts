import {defineExample} from '../../verify/examples/define';

const inlined = /^data:image\/svg\+xml;base64,/;

export default defineExample({
  builds: {
    default: {
      claims: [
        {claim: 'Files of `docs/public` are copied to the root of the output.', file: 'sky.svg', exists: true},
        {
          claim: 'The icon of the site is linked from every page.',
          file: 'pictures.html',
          selector: 'link[rel=icon]',
          attribute: 'href',
          values: ['/favicon.svg'],
        },
        {
          claim: 'A logo for light and one for dark: both are in the page, CSS shows one.',
          proves: ['api/config/config-basic#logo', 'api/config/config-basic#logo-dark', 'api/config/config-basic#logo-light', 'guide/basic/static-assets#logo-and-icon'],
          file: 'pictures.html',
          selector: '.rspress-nav img.rspress-logo',
          attribute: 'src',
          values: ['/logo-light.svg', '/logo-dark.svg'],
        },
        {
          claim: 'The text of the logo stands beside it.',
          file: 'pictures.html',
          selector: '.rspress-nav [class*=navBarTitle]',
          text: 'Orrery',
        },
        {
          claim:
            'Images beside the page: small ones become data, larger ones hashed files; images of `public` keep their address.',
          proves: ['guide/basic/static-assets#inline-limit', 'guide/basic/static-assets#two-places'],
          file: 'pictures.html',
          selector: '.rspress-doc p img',
          attribute: 'src',
          values: [inlined, /^\/static\/image\/nebula\.[0-9a-f]{8}\.png$/, '/sky.svg'],
        },
        {
          claim: 'The alternative text is kept.',
          file: 'pictures.html',
          selector: '.rspress-doc p img',
          attribute: 'alt',
          values: ['The moon', 'The nebula', 'The sky'],
        },
        {
          claim: 'Images written as JSX may be imported or relative.',
          file: 'pictures.html',
          selector: '.rspress-doc img[width="64"]',
          attribute: 'src',
          values: ['/sky.svg', /^\/static\/image\/nebula\./, inlined],
        },
        {
          claim: 'The hero’s image comes from the frontmatter.',
          proves: ['guide/basic/static-assets#frontmatter'],
          file: 'index.html',
          selector: '.rspress-home-hero-image img:not(.hidden)',
          attribute: 'src',
          values: ['/sky.svg'],
        },
        {
          claim: 'The icon of a feature is text or HTML: a path is shown as the path.',
          proves: ['guide/basic/static-assets#frontmatter'],
          file: 'index.html',
          selector: '.rspress-home-feature-icon',
          text: '/sky.svg',
        },
      ],
    },
    base: {
      config: 'rspress.base.config.ts',
      claims: [
        {
          claim: 'With `base` the output folder has the same files: the base is not a folder in it.',
          proves: ['guide/basic/static-assets#base'],
          files: '*.html',
          are: ['404.html', 'index.html', 'pictures.html'],
        },
        {
          claim: 'Scripts, styles and icon get the base.',
          proves: ['api/config/config-basic#base', 'guide/basic/static-assets#base'],
          file: 'pictures.html',
          selector: 'link[rel=icon], link[rel=stylesheet]',
          attribute: 'href',
          values: ['/orrery/favicon.svg', /^\/orrery\/static\/css\/styles\./],
        },
        {
          claim: 'Logos, hashed images and Markdown images of `public` get the base.',
          proves: ['guide/basic/static-assets#base'],
          file: 'pictures.html',
          selector: '.rspress-nav img:not(.hidden), .rspress-doc p img',
          attribute: 'src',
          values: ['/orrery/logo-light.svg', inlined, /^\/orrery\/static\/image\/nebula\./, '/orrery/sky.svg'],
        },
        {
          claim: 'An absolute address in a JSX image does not get the base.',
          proves: ['guide/basic/static-assets#base'],
          file: 'pictures.html',
          selector: '.rspress-doc img[alt="The sky again"]',
          attribute: 'src',
          values: ['/sky.svg'],
        },
        {
          claim: 'Links of the hero and its image get the base.',
          file: 'index.html',
          selector: '[class*=button_][href], .rspress-home-hero-image img:not(.hidden)',
          attribute: 'href',
          values: ['/orrery/pictures.html', null],
        },
      ],
    },
    cdn: {
      config: 'rspress.cdn.config.ts',
      claims: [
        {
          claim: '`assetPrefix` moves scripts and styles.',
          proves: ['api/config/config-build#cdn', 'guide/basic/static-assets#asset-prefix'],
          file: 'pictures.html',
          selector: 'link[rel=stylesheet], script[src]',
          attribute: 'src',
          values: [...Array.from({length: 5}, () => /^https:\/\/cdn\.example\.com\/orrery\/static\/js\//), null],
        },
        {
          claim: '`assetPrefix` moves hashed images; those of `public` stay under the base.',
          proves: ['guide/basic/static-assets#asset-prefix'],
          file: 'pictures.html',
          selector: '.rspress-doc p img',
          attribute: 'src',
          values: [inlined, /^https:\/\/cdn\.example\.com\/orrery\/static\/image\/nebula\./, '/orrery/sky.svg'],
        },
        {
          claim: 'A logo may be an address on another host.',
          file: 'pictures.html',
          selector: '.rspress-nav img.rspress-logo',
          attribute: 'src',
          values: ['https://static.example.com/orrery.svg'],
        },
        {
          claim: 'Links between pages stay under the base.',
          proves: ['guide/basic/static-assets#asset-prefix'],
          file: 'index.html',
          selector: 'section a[href]',
          attribute: 'href',
          values: ['/orrery/pictures.html'],
        },
      ],
    },
  },
});
