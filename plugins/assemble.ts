import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Config, LoadContext, Plugin, VcsConfig} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {siteOrigin} from '../config/site';
import {localeConfig, LANGS} from '../config/locales';
import {toolLists} from '../config/toolLists';
import {noScriptStyles} from '../config/noScript';
import {checkLocale, checkSettings} from '../content/checks/settings';
import {problemList} from '../content/ContentError';
import {unreadableTexts} from '../content/checks/texts';
import {createPageReader, readOnce} from '../content/reader';
// Loaded now: later, Docusaurus loads the same ES modules at the same time, which Node.js 20 refuses.
import '../content/readPage';
import {documentedRelease} from '../content/facts/load';
import pageLinks from '../content/remark/pageLinks';
import {remarkPlugins, rehypePlugins} from '../content/transformers';
import type {CustomFields, Lang, SiteConfig, ThemeSettings} from '../config/types';
import {bundle} from './bundle';
import contentChecks from './checks';
import configCheck from './config-check';
import data from './data';
import {hosting} from './hosting';
import type {Build} from './html-output';
import {isLater} from './languages';
import liveResults from './live-results';
import pageIndex from './page-index';
import notices, {noticesLink, writeNotices} from './notices';
import {writeOffline} from './offline';
import {MANIFEST, PAGE_COLORS} from './offline/manifest';
import {pageHistory} from './history';
import {editBaseOf, hasHistory} from './repository';
import searchIndex from './search-index';
import translations from './translations';
import twins from './twins';

type NavbarItems = NonNullable<NonNullable<Preset.ThemeConfig['navbar']>['items']>;

/**
 * Pattern of the addresses under which a navbar item is active.
 *
 * @param base - Path prefix of the site in the default language.
 * @param activeMatch - Path prefix of the item, such as `/api/`.
 * @returns A regular expression that also takes the address of the section itself,
 *   which has no trailing slash (`/api`), in every language.
 */
export function activePattern(base: string, activeMatch: string): string {
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const section = activeMatch.replace(/^\/|\/$/g, '');
  return `^${escape(base)}(?:(?:${LANGS.join('|')})/)?${escape(section)}(?:/|$)`;
}

/** Path of a language, with a slash at both ends. */
const localeBase = ({lang, base}: SiteConfig, l: Lang): string => (l === lang ? base : `${base}${l}/`);

function navbarItems(site: SiteConfig, settings: ThemeSettings, lang: Lang): NavbarItems {
  // The theme looks translations up by the English label; entries of the version menu it takes as they are.
  const links = localeConfig('en')
    .nav.filter((item) => item.items === undefined)
    .map((item) => ({
      label: item.text,
      to: item.link,
      ...(item.activeMatch === undefined ? {} : {activeBaseRegex: activePattern(site.base, item.activeMatch)}),
      position: 'left',
      // It leads to the section of the page; the page itself is marked where it is listed.
      'aria-current': 'true',
    }));
  const version = localeConfig(lang).nav.find((item) => item.items !== undefined);
  return [
    {type: 'custom-relatedTools', position: 'left', place: 'bar'},
    ...links,
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: version?.items?.map((item) => ({label: item.text, href: item.link})) ?? [],
    },
    {type: 'localeDropdown', position: 'right'},
    ...settings.socialLinks.map((link) => ({type: 'custom-socialLink', position: 'right', ...link})),
    {type: 'search', position: 'right'},
    {type: 'custom-relatedTools', position: 'right', place: 'menu'},
  ] as NavbarItems;
}

