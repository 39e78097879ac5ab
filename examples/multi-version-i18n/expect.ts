import {defineExample} from '../../verify/examples/define';

const menus = '[class*=rightNav] .translation a';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The version stands before the language in an address; the default of either is left out.',
          proves: ['guide/default-theme/multi-version#languages'],
          files: '**/*.html',
          are: [
            '404.html',
            'guide/start.html',
            'index.html',
            'v1/guide/start.html',
            'v1/index.html',
            'v1/zh/guide/start.html',
            'v1/zh/index.html',
            'zh/guide/start.html',
            'zh/index.html',
          ],
        },
        {
          claim: 'The language menu keeps the version, the version menu keeps the language.',
          proves: ['guide/default-theme/multi-version#languages'],
          file: 'v1/zh/guide/start.html',
          selector: menus,
          attribute: 'href',
          values: ['/v1/guide/start.html', '/zh/guide/start.html'],
        },
        {
          claim: 'Links in a page keep version and language.',
          proves: [
            'guide/basic/conventional-route#languages-and-versions',
            'guide/default-theme/multi-version#languages',
          ],
          file: 'v1/zh/index.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/v1/zh/guide/start.html'],
        },
        {
          claim: 'Navigation comes from the `_meta.json` of version and language.',
          proves: ['guide/default-theme/multi-version#languages'],
          file: 'v1/zh/guide/start.html',
          selector: '[class*=rightNav] .rspress-nav-menu > a',
          texts: ['指南'],
        },
        {
          claim: 'Without `search.versioned` an index holds all versions of a language.',
          proves: ['api/config/config-basic#search-versioned', 'guide/default-theme/multi-version#search'],
          files: 'static/search_index*.json',
          are: [/^static\/search_index\.en\.\w+\.json$/, /^static\/search_index\.zh\.\w+\.json$/],
        },
      ],
    },
  },
});
