import {defineExample} from '../../verify/examples/define';

const versions = '[class*=rightNav] .translation';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The default version lives at the root, the other under its name.',
          proves: ['api/config/config-basic#multiversion-default', 'guide/default-theme/multi-version#start'],
          files: '**/*.html',
          are: [
            '404.html',
            'guide/latitude.html',
            'guide/start.html',
            'index.html',
            'tools/index.html',
            'v1/guide/start.html',
            'v1/index.html',
            'v1/tools/index.html',
          ],
        },
        {
          claim:
            'On a site with versions, the default compiler loses the slash of a link to a folder; the name of the file keeps it.',
          proves: ['guide/basic/conventional-route#known-issues', 'guide/basic/conventional-route#links'],
          file: 'guide/latitude.html',
          selector: '.rspress-doc p a[href]',
          attribute: 'href',
          values: ['/tools.html', '/tools/index.html'],
        },
        {
          claim: 'Each version has its own navigation; its links need no version prefix.',
          proves: ['guide/default-theme/multi-version#links'],
          file: 'v1/guide/start.html',
          selector: '[class*=rightNav] .rspress-nav-menu a',
          attribute: 'href',
          values: ['/v1/guide/start.html'],
        },
        {
          claim: 'Each version has its own sidebar.',
          proves: ['guide/default-theme/multi-version#start'],
          file: 'v1/guide/start.html',
          selector: '.rspress-sidebar nav a',
          texts: ['The first hour in v1'],
        },
        {
          claim: 'Links in a page stay in its version.',
          proves: ['guide/default-theme/multi-version#links'],
          file: 'v1/index.html',
          selector: '.rspress-doc p:not(.old-version) a',
          attribute: 'href',
          values: ['/v1/guide/start.html'],
        },
        {
          claim: '`useVersion` reads the version in a component.',
          proves: ['api/client-api/api-runtime#useversion'],
          file: 'v1/index.html',
          selector: '.rspress-doc p.since',
          text: 'You are reading v1.',
        },
        {
          claim: 'The menu shows the current version.',
          proves: ['guide/default-theme/multi-version#menu'],
          file: 'v1/index.html',
          selector: `${versions} button`,
          text: 'v1',
        },
        {
          claim: 'The menu links to the same page of the other version, even if there is none.',
          proves: ['api/config/config-basic#multiversion'],
          file: 'guide/latitude.html',
          selector: `${versions} a`,
          attribute: 'href',
          values: ['/v1/guide/latitude.html'],
        },
        {
          claim: 'The page the menu promises is missing when the version has no such file.',
          proves: ['guide/default-theme/multi-version#not-found'],
          file: 'v1/guide/latitude.html',
          exists: false,
          source: 'docs/v2/guide/latitude.md',
        },
        {
          claim: 'On the index page of a folder the menu names a file that does not exist.',
          proves: ['guide/default-theme/multi-version#known-issues'],
          file: 'tools/index.html',
          selector: `${versions} a`,
          attribute: 'href',
          values: ['/v1/tools.html'],
        },
        {
          claim: 'A slot of the theme says on old pages that they are old.',
          proves: ['guide/default-theme/multi-version#old'],
          file: 'v1/guide/start.html',
          selector: '.rspress-doc .old-version',
          text: 'You are reading about v1. Go to v2',
        },
        {
          claim: 'Pages of the newest version do not say it.',
          file: 'guide/start.html',
          selector: '.rspress-doc .old-version',
          absent: true,
          unlike: 'v1/guide/start.html',
        },
        {
          claim: 'The title leads to the newest version from every version.',
          proves: ['guide/default-theme/multi-version#menu'],
          file: 'v1/guide/start.html',
          selector: '.rspress-nav [class*=navBarTitle] a',
          attribute: 'href',
          values: ['/index.html'],
        },
        {
          claim: 'With `search.versioned` each version has its own search index.',
          proves: ['api/config/config-basic#search-versioned', 'guide/default-theme/multi-version#search'],
          file: 'static/search_index.v1.*.json',
          json: [0, 'version'],
          equals: 'v1',
        },
      ],
    },
    canonical: {
      config: 'rspress.canonical.config.ts',
      claims: [
        {
          claim: 'A function in `head` names the same page of the newest version on an old one.',
          proves: ['guide/default-theme/multi-version#old'],
          file: 'v1/guide/start.html',
          selector: 'link[rel=canonical]',
          sameAs: 'expected/canonical.html',
        },
        {
          claim: 'The index page of a folder gets the URL with a slash at its end.',
          file: 'v1/tools/index.html',
          selector: 'link[rel=canonical]',
          attribute: 'href',
          values: ['https://sundial.example.com/tools/'],
        },
        {
          claim: 'Pages of the newest version get no canonical link.',
          proves: ['guide/default-theme/multi-version#old'],
          file: 'guide/start.html',
          selector: 'link[rel=canonical]',
          absent: true,
          unlike: 'v1/guide/start.html',
        },
      ],
    },
    noindex: {
      config: 'rspress.noindex.config.ts',
      claims: [
        {
          claim: '`head` gets the version of the page: old ones ask search engines to stay away.',
          proves: ['guide/default-theme/multi-version#old'],
          file: 'v1/guide/start.html',
          contains: /<meta name="robots"\s*content="noindex"/,
        },
        {
          claim: 'The newest version does not.',
          file: 'guide/start.html',
          lacks: 'name="robots"',
          unlike: 'v1/guide/start.html',
        },
        {
          claim: 'With the JavaScript compiler, a link to a folder keeps its slash on such a site.',
          proves: ['guide/basic/conventional-route#known-issues'],
          file: 'guide/latitude.html',
          selector: '.rspress-doc p a[href]',
          attribute: 'href',
          values: ['/tools/index.html', '/tools/index.html'],
        },
        {
          claim: 'Without `search.versioned` one search index holds all versions.',
          proves: ['api/config/config-basic#search-versioned', 'guide/default-theme/multi-version#search'],
          files: 'static/search_index*.json',
          are: [/^static\/search_index\.\w+\.json$/],
        },
      ],
    },
  },
});