/** Marks of the site for browsers and home screens, beside the favicon that Docusaurus links. */
function iconTags(site: SiteConfig, lang: Lang): NonNullable<Config['headTags']> {
  return [
    {tagName: 'link', attributes: {rel: 'icon', href: `${site.base}favicon.ico`, sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${site.base}img/apple-touch-icon.png`}},
    // The development server has none.
    ...(process.env.NODE_ENV === 'production'
      ? [{tagName: 'link', attributes: {rel: 'manifest', href: localeBase(site, lang) + MANIFEST}}]
      : []),
    ...Object.entries(PAGE_COLORS).map(([mode, content]) => ({
      tagName: 'meta',
      attributes: {name: 'theme-color', content, media: `(prefers-color-scheme: ${mode})`},
    })),
  ];
}

/**
 * What runs in a frame of a page is written by its reader or by an example, and must not lead to another host. For
 * the development server: a built page has a policy of its own, which says so too.
 */
const FRAME_POLICY = {
  tagName: 'meta',
  attributes: {'http-equiv': 'Content-Security-Policy', content: "frame-src 'self'"},
};

/**
 * The first paint waits for what follows the navbar, `SkipToContentFallbackId` of the theme: painted in two parts, the
 * menus of the bar would move when the second one comes.
 */
const WHOLE_NAVBAR = {
  tagName: 'link',
  attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'},
};

/** The picture of the site where links to it are shared: the English one where a language has none. */
function socialCard(lang: Lang, siteDir: string): string {
  const own = `img/social-card.${lang}.png`;
  return existsSync(path.join(siteDir, 'static', own)) ? own : 'img/social-card.png';
}

/** `hideNavbar: always`: no bar, and no room kept for it. */
const HIDDEN_NAVBAR =
  ':root{--rp-navbar-height:0px!important;--ifm-navbar-height:0px!important}.navbar{display:none!important}';

/** The language that a command names; `docusaurus start` writes its lack as a word into the environment. */
function localeOfCommand(): string | undefined {
  const {DOCUSAURUS_CURRENT_LOCALE: named} = process.env;
  return named === 'undefined' ? undefined : named;
}

/** Where the dates of pages come from: from nowhere without git, and in development from Docusaurus, which makes them up. */
function datesOf(siteDir: string): boolean | VcsConfig {
  return hasHistory(siteDir) && (process.env.NODE_ENV === 'production' ? pageHistory(siteDir) : true);
}

/**
 * Turns the site and theme settings into the configuration of Docusaurus.
 *
 * @param site - What is built and under which address.
 * @param settings - How it looks.
 * @param siteDir - Absolute path of the folder that holds `docs/` and `i18n/`.
 * @param options - `checks: false` builds without the checks of settings and content, which know the files
 *   and pages of this site by name.
 * @returns A configuration for `docusaurus build` and `docusaurus start`.
 * @throws Error that lists wrong settings with their lines, or names a language that the site does not have.
 */
export function assemble(
  site: SiteConfig,
  settings: ThemeSettings,
  siteDir: string,
  {checks = true}: {checks?: boolean} = {},
): Config {
  const lang = localeOfCommand();
  const wrong = [
    checkLocale(lang),
    ...(checks ? checkSettings(site, settings, siteDir) : []),
    ...unreadableTexts(siteDir),
  ].filter((error) => error !== undefined);
  if (wrong.length > 0) throw problemList('Settings and texts have', wrong);
  const current = (lang ?? site.lang) as Lang;
  const {sidebar: _sidebar, ...locale} = localeConfig(current);
  const docRepoBaseUrl = editBaseOf(current, siteDir);
  const {footer, ...theme} = settings;
  const customFields: CustomFields = {
    theme,
    markdown: site.markdown,
    search: site.search,
    live: site.live,
    tools: toolLists(current),
    locale: {...locale, editLink: {...locale.editLink, docRepoBaseUrl}},
    release: documentedRelease(),
  };
  const tricks = bundle(undefined, {ssg: site.ssg});
  const host = hosting({
    base: site.base,
    languages: [site.lang, ...LANGS.filter((l) => l !== site.lang)].map((l) => localeBase(site, l)),
    cleanUrls: site.route.cleanUrls,
    later: isLater(current, site.lang),
  });
  const {beforeDefaultRemarkPlugins} = remarkPlugins(siteDir);
  const markdown = {
    beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, [pageLinks, {siteDir}] as [typeof pageLinks, object]],
    ...rehypePlugins(site, siteDir),
    remarkPlugins: tricks.remarkPlugins,
  };
  // Functions and not paths, so that they share one reader.
  const everyTime = createPageReader(siteDir, site);
  const reader = process.env.NODE_ENV === 'production' ? readOnce(everyTime) : everyTime;
  const written: Promise<unknown>[] = [];
  /** Notes when a plugin has written its files: Docusaurus lets all plugins write at the same time. */
  const noted = (plugin: Plugin): Plugin => ({
    ...plugin,
    postBuild(props) {
      const done = Promise.resolve(plugin.postBuild?.(props));
      written.push(done);
      return done;
    },
  });
  const offline = (build: Build) =>
    writeOffline(build, {
      site,
      lang: current,
      bases: LANGS.map((l) => localeBase(site, l)),
      written: () => Promise.all(written),
    });
  return {
    title: site.title,
    tagline: site.description,
    favicon: site.icon,
    url: siteOrigin,
    baseUrl: site.base,
    trailingSlash: !site.route.cleanUrls,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    future: {v4: true, faster: true, experimental_vcs: datesOf(siteDir)},
    // A fixed name: the default differs by locale and would lose the colour mode on a switch.
    storage: {type: 'localStorage', namespace: 'rspress-v1-docs'},
    baseUrlIssueBanner: false,
    ssrTemplate: tricks.ssrTemplate,
    headTags: [
      ...iconTags(site, current),
      ...(process.env.NODE_ENV === 'production' ? [] : [FRAME_POLICY]),
      WHOLE_NAVBAR,
      {tagName: 'noscript', attributes: {}, innerHTML: `<style>${noScriptStyles}</style>`},
      ...(settings.hideNavbar === 'always' ? [{tagName: 'style', attributes: {}, innerHTML: HIDDEN_NAVBAR}] : []),
    ],
    i18n: {
      defaultLocale: site.lang,
      locales: [...LANGS],
      localeConfigs: Object.fromEntries(
        LANGS.map((l) => {
          const {label, htmlLang} = localeConfig(l);
          return [l, {label, htmlLang, baseUrl: localeBase(site, l)}];
        }),
      ),
    },
    markdown: {
      // Names between colons are text, as in the Markdown of pages and in the search.
      emoji: false,
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
    customFields,
    presets: [
      [
        'classic',
        {
          docs: {
            path: 'docs',
            routeBasePath: '/',
            sidebarPath: path.join(siteDir, 'sidebars.ts'),
            sidebarCollapsible: true,
            sidebarCollapsed: false,
            exclude: site.route.exclude,
            editUrl: docRepoBaseUrl || undefined,
            editLocalizedFiles: true,
            showLastUpdateTime: true,
            ...(site.multiVersion.default === '' ? {} : {lastVersion: site.multiVersion.default}),
            ...(site.multiVersion.versions.length === 0 ? {} : {onlyIncludeVersions: site.multiVersion.versions}),
            ...markdown,
          },
          blog: false,
          pages: markdown,
          sitemap: {ignorePatterns: ['**/internal/**']},
          theme: {
            customCss: ['tokens.css', `palettes/${settings.primaryColor}.css`, 'custom.css'].map((file) =>
              path.join(siteDir, 'src/css', file),
            ),
          },
        } satisfies Preset.Options,
      ],
    ],
    clientModules: tricks.clientModules.map((name) => path.join(siteDir, `src/clientModules/${name}.ts`)),
    plugins: [
      checks && ((context: LoadContext) => contentChecks(context, reader)),
      (context: LoadContext) => noted(pageIndex(context, reader) as Plugin),
      (context: LoadContext) => configCheck(context, reader),
      notices,
      path.join(siteDir, 'plugins/live-frame/index.ts'),
      path.join(siteDir, 'plugins/tour/index.ts'),
      (context: LoadContext) => liveResults(context, reader),
      (context: LoadContext) => noted(searchIndex(context, reader)),
      (context: LoadContext) => noted(twins(context, reader)),
      (context: LoadContext) => data(context, reader),
      [
        path.join(siteDir, 'plugins/html-output/index.ts'),
        {
          ssg: site.ssg,
          finish: [...tricks.finish, translations(reader, current, docRepoBaseUrl), host, offline, writeNotices],
        },
      ],
      ...tricks.plugins,
    ],
    themeConfig: {
      image: socialCard(current, siteDir),
      // Nothing reads it in a browser, and the default theme would be shipped with the configuration.
      prism: {theme: {plain: {}, styles: []}},
      colorMode: {respectPrefersColorScheme: true},
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
      tableOfContents: {
        minHeadingLevel: site.outline.minDepth,
        maxHeadingLevel: site.outline.maxDepth,
      },
      navbar: {
        title: site.logoText,
        logo: {alt: '', src: site.logo.light, srcDark: site.logo.dark, width: 28, height: 28},
        hideOnScroll: settings.hideNavbar === 'auto',
        items: navbarItems(site, settings, current),
      },
      footer: {copyright: footer.message[current] + noticesLink(localeBase(site, current), current)},
    } satisfies Preset.ThemeConfig,
  };
}
