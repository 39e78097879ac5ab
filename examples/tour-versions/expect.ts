import {defineExample} from '../../verify/examples/define';

const bar = '[class*=rightNav]';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'Pages of the default version have no prefix, those of the other have its name.',
          proves: [
            'api/config/config-basic#multiversion-versions',
            'guide/default-theme/multi-version#start',
            'guide/default-theme/multi-version#new-version',
            'guide/default-theme/multi-version#mistakes',
          ],
          files: 'guide/*.html',
          are: ['guide/huts.html', 'guide/pack.html', 'guide/plan.html'],
        },
        {
          claim: 'The older version has its own pages, and not those that came later.',
          proves: ['guide/default-theme/multi-version#start'],
          files: 'v1/guide/*.html',
          are: ['v1/guide/pack.html', 'v1/guide/plan.html'],
        },
        {
          claim: 'The menu shows the version of the page.',
          proves: ['guide/default-theme/multi-version#menu', 'guide/start/introduction#around'],
          file: 'v1/guide/plan.html',
          selector: `${bar} .translation button`,
          text: 'v1',
        },
        {
          claim: 'The menu leads to the same page of the other version, also where there is none.',
          proves: ['guide/default-theme/multi-version#not-found'],
          file: 'guide/huts.html',
          selector: `${bar} .translation a`,
          attribute: 'href',
          values: ['/v1/guide/huts.html'],
        },
        {
          claim: 'On the index page of a folder the menu names a file that does not exist.',
          proves: ['guide/default-theme/multi-version#known-issues'],
          file: 'walks/index.html',
          selector: `${bar} .translation a`,
          attribute: 'href',
          values: ['/v1/walks.html'],
        },
        {
          claim: 'Items of the navigation bar stay in the version of the page.',
          proves: ['guide/default-theme/multi-version#menu'],
          file: 'v1/guide/plan.html',
          selector: `${bar} .rspress-nav-menu > a`,
          attribute: 'href',
          values: ['/v1/guide/plan.html', '/v1/walks/index.html'],
        },
        {
          claim: 'Links of a page stay in its version.',
          proves: ['guide/default-theme/multi-version#links'],
          file: 'v1/walks/lake-loop.html',
          selector: '.rspress-doc p:not(.old-version) a',
          attribute: 'href',
          values: ['/v1/guide/pack.html'],
        },
        {
          claim: '`Link` of the theme leads to another version.',
          proves: ['guide/default-theme/multi-version#links'],
          file: 'v1/changes.html',
          selector: '.rspress-doc p:not(.old-version) a',
          attribute: 'href',
          values: ['/guide/huts.html'],
        },
        {
          claim: 'The title leads to the default version from every version.',
          proves: ['guide/default-theme/multi-version#menu'],
          file: 'v1/guide/plan.html',
          selector: '.rspress-nav [class*=navBarTitle] a',
          attribute: 'href',
          values: ['/index.html'],
        },
        {
          claim: 'A slot of the theme marks old pages.',
          proves: ['guide/default-theme/multi-version#old'],
          file: 'v1/guide/plan.html',
          selector: '.rspress-doc .old-version',
          text: 'You are reading about v1. Go to v2',
        },
        {
          claim: 'Pages of the default version are not marked.',
          proves: ['guide/default-theme/multi-version#old'],
          file: 'guide/plan.html',
          selector: '.old-version',
          absent: true,
          unlike: 'v1/guide/plan.html',
        },
        {
          claim: 'A theme may have a page of its own for unknown URLs.',
          proves: ['guide/default-theme/multi-version#not-found'],
          file: '404.html',
          selector: 'main.not-found h1',
          text: 'There is no such page',
        },
        {
          claim: '`head` receives the version of each page.',
          proves: ['guide/default-theme/multi-version#old'],
          file: 'v1/guide/plan.html',
          contains: /<meta name="robots"\s*content="noindex"/,
        },
        {
          claim: 'Pages of the default version may be indexed.',
          proves: ['guide/default-theme/multi-version#old'],
          file: 'guide/plan.html',
          lacks: 'name="robots"',
          unlike: 'v1/guide/plan.html',
        },
        {
          claim: 'With `search.versioned` each version has a search index.',
          proves: ['api/config/config-basic#search-versioned', 'guide/default-theme/multi-version#search'],
          files: 'static/search_index*.json',
          are: [/^static\/search_index\.v1\.\w+\.json$/, /^static\/search_index\.v2\.\w+\.json$/],
        },
      ],
    },
  },
});
