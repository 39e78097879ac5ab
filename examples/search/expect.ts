import {defineExample} from '../../verify/examples/define';

const index = 'static/search_index.*.json';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The index is a JSON file beside the assets; home pages are not in it.',
          proves: [
            'api/config/config-basic#search',
            'guide/advanced/custom-search#limits',
            'guide/start/introduction#parts',
          ],
          file: index,
          json: [0, 'title'],
          equals: 'Nettle',
        },
        {
          claim: 'Each page has its headings in the index.',
          file: index,
          json: [0, 'toc'],
          equals: [{text: 'Press it', id: 'press-it', depth: 2, charIndex: 39}],
        },
        {
          claim: 'With `codeBlocks` code is part of the indexed text.',
          proves: ['api/config/config-basic#search-codeblocks', 'guide/advanced/custom-search#limits'],
          file: index,
          contains: 'herbarium press nettle --days 14',
        },
        {
          claim: 'The title of the frontmatter is the title in the index, and a page has one entry.',
          proves: ['guide/advanced/custom-search#found'],
          file: index,
          json: [3, 'title'],
          equals: 'Sundew',
        },
        {
          claim: 'Text, lists, inline code, tables, quotations, containers and fragments are in the index.',
          proves: ['guide/advanced/custom-search#found'],
          file: index,
          contains:
            /Grows in bogs\. Its sheet is leaf-3\.[^"]*Sticky drops[^"]*Off-white[^"]*Do not touch\.[^"]*Kept moist[^"]*glass bell[^"]*Rain water only/,
        },
        {
          claim: 'Alternative texts, and what is inside components and HTML elements, are not in the index.',
          proves: ['guide/advanced/custom-search#found'],
          file: index,
          lacks: /reddish|Pressing it|two weeks|Collected/,
          unlike: 'default:sundew.html',
        },
        {
          claim: 'A `#` heading that differs from the title of the frontmatter is not in the index.',
          proves: ['guide/advanced/custom-search#found'],
          file: index,
          lacks: 'Drosera',
          unlike: 'default:sundew.html',
        },
        {
          claim: '`search: false` in the frontmatter alone leaves the entry as it is.',
          proves: ['guide/advanced/custom-search#exclude'],
          file: index,
          json: [2, 'title'],
          equals: 'Stock list',
        },
        {
          claim: 'The hooks, and what they render, are part of the site’s scripts.',
          proves: ['api/config/config-basic#search-searchhooks', 'guide/advanced/custom-search#hooks'],
          file: 'static/js/index.*.js',
          contains: /herbarium: looking for[\s\S]*herbarium-photos/,
        },
      ],
    },
    remote: {
      config: 'rspress.remote.config.ts',
      claims: [
        {
          claim: 'Without `codeBlocks` code is left out of the index.',
          proves: ['api/config/config-basic#search-codeblocks', 'guide/advanced/custom-search#limits'],
          file: index,
          lacks: 'herbarium press nettle',
          unlike: `default:${index}`,
        },
        {
          claim: 'With `mode: remote` the local index is written all the same.',
          proves: ['api/config/config-basic#search-mode', 'guide/advanced/custom-search#remote'],
          file: index,
          json: [1, 'title'],
          equals: 'Plantain',
        },
        {
          claim: 'Without `BUILD_VERSION` nothing is uploaded.',
          proves: ['api/config/config-basic#search-mode', 'guide/advanced/custom-search#upload'],
          logLacks: 'Upload search index',
          unlike: 'upload',
        },
        {
          claim: 'Without `searchHooks` the scripts hold none.',
          file: 'static/js/index.*.js',
          lacks: 'herbarium-photos',
          unlike: 'default:static/js/index.*.js',
        },
      ],
    },
    own: {
      config: 'rspress.own.config.ts',
      claims: [
        {
          claim: 'A search box of your own takes the place of the default one; it waits for the index.',
          proves: ['guide/advanced/custom-search#own-ui'],
          file: 'nettle.html',
          selector: '.rspress-nav .herbarium-search input[disabled]',
          attribute: 'aria-label',
          values: ['Search the herbarium'],
        },
        {
          claim: 'The default search button is gone from the page.',
          proves: ['guide/advanced/custom-search#own-ui'],
          file: 'nettle.html',
          selector: '.rspress-nav-search-button',
          absent: true,
          unlike: 'default:nettle.html',
        },
      ],
    },
    upload: {
      config: 'rspress.upload.config.ts',
      env: {BUILD_VERSION: '7'},
      claims: [
        {
          claim:
            'With `BUILD_VERSION` the index is sent to `apiUrl`; a failed upload is reported, and the exit code is 0.',
          proves: [
            'api/commands#environment',
            'api/config/config-basic#search-apiurl',
            'api/config/config-basic#search-mode',
            'guide/advanced/custom-search#upload',
          ],
          log: 'Upload search index `herbarium` failed:',
        },
        {
          claim: '`domain` is written into each entry.',
          proves: ['api/config/config-basic#search-domain', 'guide/advanced/custom-search#remote'],
          file: index,
          json: [1, 'domain'],
          equals: 'https://herbarium.example.com',
        },
      ],
    },
    off: {
      config: 'rspress.off.config.ts',
      claims: [
        {
          claim: 'With `search: false` no index is written.',
          proves: ['api/config/config-basic#search', 'guide/advanced/custom-search#docsearch'],
          files: 'static/*.json',
          are: [],
        },
        {
          claim: 'The search box is still there.',
          proves: ['api/config/config-basic#search-mode'],
          file: 'nettle.html',
          selector: '.rspress-nav-search-button',
          count: 1,
        },
      ],
    },
    gone: {
      config: 'rspress.gone.config.ts',
      claims: [
        {
          claim: '`themeConfig.search: false` removes the box.',
          proves: [
            'api/config/config-basic#search',
            'api/config/config-theme#search',
            'guide/advanced/custom-search#limits',
          ],
          file: 'nettle.html',
          selector: '.rspress-nav-search-button',
          absent: true,
          unlike: 'off:nettle.html',
        },
      ],
    },
    docsearch: {
      config: 'rspress.docsearch.config.ts',
      claims: [
        {
          claim: 'The button of DocSearch is in the navigation bar once, by the slot `afterNavMenu`.',
          proves: ['guide/advanced/custom-search#docsearch'],
          file: 'nettle.html',
          selector: '.rspress-nav .DocSearch-Button',
          count: 1,
        },
        {
          claim: 'The search button of the theme is gone beside DocSearch.',
          proves: ['guide/advanced/custom-search#docsearch'],
          file: 'nettle.html',
          selector: '.rspress-nav-search-button',
          absent: true,
          unlike: 'default:nettle.html',
        },
        {
          claim: 'The page on DocSearch shows the button as it is in the HTML.',
          proves: ['guide/advanced/custom-search#docsearch'],
          file: 'nettle.html',
          selector: '.rspress-nav .DocSearch-Button',
          sameAs: 'expected/docsearch.html',
          except: / aria-keyshortcuts="[^"]*"|<span class="DocSearch-Button-Container"><svg[^]*?<\/svg>|(?:<\/span><span class="DocSearch-Button-Keys">)?<\/span>(?=<\/button>)/,
        },
        {
          claim: 'Beside DocSearch no index is written.',
          proves: ['guide/advanced/custom-search#docsearch'],
          files: 'static/*.json',
          are: [],
        },
      ],
    },
    words: {
      config: 'rspress.words.config.ts',
      claims: [
        {
          claim: 'Words that a plugin appends to `content` are in the index, after the text of the last heading.',
          proves: ['plugin/system/plugin-api#modifysearchindexdata'],
          file: index,
          json: [0, 'content'],
          equals: '#\n\nBegin with the map.\n\n\nGear#\n\nTake a hat.\n\ntrek, outing\n\n',
        },
        {
          claim: 'Words that a plugin appends to the index are not on the page.',
          proves: ['plugin/system/plugin-api#modifysearchindexdata'],
          file: 'plan.html',
          selector: '.rspress-doc > p',
          texts: ['Begin with the map.', 'Take a hat.'],
        },
      ],
    },
    tuned: {
      config: 'rspress.tuned.config.ts',
      claims: [
        {
          claim: 'An entry that a plugin empties stays in the index, without title, text and headings.',
          proves: ['guide/advanced/custom-search#exclude'],
          file: index,
          json: [2],
          equals: {
            id: 3,
            title: '',
            content: '',
            routePath: '/stock-list',
            lang: '',
            toc: [],
            domain: '',
            frontmatter: {search: false},
            version: '',
          },
        },
        {
          claim: 'The page of an emptied entry keeps its title.',
          proves: ['guide/advanced/custom-search#exclude'],
          file: 'stock-list.html',
          selector: 'head > title',
          text: 'Stock list - Herbarium',
        },
        {
          claim: 'The page of an emptied entry keeps its outline.',
          proves: ['guide/advanced/custom-search#exclude'],
          file: 'stock-list.html',
          selector: '#aside-container a',
          texts: ['Drawer one'],
        },
        {
          claim: 'A hook that sorts the pages is part of the scripts.',
          proves: ['guide/advanced/custom-search#ranking'],
          file: 'static/js/index.*.js',
          contains: '/guide/',
          unlike: 'remote:static/js/index.*.js',
        },
      ],
    },
  },
});
