import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'Without more options the pages under `/blog/` make an Atom feed, the newest first.',
          proves: [
            'plugin/official-plugins/rss#example',
            'plugin/official-plugins/rss#feed',
            'plugin/official-plugins/overview#use',
          ],
          file: 'rss/blog.xml',
          sameAs: 'expected/blog.xml',
          // The time of the build.
          except: /\n {4}<updated>[^<]*<\/updated>/,
        },
        {
          claim: 'A page in a feed links to it.',
          proves: ['plugin/official-plugins/rss#result'],
          file: 'blog/first-frost.html',
          selector: 'link[rel=alternate]',
          attribute: 'href',
          values: ['https://weathervane.example.com/rss/blog.xml'],
        },
        {
          claim: 'A page outside of a feed links to the one its `link-rss` names.',
          proves: ['plugin/official-plugins/rss#link-rss', 'plugin/official-plugins/rss#result'],
          file: 'index.html',
          selector: 'link[rel=alternate]',
          attribute: 'type',
          values: ['application/atom+xml'],
        },
        {
          claim: 'The link of a page outside of a feed is that of the pages in it.',
          proves: ['plugin/official-plugins/rss#link-rss'],
          file: 'index.html',
          selector: 'link[rel=alternate]',
          attribute: 'href',
          values: ['https://weathervane.example.com/rss/blog.xml'],
        },
        {
          claim: 'Atom names an author with or without an address.',
          proves: ['plugin/official-plugins/rss#limits'],
          file: 'rss/blog.xml',
          selector: 'feed > entry > author > name',
          texts: ['Ilse', 'Ilse'],
        },
      ],
    },
    many: {
      config: 'rspress.many.config.ts',
      claims: [
        {
          claim: 'Each feed has its folder, name and format.',
          proves: [
            'plugin/official-plugins/rss#feed-id',
            'plugin/official-plugins/rss#feed-output',
            'plugin/official-plugins/rss#several',
            'plugin/official-plugins/rss#output',
            'plugin/official-plugins/rss#pluginrss',
          ],
          files: 'feeds/*',
          are: ['feeds/blog.rss', 'feeds/data.xml', 'feeds/storms.json'],
        },
        {
          claim: 'A feed of type `rss` is RSS 2.0.',
          proves: ['plugin/official-plugins/rss#example'],
          file: 'feeds/blog.rss',
          selector: 'rss > channel > item > title',
          texts: ['The great storm', 'First frost'],
        },
        {
          claim: 'The link of an item is the address of the route, without `.html`.',
          proves: ['plugin/official-plugins/rss#limits'],
          file: 'feeds/blog.rss',
          selector: 'item > link',
          texts: [
            'https://weathervane.example.com/blog/great-storm',
            'https://weathervane.example.com/blog/first-frost',
          ],
        },
        {
          claim:
            'Unless the frontmatter has an `id` or `slug`, the id of an item is the number of the page in the site.',
          proves: ['plugin/official-plugins/rss#known-issues'],
          file: 'feeds/blog.rss',
          selector: 'item > guid',
          texts: ['1', '0'],
        },
        {
          claim: 'RSS names an author only with an address.',
          proves: ['plugin/official-plugins/rss#limits'],
          file: 'feeds/blog.rss',
          selector: 'item > author',
          texts: ['ilse@example.com (Ilse)'],
        },
        {
          claim: '`categories` and `category` of the frontmatter become categories.',
          proves: ['plugin/official-plugins/rss#frontmatter', 'api/config/config-frontmatter#feeds'],
          file: 'feeds/blog.rss',
          selector: 'item > category',
          texts: ['storm', 'frost', 'autumn'],
        },
        {
          claim: '`item` may change what is written.',
          proves: ['plugin/official-plugins/rss#feed-item', 'plugin/official-plugins/rss#several'],
          file: 'feeds/storms.json',
          json: ['items', 0, 'title'],
          equals: 'Storm: The great storm',
        },
        {
          claim: '`test` may be a pattern, or a function that sees the frontmatter.',
          proves: ['plugin/official-plugins/rss#feed-test'],
          file: 'feeds/data.xml',
          selector: 'feed > entry > title',
          texts: ['The great storm'],
        },
        {
          claim: 'A feed of type `atom` is Atom 1.0.',
          proves: ['plugin/official-plugins/rss#several'],
          file: 'feeds/data.xml',
          contains: '<feed xmlns="http://www.w3.org/2005/Atom">',
        },
        {
          claim: 'A feed of type `json` is JSON Feed 1.',
          proves: ['plugin/official-plugins/rss#several'],
          file: 'feeds/storms.json',
          json: ['version'],
          equals: 'https://jsonfeed.org/version/1',
        },
        {
          claim: 'A pattern in a list chooses pages by their route.',
          proves: ['plugin/official-plugins/rss#several', 'plugin/official-plugins/rss#feed-test'],
          file: 'feeds/storms.json',
          json: ['items', 'length'],
          equals: 1,
        },
        {
          claim: 'A feed has its own title, and the description of the site.',
          proves: ['plugin/official-plugins/rss#feed'],
          file: 'feeds/blog.rss',
          contains:
            /<title>Weathervane, all notes<\/title>\s*<link>[^<]*<\/link>\s*<description>Notes of a village observatory<\/description>/,
        },
        {
          claim: 'A page in several feeds links to each.',
          proves: ['plugin/official-plugins/rss#several'],
          file: 'blog/great-storm.html',
          selector: 'link[rel=alternate]',
          attribute: 'type',
          values: ['application/rss+xml', 'application/json', 'application/atom+xml'],
        },
        {
          claim: 'The language of a feed is on its link.',
          proves: ['plugin/official-plugins/rss#result'],
          file: 'blog/first-frost.html',
          selector: 'link[rel=alternate]',
          attribute: 'hreflang',
          values: ['en'],
        },
      ],
    },
    content: {
      config: 'rspress.content.config.ts',
      claims: [
        {
          claim: 'A feed without pages is not written.',
          proves: ['plugin/official-plugins/rss#several'],
          files: 'rss/*',
          are: ['rss/blog.rss'],
        },
        {
          claim: 'With a base the links hold it; `permalink` is taken as it is.',
          proves: ['plugin/official-plugins/rss#siteurl'],
          file: 'rss/blog.rss',
          selector: 'item > link',
          texts: [
            'https://weathervane.example.com/storm-glass.html',
            'https://weathervane.example.com/notes/blog/calm',
          ],
        },
        {
          claim: 'The URL of a feed begins with `siteUrl`, base included.',
          proves: ['plugin/official-plugins/rss#siteurl'],
          file: 'blog/calm.html',
          selector: 'link[rel=alternate]',
          attribute: 'href',
          values: ['https://weathervane.example.com/notes/rss/blog.rss'],
        },
        {
          claim: '`slug` and `id` are ids; `slug` comes first.',
          proves: ['plugin/official-plugins/rss#frontmatter'],
          file: 'rss/blog.rss',
          selector: 'item > guid',
          texts: ['storm-glass', 'calm'],
        },
        {
          claim: '`published_at` is a date.',
          proves: ['plugin/official-plugins/rss#frontmatter'],
          file: 'rss/blog.rss',
          selector: 'item > pubDate',
          texts: ['Mon, 01 Dec 2025 00:00:00 GMT', 'Thu, 20 Nov 2025 08:00:00 GMT'],
        },
        {
          claim: '`summary` stands in place of the text.',
          proves: ['plugin/official-plugins/rss#frontmatter'],
          file: 'rss/blog.rss',
          contains: '<content:encoded><![CDATA[Nothing moved.]]></content:encoded>',
        },
        {
          claim:
            'Components lose their words, expressions their values, and addresses neither get the base nor the site.',
          proves: ['plugin/official-plugins/rss#known-issues', 'plugin/official-plugins/rss#limits'],
          file: 'rss/blog.rss',
          contains:
            /<p>The glass says {2}for the rd time\.<\/p>\s*<p><img src="\/glass\.svg" alt="The glass"><\/img>, as in <a href="\/blog\/calm">/,
        },
        {
          claim: 'The feed has no image with a relative path.',
          proves: ['plugin/official-plugins/rss#limits'],
          file: 'rss/blog.rss',
          contains: /<p>Up close: !<\/p>/,
        },
      ],
    },
    podcast: {
      config: 'rspress.podcast.config.ts',
      claims: [
        {
          claim: 'A `test` that looks at the frontmatter keeps drafts out of the feed.',
          proves: ['plugin/official-plugins/rss#feed-test', 'plugin/official-plugins/rss#feed-item'],
          file: 'rss/blog.rss',
          selector: 'item > title',
          texts: ['Wind songs', 'First frost'],
        },
        {
          claim: 'A page that `test` keeps out of the feed is still a page of the site.',
          proves: ['plugin/official-plugins/rss#feed-item'],
          file: 'blog/next-summer.html',
          selector: 'h1',
          text: /Next summer/,
        },
        {
          claim: '`audio` and `image` of an item become an enclosure in RSS, with size and type.',
          proves: ['plugin/official-plugins/rss#feed-item'],
          file: 'rss/blog.rss',
          contains:
            /<enclosure length="4096" type="audio\/mpeg" url="https:\/\/weathervane\.example\.com\/episodes\/wind-songs\.mp3"\/>[^]*<enclosure url="https:\/\/weathervane\.example\.com\/covers\/frost\.png" length="0" type="image\/png"\/>/,
        },
        {
          claim: '`item` may add `.html` to the link.',
          proves: ['plugin/official-plugins/rss#limits'],
          file: 'rss/blog.rss',
          selector: 'item > link',
          texts: [
            'https://weathervane.example.com/blog/wind-songs.html',
            'https://weathervane.example.com/blog/first-frost.html',
          ],
        },
      ],
    },
    newest: {
      config: 'rspress.newest.config.ts',
      claims: [
        {
          claim: 'A `test` that knows the newest pages keeps the feed to their number.',
          proves: ['plugin/official-plugins/rss#newest'],
          file: 'rss/blog.xml',
          selector: 'entry > title',
          texts: ['The great storm', 'First frost'],
        },
        {
          claim: 'A `test` may read the date of a page.',
          proves: ['plugin/official-plugins/rss#newest'],
          file: 'rss/autumn.xml',
          selector: 'entry > title',
          texts: ['The great storm', 'First frost', 'Late swallows'],
        },
        {
          claim: 'A page that is in no feed any more has no link to one.',
          proves: ['plugin/official-plugins/rss#newest'],
          file: 'blog/dry-summer.html',
          selector: 'link[rel=alternate]',
          absent: true,
          unlike: 'blog/great-storm.html',
        },
      ],
    },
    languages: {
      config: 'rspress.languages.config.ts',
      claims: [
        {
          claim: 'A feed for each language: `test` begins with the route of the language, so the default has no prefix.',
          proves: ['plugin/official-plugins/rss#languages'],
          file: 'rss/blog.xml',
          selector: 'entry > title',
          texts: ['First frost'],
        },
        {
          claim: 'The feed of another language has its pages only.',
          proves: ['plugin/official-plugins/rss#languages'],
          file: 'rss/blog-zh.xml',
          selector: 'entry > title',
          texts: ['初霜'],
        },
        {
          claim: 'Without a `title` of its own a feed has that of the site.',
          proves: ['plugin/official-plugins/rss#languages'],
          file: 'rss/blog.xml',
          contains: '<title>Weathervane</title>',
        },
        {
          claim: '`language` is in the link to the feed.',
          proves: ['plugin/official-plugins/rss#languages'],
          file: 'zh/blog/first-frost.html',
          selector: 'link[rel=alternate]',
          attribute: 'hreflang',
          values: ['zh'],
        },
        {
          claim: 'A feed in the Atom format does not name its language.',
          proves: ['plugin/official-plugins/rss#languages'],
          file: 'rss/blog-zh.xml',
          contains: /^(?![^]*(?:language|xml:lang))[^]*<title>风向标/,
        },
      ],
    },
    unknown: {
      config: 'rspress.unknown.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A page that asks for an unknown feed stops the build.',
          proves: ['plugin/official-plugins/rss#limits'],
          log: "Cannot destructure property 'output' of 'feedsSet.get(...)' as it is null.",
        },
      ],
    },
    'no-test': {
      config: 'rspress.no-test.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'The feeds of a list have no default for `test`.',
          proves: ['plugin/official-plugins/rss#limits'],
          log: 'test must be of `RegExp` or `string`',
        },
      ],
    },
    undated: {
      config: 'rspress.undated.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'An Atom feed needs a `date` on every page: without one the build fails at its end.',
          proves: ['plugin/official-plugins/rss#limits'],
          log: /Pages rendered[^]*error +TypeError: Cannot read properties of null \(reading 'toISOString'\)\n +at [^\n]*feed\/lib\/atom1\.js/,
        },
      ],
    },
    unreadable: {
      config: 'rspress.unreadable.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'An Atom feed with a page whose `date` JavaScript cannot read, as `5 Mai 2025`, fails in the same way.',
          proves: ['plugin/official-plugins/rss#limits'],
          log: /Pages rendered[^]*error +TypeError: Cannot read properties of null \(reading 'toISOString'\)\n +at [^\n]*feed\/lib\/atom1\.js/,
        },
      ],
    },
  },
});
