import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: '`head` takes a string of HTML or a pair of tag and attributes, for every page.',
          proves: ['api/config/config-basic#head'],
          file: 'guide/oil.html',
          selector: 'meta[property="og:site_name"], meta[name=author]',
          attribute: 'content',
          values: ['Lighthouse', 'The keeper'],
        },
        {
          claim: 'A function in `head` sees the route and may add to some pages only.',
          proves: ['api/config/config-basic#head'],
          file: 'guide/oil.html',
          selector: 'meta[property="article:section"]',
          attribute: 'content',
          values: ['Guide'],
        },
        {
          claim: 'A function that gives nothing adds nothing.',
          file: 'index.html',
          selector: 'meta[property="article:section"]',
          absent: true,
          unlike: 'guide/oil.html',
        },
        {
          claim: 'The address of the route is in the tag the function makes.',
          proves: ['api/config/config-basic#head'],
          file: 'guide/oil.html',
          selector: 'link[rel=canonical]',
          attribute: 'href',
          values: ['https://lighthouse.example.com/guide/oil'],
        },
        {
          claim: '`head` in the frontmatter adds to one page.',
          proves: ['api/config/config-basic#head', 'api/config/config-frontmatter#head'],
          file: 'index.html',
          selector: 'meta[name=keywords]',
          attribute: 'content',
          values: ['light, lens, oil'],
        },
        {
          claim: 'The page for unknown addresses gets none of these tags.',
          proves: ['api/config/config-basic#head'],
          file: '404.html',
          selector: 'meta[name=author]',
          absent: true,
          unlike: 'index.html',
        },
        {
          claim:
            'Tags stand in this order: `head` of the configuration, title and description, `head` of the frontmatter.',
          proves: ['api/config/config-basic#head'],
          file: 'index.html',
          contains: /og:site_name[\s\S]*rel="canonical"[\s\S]*<title[\s\S]*name="description"[\s\S]*name="keywords"/,
        },
        {
          claim: 'Global components render behind the page, with their props.',
          proves: ['api/config/config-basic#globaluicomponents'],
          file: 'index.html',
          selector: '#root > aside',
          texts: ['High tide at noon.', 'Open house on Sunday'],
        },
        {
          claim: '`globalUIComponents: false` in the frontmatter leaves them out.',
          proves: ['api/config/config-basic#globaluicomponents', 'api/config/config-frontmatter#globaluicomponents'],
          file: 'guide/oil.html',
          selector: '#root > aside',
          absent: true,
          unlike: 'index.html',
        },
        {
          claim: 'Global styles come behind those of the theme.',
          proves: ['api/config/config-basic#globalstyles'],
          file: 'static/css/styles.*.css',
          contains: /--rp-c-brand:\s*#0095ff[\s\S]*--rp-c-brand:\s*#b45309[\s\S]*\.lamp\{/,
        },
        {
          claim: 'A component in `markdown.globalComponents` needs no import in pages.',
          proves: [
            'api/config/config-build#markdown-globalcomponents',
            'plugin/system/plugin-api#markdown',
            'guide/default-theme/components#global-option',
          ],
          file: 'index.html',
          selector: '.rspress-doc span.lamp',
          text: 'one flash in 5 s',
        },
      ],
    },
    rust: {
      config: 'rspress.rust.config.ts',
      claims: [
        {
          claim:
            'With the Rust compiler `markdown.globalComponents` is not read: the page loses its content, and the build does not say so.',
          proves: [
            'api/config/config-build#markdown-globalcomponents',
            'plugin/system/plugin-api#markdown',
            'guide/default-theme/components#global-option',
          ],
          file: 'index.html',
          selector: '.rspress-doc',
          text: '',
        },
      ],
    },
  },
});
