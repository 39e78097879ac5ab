import {defineExample} from '../../verify/examples/define';

/** The value behind a term of the panel. */
const value = (term: string): string => `dl.panel dt:contains("${term}") + dd`;

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim:
            '`usePageData` gives title, path, type, route and frontmatter of the page; `pagePath` starts in the documentation folder, `routePath` with the base.', proves: ['api/client-api/api-runtime#header', 'api/client-api/api-runtime#page-data', 'api/client-api/api-runtime#usepagedata', 'api/client-api/api-runtime#example'],
          file: 'index.html',
          selector: 'dl.panel dt:contains("page.") + dd',
          texts: ['Beacon', 'index.mdx', 'doc', '/beacon/', '2 lens, 3 oil', '12 miles'],
        },
        {
          claim: '`siteData.pages` lists all pages.',
          proves: ['api/client-api/api-runtime#site-data'],
          file: 'index.html',
          selector: value('siteData.pages'),
          text: '/beacon/, /beacon/light',
        },
        {
          claim: '`useLocation` has the path with the base.',
          proves: ['api/client-api/api-runtime#uselocation'],
          file: 'index.html',
          selector: value('pathname'),
          text: '/beacon/',
        },
        {
          claim: '`useDark` is false while pages are rendered at build time.',
          proves: ['api/client-api/api-runtime#usedark'],
          file: 'index.html',
          selector: value('useDark'),
          text: 'false',
        },
        {
          claim: '`isProduction()` is true in a build.',
          proves: ['api/client-api/api-runtime#isproduction'],
          file: 'index.html',
          selector: value('isProduction'),
          text: 'true',
        },
        {claim: '`withBase` adds the base.', proves: ['api/client-api/api-runtime#addresses', 'api/client-api/api-runtime#withbase', 'api/client-api/api-runtime#example'], file: 'index.html', selector: value('withBase'), text: '/beacon/light'},
        {claim: '`removeBase` takes it away.', proves: ['api/client-api/api-runtime#removebase'], file: 'index.html', selector: value('removeBase'), text: '/light'},
        {
          claim: '`normalizeHrefInRuntime` adds `.html`, not the base.',
          proves: ['api/client-api/api-runtime#normalizehrefinruntime'],
          file: 'index.html',
          selector: value('normalizeHrefInRuntime'),
          text: '/light.html',
        },
        {
          claim: '`normalizeImagePath` adds the base.',
          proves: ['api/client-api/api-runtime#normalizeimagepath'],
          file: 'index.html',
          selector: value('normalizeImagePath'),
          text: '/beacon/light.svg',
        },
        {
          claim: '`NoSSR` renders nothing at build time.',
          proves: ['api/client-api/api-runtime#nossr'],
          file: 'index.html',
          selector: 'dl.panel dd:last-child',
          text: '',
        },
        {
          claim: '`Helmet` adds to the head of the page.',
          proves: ['api/client-api/api-runtime#helmet'],
          file: 'index.html',
          selector: 'head meta[name=beacon]',
          attribute: 'content',
          values: ['Beacon'],
        },
      ],
    },
  },
});
