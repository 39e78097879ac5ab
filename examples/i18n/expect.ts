import {defineExample} from '../../verify/examples/define';

const menu = '[class*=rightNav] .rspress-nav-menu a';
const languages = '[class*=rightNav] .translation .rspress-nav-menu-group-content';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The default language lives at the root, the others under their code; there is one 404 page.',
          proves: ['guide/default-theme/i18n#steps'],
          files: '**/*.html',
          are: [
            '404.html',
            'guide/ledger.html',
            'guide/start.html',
            'guide/tax.html',
            'index.html',
            'only-english.html',
            'zh/guide/ledger.html',
            'zh/guide/start.html',
            'zh/guide/tax.html',
            'zh/index.html',
          ],
        },
        {
          claim: 'Each language has its own search index.',
          proves: ['guide/default-theme/i18n#search'],
          file: 'static/search_index.zh.*.json',
          json: [0, 'routePath'],
          equals: '/zh/guide/ledger',
        },
        {
          claim: 'The page names its language.',
          proves: ['api/config/config-basic#locales-lang'],
          file: 'zh/guide/start.html',
          selector: 'html',
          attribute: 'lang',
          values: ['zh'],
        },
        {
          claim: 'Title and description come from the theme’s locale.',
          proves: ['api/config/config-basic#locales-description', 'api/config/config-basic#locales-title', 'guide/default-theme/i18n#texts'],
          file: 'zh/guide/start.html',
          selector: 'head > title',
          text: '新建账本 - 算盘',
        },
        {
          claim: 'The description of the locale is in the head.',
          proves: ['api/config/config-basic#locales-description'],
          file: 'zh/guide/start.html',
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['小店记账工具'],
        },
        {
          claim: 'The title in the navigation bar is the locale’s and leads to the home page of the language.',
          proves: ['api/config/config-theme#locales'],
          file: 'zh/guide/start.html',
          selector: '.rspress-nav [class*=navBarTitle] a',
          attribute: 'href',
          values: ['/zh/index.html'],
        },
        {
          claim: 'Each language has its own `_meta.json`; its links need no language prefix.',
          proves: ['guide/basic/auto-nav-sidebar#languages-and-versions', 'guide/default-theme/navbar#languages'],
          file: 'zh/guide/start.html',
          selector: menu + ':not(.translation a)',
          attribute: 'href',
          values: ['/zh/guide/start.html', '/zh/guide/ledger.html'],
        },
        {
          claim: 'A text that is a key of `i18n.json` is replaced, in the navigation bar and in the sidebar.',
          proves: [
            'api/config/config-basic#i18nsourcepath',
            'guide/default-theme/i18n#i18n-json',
            'guide/default-theme/navbar#languages',
          ],
          file: 'zh/guide/start.html',
          selector: `${menu}[href*=ledger], .rspress-sidebar a[href*=ledger]`,
          texts: ['账本', '账本'],
        },
        {
          claim: 'In English the same key has its English text.',
          proves: ['guide/default-theme/navbar#languages'],
          file: 'guide/start.html',
          selector: `${menu}[href*=ledger], .rspress-sidebar a[href*=ledger]`,
          texts: ['Ledger', 'Ledger'],
        },
        {
          claim: '`useI18n` and `useLang` read key and language in a component.',
          proves: ['api/client-api/api-runtime#usei18n', 'api/client-api/api-runtime#uselang', 'guide/default-theme/i18n#i18n-json'],
          file: 'zh/index.html',
          selector: '.rspress-doc p[data-lang=zh]',
          text: '早上好',
        },
        {
          claim: 'Links in a page stay in its language.',
          proves: ['guide/default-theme/i18n#steps'],
          file: 'zh/index.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/zh/guide/start.html'],
        },
        {
          claim: 'A Markdown link cannot lead to the default language: it gets the prefix of the page.',
          proves: ['guide/default-theme/i18n#links'],
          file: 'zh/guide/tax.html',
          selector: '.rspress-doc blockquote a',
          attribute: 'href',
          values: ['/zh/en/guide/tax.html'],
        },
        {
          claim: '`Link` of the theme leads there.',
          proves: ['guide/default-theme/i18n#links'],
          file: 'zh/guide/tax.html',
          selector: '.rspress-doc > p a',
          attribute: 'href',
          values: ['/guide/tax.html'],
        },
        {
          claim: 'Headings in Chinese have Chinese ids unless one is given.',
          file: 'zh/guide/start.html',
          selector: '.rspress-doc h1, .rspress-doc h2',
          attribute: 'id',
          values: ['新建账本', 'name-it'],
        },
        {
          claim: 'The texts of the theme come from the locale: outline, next page, edit link, search.',
          proves: ['api/config/config-theme#locales', 'guide/default-theme/i18n#texts'],
          file: 'zh/guide/start.html',
          selector:
            '.rspress-sidebar-menu button:last-of-type, [class*=editLink], [class*=pager-link] [class*=desc], [class*=searchWord]',
          texts: ['搜索', '本页目录', '编辑本页', '下一篇'],
        },
        {
          claim: 'The edit link names the folder of the language.',
          proves: ['api/config/config-theme#locales'],
          file: 'zh/guide/start.html',
          selector: '[class*=editLink]',
          attribute: 'href',
          values: ['https://example.com/abacus/docs/zh/guide/start.md'],
        },
        {
          claim: 'The language menu links to the same page in the other language; the current one is not a link.',
          proves: ['api/config/config-basic#locales-label', 'guide/default-theme/i18n#menu', 'guide/default-theme/navbar#languages'],
          file: 'zh/guide/start.html',
          selector: `${languages} a, ${languages} .text-brand`,
          texts: ['English', '简体中文'],
        },
        {
          claim: 'The page for unknown addresses is written once, in the default language.',
          proves: ['guide/default-theme/i18n#not-found'],
          file: '404.html',
          selector: 'html',
          attribute: 'lang',
          values: ['en'],
        },
        {
          claim: 'The menu links to a translation even if there is none.',
          proves: ['guide/default-theme/i18n#not-found'],
          file: 'only-english.html',
          selector: `${languages} a`,
          attribute: 'href',
          values: ['/zh/only-english.html'],
        },
      ],
    },
    'site-title': {
      config: 'rspress.site-title.config.ts',
      claims: [
        {
          claim: 'A `title` of the whole site hides the titles of the locales in the document title.',
          proves: ['api/config/config-basic#locales-title', 'api/config/config-basic#title', 'guide/default-theme/i18n#texts'],
          file: 'zh/guide/start.html',
          selector: 'head > title',
          text: '新建账本 - Abacus',
        },
        {
          claim: 'A `description` of the whole site hides those of the locales.',
          proves: ['api/config/config-basic#locales-description', 'guide/default-theme/i18n#texts'],
          file: 'zh/guide/start.html',
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['Bookkeeping for small shops'],
        },
        {
          claim: 'The navigation bar shows the locale’s title all the same.',
          file: 'zh/guide/start.html',
          selector: '.rspress-nav [class*=navBarTitle]',
          text: '算盘',
        },
        {
          claim: 'Without texts for the locale the theme speaks English.',
          proves: ['api/config/config-theme#texts', 'guide/default-theme/i18n#texts'],
          file: 'zh/guide/start.html',
          selector: '[class*=pager-link] [class*=desc], [class*=searchWord]',
          texts: ['Search', 'Next Page'],
        },
      ],
    },
    parity: {
      config: 'rspress.parity.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'With `languageParity` a missing translation stops the build and is named.',
          proves: ['api/config/config-basic#languageparity', 'guide/default-theme/i18n#parity'],
          log: 'Check language parity failed! Missing content:\n        - zh/only-english.md',
        },
        {
          claim: 'The check comes before pages are rendered: the output is not a site.',
          proves: ['guide/default-theme/i18n#parity'],
          file: 'guide/*.html',
          exists: false,
          source: 'docs/en/guide/start.md',
        },
      ],
    },
    'parity-include': {
      config: 'rspress.parity-include.config.ts',
      claims: [
        {
          claim: '`include` limits the check to folders.',
          proves: ['api/config/config-basic#languageparity-include', 'guide/default-theme/i18n#parity'],
          log: 'Language parity checked successfully.',
        },
      ],
    },
    'parity-folder': {
      config: 'rspress.parity-folder.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A folder in `include` that a language lacks stops the build.',
          log: 'Failed to access directory: <example>/docs/en/reference',
        },
      ],
    },
    'parity-exclude': {
      config: 'rspress.parity-exclude.config.ts',
      claims: [
        {
          claim: '`exclude` leaves a file out of the check.',
          proves: ['api/config/config-basic#languageparity-exclude', 'guide/default-theme/i18n#parity'],
          log: 'Language parity checked successfully.',
        },
      ],
    },
  },
});
