import { type ReactElement, useContext } from 'react';
import {
  addLeadingSlash,
  DataContext,
  Helmet,
  isEqualPath,
  matchPath,
  matchRoutes,
  normalizeHrefInRuntime,
  normalizeImagePath,
  normalizeRoutePath,
  normalizeSlash,
  pathnameToRouteService,
  removeBase,
  removeTrailingSlash,
  ThemeContext,
  useLang,
  useLocation,
  useNavigate,
  usePageData,
  useSearchParams,
  useVersion,
  useViewTransition,
  useWindowSize,
  withBase,
} from 'rspress/runtime';
import {
  useEditLink,
  useEnableNav,
  useHiddenNav,
  useLocaleSiteData,
  usePrevNextPage,
  useSidebarData,
  useThemeState,
} from 'rspress/theme';

const LOG = '/log/:year/*';
const PARTS = [{ path: '/log/*' }, { path: '/log/:year/*' }];

/** Names of the fields of an object, in order of the alphabet. */
const keysOf = (value: object): string => Object.keys(value).sort().join(' ');

/** What each function gives, and what each hook gives at build time. */
export function Calls() {
  const { page, siteData } = usePageData();
  const { pages, themeConfig, ...site } = siteData;
  const [query] = useSearchParams({ unit: 'km' });
  const size = useWindowSize();
  const given = useWindowSize(1280, 720);
  const rows: [name: string, value: unknown][] = [
    ['withBase()', withBase()],
    ['withBase lamp', ['/lamp', 'lamp', '/beacon/lamp'].map(withBase)],
    ['withBase other', ['/beacons', 'https://a.example/'].map(withBase)],
    ['removeBase', ['/beacon/lamp', '/lamp', 'lamp', '/beacons'].map(removeBase)],
    ['href', ['/lamp', '/lamp/', '/lamp.html#glass', 'https://a.example/'].map(normalizeHrefInRuntime)],
    ['href other', ['/lamp.md', '/lamp?a=1', '#glass'].map(normalizeHrefInRuntime)],
    ['image', ['/plan.svg', 'plan.svg', 'https://a.example/p.svg', '//a.example/p.svg', 'data:,'].map(normalizeImagePath)],
    ['equal', [isEqualPath('/lamp', '/beacon/lamp.html#glass'), isEqualPath('/lamp/', '/lamp/index.html')]],
    ['unequal', [isEqualPath('/lamp', '/lamp/'), isEqualPath('/lamp', '/lamp?a=1')]],
    ['route path', ['/log/index.html', '/log/caf%C3%A9.html', '/log/index'].map(normalizeRoutePath)],
    ['slash', ['log/', '/', 'log//', '/log/../lamp/'].map(normalizeSlash)],
    ['leading', ['log', '/log', 'https://a.example/'].map(addLeadingSlash)],
    ['trailing', ['/log/', '/'].map(removeTrailingSlash)],
    ['matchPath', [matchPath(LOG, '/log/1887/march')?.params.year, matchPath(LOG, '/lamp')]],
    ['matchRoutes', [matchRoutes(PARTS, '/log/1887')?.[0]?.route.path, matchRoutes(PARTS, '/lamp')]],
    ['matchRoutes base', matchRoutes(PARTS, '/beacon/log/1887', '/beacon')?.[0]?.route.path],
    ['routes', ['/beacon/light', '/beacon/light.html'].map((path) => pathnameToRouteService(path)?.filePath)],
    ['no route', String(pathnameToRouteService('/beacon/dark'))],
    ['route', keysOf(pathnameToRouteService('/beacon/light') ?? {})],
    ['location', useLocation()],
    ['navigate', typeof useNavigate()],
    ['query', String(query)],
    ['size', [String(size.width), String(size.height), given]],
    ['transition', useViewTransition(<b>lens</b>)],
    ['contexts', [keysOf(useContext(ThemeContext)), keysOf(useContext(DataContext))]],
    ['lang', [useLang(), useVersion()]],
    ['page', keysOf(page)],
    ['titles', [page.title, page.headingTitle]],
    ['toc', page.toc],
    ['pages', keysOf(pages[0] ?? {})],
    ['charIndex', pages.find(({ routePath }) => routePath === page.routePath)?.toc.map(({ charIndex }) => charIndex)],
    ['site', site],
    ['theme', keysOf(themeConfig)],
    ['locale', keysOf(useLocaleSiteData())],
    ['sidebar', useSidebarData()],
    ['neighbours', usePrevNextPage()],
    ['edit', useEditLink()],
    ['nav', [useEnableNav()[0], useHiddenNav()]],
    ['state', useThemeState()[0]],
  ];

  return (
    <dl className="calls">
      <Helmet>
        <title>Every call</title>
        <base target="_top" />
        <noscript>{'<link rel="stylesheet" href="/plain.css">'}</noscript>
        <link rel="license" href="/beacon/light" />
        <style>{'.calls { color: inherit }'}</style>
        <script type="application/ld+json">{'{}'}</script>
        <html data-calls="" />
        <body data-calls="" />
      </Helmet>
      {rows.map(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} value`} data-call={name}>{name === 'transition' ? (value as ReactElement) : JSON.stringify(value)}</dd>,
      ])}
    </dl>
  );
}
