import {defineExample} from '../../verify/examples/define';

const css = 'static/css/styles.*.css';
/** Links of the theme have class names that change with each release. */
const linkClass = /(?: class="[^"]*")?>/;

export default defineExample({
  builds: {
    default: {
      claims: [
        // Dark by default
        {
          claim: 'A function in `html.tags` puts a script before that of the theme.',
          proves: ['guide/about/recipes#dark-by-default'],
          file: 'guide/brakes.html',
          contains: /<script>[^<]*'dark'\);\s*<\/script><script>[^<]*matchMedia/,
        },
        {
          claim: 'The script is in the page for unknown URLs too.',
          proves: ['guide/about/recipes#dark-by-default'],
          file: '404.html',
          selector: 'head > script:first-of-type',
          sameAs: 'expected/dark.html',
        },

        // Sitemap
        {
          claim: 'The sitemap lists each page but those with `sitemap: false`.',
          proves: ['guide/about/recipes#sitemap', 'plugin/community-plugins/overview#sitemap'],
          file: 'sitemap.xml',
          sameAs: 'expected/sitemap.xml',
        },
        {
          claim: 'The list for language models has their titles.',
          proves: ['guide/about/recipes#sitemap'],
          file: 'llms.txt',
          sameAs: 'expected/llms.txt',
        },
        {
          claim: 'A file of `docs/public` is copied to the root of the site.',
          proves: [
            'guide/about/recipes#sitemap',
            'guide/about/recipes#offline',
            'guide/about/recipes#openapi',
            'guide/basic/deploy#cloudflare-pages',
          ],
          file: 'robots.txt',
          sameAs: 'docs/public/robots.txt',
        },

        // Analytics
        {
          claim: 'A tag of `html.tags` is on every page.',
          proves: ['guide/about/recipes#analytics'],
          file: 'guide/brakes.html',
          selector: 'script[src="/count.js"]',
          sameAs: 'expected/analytics.html',
        },
        {
          claim: 'With `append: false` it comes before the scripts of the site.',
          proves: ['guide/about/recipes#analytics'],
          file: 'guide/brakes.html',
          contains: /src="\/count\.js" defer><\/script><script defer src="\/static\/js\//,
        },
        {
          claim: 'And on the one for unknown URLs.',
          proves: ['guide/about/recipes#analytics'],
          file: '404.html',
          selector: 'script[src="/count.js"]',
          sameAs: 'expected/analytics.html',
        },

        // Open Graph
        {
          claim: 'A global component writes tags from the data of the page.',
          proves: ['guide/about/recipes#open-graph'],
          file: 'guide/brakes.html',
          selector: 'meta[property^="og:"], meta[name^="twitter:"]',
          sameAs: 'expected/open-graph.html',
          // A mark of the library behind `Helmet`.
          except: /<meta(?: data-rh="true")?/,
        },
        {
          claim: 'A page without description and cover gets those of the site.',
          proves: ['guide/about/recipes#open-graph'],
          file: 'guide/chain.html',
          selector: 'meta[property="og:description"], meta[property="og:image"]',
          attribute: 'content',
          values: ['How to keep a bicycle running', 'https://spoke.example.com/cover.png'],
        },

        // Tailwind
        {
          claim: 'Classes with the prefix are on the element.',
          proves: ['guide/about/recipes#tailwind', 'guide/basic/custom-page#tailwind-clash'],
          file: 'guide/chain.html',
          selector: '.rspress-doc .tw-flex',
          sameAs: 'expected/tailwind.html',
        },
        {
          claim: 'Their rules are in the style sheet.',
          proves: ['guide/about/recipes#tailwind'],
          file: css,
          contains: /\.md\\:tw-flex-row\{flex-direction:row\}/,
        },
        {
          claim: 'A class for dark mode asks for the class `dark` of the root element, without the prefix.',
          proves: ['guide/about/recipes#tailwind', 'guide/basic/custom-page#tailwind'],
          file: css,
          contains: /\.dark\\:tw-opacity-80:is\(\[class~="?dark"?\] \*\)/,
        },
        {
          claim: 'Classes that blur have the variables that they need, and the reset of Tailwind is not there.',
          proves: ['guide/about/recipes#tailwind', 'guide/basic/custom-page#tailwind-clash'],
          file: css,
          contains: /^(?=[\s\S]*--tw-brightness:\s*;)(?![\s\S]*html,:host\{[\s\S]*html,:host\{)/,
        },
        {
          claim: 'The class `flex-col` of the theme is defined once, so nothing of Tailwind wins over it.',
          proves: ['guide/about/recipes#tailwind', 'guide/basic/custom-page#tailwind-clash'],
          file: css,
          contains: /^(?:(?!\.flex-col\s*\{)[\s\S])*\.flex-col\s*\{(?:(?!\.flex-col\s*\{)[\s\S])*$/,
        },

        // Path aliases
        {
          claim: 'A component imported through `paths` of the `tsconfig.json` is in the page.',
          proves: ['guide/about/recipes#alias'],
          file: 'guide/chain.html',
          selector: '.rspress-doc p > strong',
          sameAs: 'expected/alias.html',
        },

        // Hidden pages
        {
          claim: 'A page that `_meta.json` leaves out is not in the sidebar.',
          proves: ['guide/about/recipes#hidden-pages'],
          file: 'guide/price-list.html',
          selector: '.rspress-sidebar a[href^="/guide/"]',
          texts: ['Brakes', 'Chain'],
        },
        {
          claim: 'The search index has it.',
          proves: ['guide/about/recipes#hidden-pages'],
          file: 'static/search_index.*.json',
          contains: '"title":"Price list"',
        },
        {
          claim: 'It has its tag for search engines.',
          proves: ['guide/about/recipes#hidden-pages'],
          file: 'guide/price-list.html',
          selector: 'meta[name=robots]',
          sameAs: 'expected/hidden.html',
        },

        // New tabs
        {
          claim: 'Markdown links to other sites open in a new tab; links written as HTML do what they say.',
          proves: ['guide/about/recipes#new-tab'],
          file: 'links.html',
          selector: '.rspress-doc li > a',
          sameAs: 'expected/links.html',
          except: linkClass,
        },

        // Sandboxes
        {
          claim: 'An iframe in MDX is in the page as it is written.',
          proves: ['guide/about/recipes#sandboxes'],
          file: 'try.html',
          selector: '.rspress-doc > iframe',
          sameAs: 'expected/sandbox.html',
        },

        // Redirects
        {
          claim: 'Rules of the host are copied to where it looks for them.',
          proves: ['guide/about/recipes#redirects', 'guide/basic/deploy#cloudflare-pages'],
          file: '_redirects',
          sameAs: 'docs/public/_redirects',
        },

        // Pages from another tool
        {
          claim: 'A title in brackets leaves a callout of Docusaurus as text; one after a space makes a box.',
          proves: [
            'guide/about/from-docusaurus#markdown',
            'guide/about/recipes#from-docusaurus',
            'guide/about/recipes#other-tools',
          ],
          file: 'moved/docusaurus.html',
          selector: '.rspress-doc > p, .rspress-directive-title',
          texts: [/^:::note\[Before you start\]/, 'Before you ride'],
        },
        {
          claim: '`slug` and `sidebar_label` have no meaning: the URL is the path, the label the title.',
          proves: ['guide/about/from-docusaurus#frontmatter'],
          file: 'moved/vitepress.html',
          selector: '.rspress-sidebar a[href="/moved/docusaurus.html"]',
          text: 'From Docusaurus',
        },
        {
          claim:
            'A callout of VitePress keeps its title; groups of code, tables of contents, expressions and files stay text, ' +
            'and includes and components disappear.',
          proves: [
            'guide/about/from-vitepress#markdown',
            'guide/about/recipes#from-vitepress',
            'guide/about/recipes#other-tools',
          ],
          file: 'moved/vitepress.html',
          selector: '.rspress-doc > p, .rspress-directive-title',
          texts: [
            '[[toc]]',
            'Dry first',
            /^::: code-group/,
            '{{ 1 + 1 }}',
            '<<< @/chain.js',
            'Weighs at most.',
            'Ready :tada:',
            /^::: raw/,
          ],
        },
        {
          claim: 'Emoji shortcodes and raw containers of VitePress stay text.',
          proves: ['guide/about/from-vitepress#markdown'],
          file: 'moved/vitepress.html',
          selector: '.rspress-doc > p:nth-last-of-type(-n + 2)',
          texts: ['Ready :tada:', /^::: raw/],
        },
        {
          claim: 'Braces without a space before them are taken for a part of the language; with one, they mark lines.',
          proves: ['guide/about/from-vitepress#markdown'],
          file: 'moved/vitepress.html',
          selector: '.rspress-doc pre > code',
          attribute: 'class',
          values: ['language-js{1}', 'language-js'],
        },
        {
          claim: 'Comments that mark lines for Docusaurus stay in the code.',
          proves: ['guide/about/from-docusaurus#markdown'],
          file: 'moved/docusaurus.html',
          selector: '.rspress-doc pre > code',
          text: /^\/\/ highlight-next-line/,
        },
        {
          claim: 'A link of Markdown that begins with a name starts at the root.',
          proves: ['guide/about/from-docusaurus#markdown', 'guide/about/from-vitepress#markdown'],
          file: 'moved/docusaurus.html',
          selector: '.rspress-doc li a',
          attribute: 'href',
          values: ['/brakes.html'],
        },
        {
          claim: 'An id after a heading works as in VitePress.',
          proves: ['guide/about/from-vitepress#markdown'],
          file: 'moved/vitepress.html',
          selector: '.rspress-doc h2',
          attribute: 'id',
          values: ['own-id', 'whats-new'],
        },
        {
          claim: 'An id made from the text of a heading loses punctuation, and keeps no dash for it.',
          proves: ['guide/about/from-vitepress#markdown'],
          file: 'moved/vitepress.html',
          contains: '<h2 id="whats-new"',
        },
        {
          claim: 'A file whose name begins with an underscore is a page like any other.',
          proves: ['guide/about/from-docusaurus#files', 'guide/about/from-docusaurus#mistakes'],
          file: 'moved/_part.html',
          selector: '.rspress-doc p',
          text: 'A part of a page.',
        },
      ],
    },
    private: {
      config: 'rspress.private.config.ts',
      claims: [
        {
          claim: 'Links begin with the base, and robots are asked to stay away.',
          proves: ['guide/about/recipes#private'],
          file: 'index.html',
          selector: 'meta[name=robots], link[rel=stylesheet], .rspress-doc p > a',
          sameAs: 'expected/private.html',
          except: /(?:styles\.\w+\.css)|(?: class="[^"]*")?>/,
        },
        {
          claim: 'Without the plugin, neither the sitemap nor the list for language models is written.',
          proves: ['guide/about/recipes#sitemap'],
          files: '*.{txt,xml}',
          are: ['checklist.txt', 'robots.txt'],
        },
        {
          claim: 'The search index holds the text of the pages.',
          proves: ['guide/about/recipes#private'],
          file: 'static/search_index.*.json',
          contains: 'Look at the pads every month.',
        },
        {
          claim: 'So do the scripts of the pages.',
          proves: ['guide/about/recipes#private'],
          file: 'static/js/async/*.js',
          contains: 'Look at the pads every month.',
        },
        {
          claim: 'The page for unknown URLs asks them too.',
          proves: ['guide/about/recipes#private'],
          file: '404.html',
          selector: 'meta[name=robots]',
          attribute: 'content',
          values: ['noindex'],
        },
      ],
    },
  },
});
