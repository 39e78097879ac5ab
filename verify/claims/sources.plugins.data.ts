import type {SourceClaim} from './types';

const RSS = '@rspress/plugin-rss/dist/index.mjs';

/** Statements of the pages below `plugin/`, proven by released code. */
export const PLUGIN_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'A feed entry is made of the frontmatter, else of the page.',
    proves: ['plugin/official-plugins/rss#source', 'plugin/official-plugins/rss#frontmatter'],
    file: RSS,
    holds: [
      'selectNonNullishProperty(fm.slug, fm.id, page.id)',
      'author: toAuthors(fm.author)',
      'selectNonNullishProperty(fm.permalink, page.routePath)',
      'selectNonNullishProperty(fm.summary, page._html)',
      'toDate(fm.date || fm.published_at)',
      'concatArray(fm.categories, fm.category)',
    ],
  },
  {
    claim: 'The author of a feed entry is a name, an object or a list of these.',
    proves: ['plugin/official-plugins/rss#frontmatter'],
    file: RSS,
    holds: [
      '(Array.isArray(author) ? author : [ author ]).filter(Boolean)',
      "...'string' == typeof author ? { name: author } : author",
    ],
  },
  {
    claim: 'Feeds and their links are made by `rspress build` only.',
    proves: ['plugin/official-plugins/rss#result'],
    file: RSS,
    holds: [
      'if (!isProd) { _rssWorkaround = null; return; }',
      'async extendPageData (pageData) { if (!_rssWorkaround) return;',
    ],
  },
  {
    claim: 'Feeds of a page are those it names and those it belongs to, and `page.feeds` holds their URLs.',
    proves: ['plugin/official-plugins/rss#frontmatter', 'plugin/official-plugins/rss#source'],
    file: RSS,
    holds: [
      "concatArray(pageData.frontmatter['link-rss'])",
      'pageData.feeds = Array.from(showRssList',
      'url: output.url',
    ],
  },
  {
    claim:
      'One feed as an object has the id `blog` and the test `/blog/` unless it says otherwise; a list has no defaults.',
    proves: ['plugin/official-plugins/rss#feed'],
    file: RSS,
    holds: ["id: 'blog', test: '/blog/'", '(Array.isArray(feed) ? feed : [ { ...getDefaultFeedOption(), ...feed } ])'],
  },
  {
    claim: 'Title, description, favicon and copyright of a feed default to those of the site and its footer.',
    proves: ['plugin/official-plugins/rss#feed'],
    file: RSS,
    holds: [
      "title: config.title || ''",
      "description: config.description || ''",
      'getIconUrlPath)(config.icon))',
      '_config_themeConfig_footer.message) ||',
    ],
  },
  {
    claim:
      'A page is tested by the beginning of its route, a pattern, a function or a list of these, with the base and without.',
    proves: ['plugin/official-plugins/rss#feed-test'],
    file: RSS,
    holds: [
      'if (Array.isArray(test)) return test.some(',
      "if ('function' == typeof test) return test(page, base);",
      '[ routePath, pureRoutePath ].some((path)=>path.startsWith(test))',
      '[ routePath, pureRoutePath ].some((path)=>test.test(path))',
    ],
  },
  {
    claim: '`item` may be asynchronous and gets the entry, the page and `siteUrl`.',
    proves: ['plugin/official-plugins/rss#feed-item'],
    file: RSS,
    holds: ['await after(generateFeedItem(page, siteUrl), page, siteUrl)'],
  },
  {
    claim:
      'Each setting of the output of a feed wins over the general one; a file name is taken as it is, and made of id and format without one.',
    proves: ['plugin/official-plugins/rss#feed-output', 'plugin/official-plugins/rss#output'],
    file: RSS,
    holds: [
      '(null == output ? void 0 : output.filename) || `${id}.${extension}`',
      "(null == output ? void 0 : output.dir) || (null == globalOutput ? void 0 : globalOutput.dir) || 'rss'",
      '(null == output ? void 0 : output.publicPath) || (null == globalOutput ? void 0 : globalOutput.publicPath) || siteUrl',
      '((l, r)=>sortByDate(l.date, r.date))',
      'feed.items.sort(output.sorting)',
      "extension: 'rss'",
      "extension: 'json'",
      "extension: 'xml'",
    ],
  },
  {
    claim: 'Feeds are written with the library `feed` after the build, and only those with pages.',
    proves: ['plugin/official-plugins/rss#source', 'plugin/official-plugins/rss#several'],
    file: RSS,
    holds: [
      'async afterBuild (config)',
      'new __WEBPACK_EXTERNAL_MODULE_feed__.Feed(createFeed(',
      'output.dir, output.filename)',
    ],
  },
  {
    claim: 'An RSS feed takes entries without a date.',
    proves: ['plugin/official-plugins/rss#limits'],
    file: 'feed/lib/rss2.js',
    holds: ['if (entry.date) {', 'if (author.email && author.name)'],
  },
  {
    claim: 'A JSON feed takes entries without a date.',
    proves: ['plugin/official-plugins/rss#limits'],
    file: 'feed/lib/json.js',
    holds: ['if (item.date) {'],
  },
];
