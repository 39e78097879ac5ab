import {defineExample} from '../../verify/examples/define';

const sidebar = '.rspress-sidebar a[href]';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'A list of data gives a page for each entry, and `permalink` replaces the URL of the file.',
          proves: ['guide/basic/conventional-route#dynamic-routes', 'guide/basic/conventional-route#own-url'],
          files: '**/*.html',
          are: [
            '404.html',
            'index.html',
            'news/2026-04-12-map.html',
            'news/new-bridge.html',
            'walks/index.html',
            'walks/lake-loop.html',
            'walks/ridge-path.html',
          ],
        },
        {
          claim: 'A page from data is MDX: an import through an alias, and a component with the values of the entry.',
          proves: ['guide/basic/conventional-route#dynamic-routes', 'plugin/system/plugin-api#addpages'],
          file: 'walks/lake-loop.html',
          selector: '.rspress-doc > .facts',
          sameAs: 'expected/lake-loop.html',
        },
        {
          claim: 'The frontmatter in `content` gives the page its title.',
          proves: ['guide/basic/conventional-route#dynamic-routes'],
          file: 'walks/lake-loop.html',
          selector: 'title',
          text: 'Lake loop - Trail notes',
        },
        {
          claim: 'A `_meta.json` with links puts the pages into the sidebar.',
          proves: ['guide/basic/conventional-route#dynamic-routes', 'plugin/system/plugin-api#addpages'],
          file: 'walks/lake-loop.html',
          selector: sidebar,
          attribute: 'href',
          values: ['/index.html', '/walks/index.html', '/walks/lake-loop.html', '/walks/ridge-path.html'],
        },
        {
          claim: 'The Markdown text of such pages is in the search index.',
          proves: ['guide/basic/conventional-route#dynamic-routes'],
          file: 'static/search_index.*.json',
          contains: 'Steep, with a view on both sides.',
        },
        {
          claim: 'What a component renders on them is not.',
          proves: ['guide/basic/conventional-route#dynamic-routes'],
          file: 'static/search_index.*.json',
          lacks: 'hours',
          unlike: 'walks/lake-loop.html',
        },
        {
          claim: 'Links to such pages count as alive.',
          proves: ['guide/basic/conventional-route#dynamic-routes', 'guide/basic/conventional-route#own-url'],
          file: 'index.html',
          selector: '.rspress-doc li a',
          attribute: 'href',
          values: ['/walks/lake-loop.html', '/news/new-bridge.html', '/news/2026-04-12-map.html'],
        },
        {
          claim: '`slug`, `id`, `url` and `path` in the frontmatter leave the URL of a page as it is.',
          proves: ['guide/basic/conventional-route#own-url'],
          file: 'news/2026-04-12-map.html',
          exists: true,
        },
        {
          claim: 'A page with a `permalink` has its title and is in the search index.',
          proves: ['guide/basic/conventional-route#own-url'],
          file: 'static/search_index.*.json',
          contains: /"title":"The new bridge","content":"[^"]*","routePath":"\/news\/new-bridge"/,
        },
        {
          claim: 'A page with a `permalink` has its outline.',
          proves: ['guide/basic/conventional-route#own-url'],
          file: 'news/new-bridge.html',
          selector: '.rspress-doc h2',
          attribute: 'id',
          values: ['since-may'],
        },
        {
          claim: 'A `permalink` below the same folder shows the sidebar of the folder.',
          proves: ['guide/basic/conventional-route#own-url'],
          file: 'news/new-bridge.html',
          selector: sidebar,
          attribute: 'href',
          values: ['/index.html', '/news/2026-04-12-map.html', '/news/new-bridge.html'],
        },
        {
          claim: 'Relative links on the page still start at the folder of the file.',
          proves: ['guide/basic/conventional-route#own-url'],
          file: 'news/new-bridge.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/walks/lake-loop.html', '/news/2026-04-12-map.html'],
        },
      ],
    },
    brackets: {
      config: 'rspress.brackets.config.ts',
      claims: [
        {
          claim: 'A file named `[id].md` is one page, whose URL has the brackets in it.',
          proves: ['guide/basic/conventional-route#dynamic-routes'],
          files: '*.html',
          are: ['404.html', '[id].html', 'index.html'],
        },
      ],
    },
    parameter: {
      config: 'rspress.parameter.config.ts',
      claims: [
        {
          claim: 'A route with a parameter is one page, built for the URLs that `addSSGRoutes` names.',
          proves: ['guide/basic/conventional-route#dynamic-routes', 'plugin/system/plugin-api#addssgroutes'],
          files: 'walks/*.html',
          are: ['walks/lake-loop.html', 'walks/ridge-path.html'],
        },
        {
          claim: 'Its component can read the URL.',
          proves: ['guide/basic/conventional-route#dynamic-routes'],
          file: 'walks/ridge-path.html',
          selector: '.rspress-doc > p',
          text: 'ridge-path',
        },
        {
          claim: 'All its URLs have the same title.',
          proves: ['guide/basic/conventional-route#dynamic-routes'],
          file: 'walks/ridge-path.html',
          selector: 'title',
          text: 'Any walk - Trail notes',
        },
        {
          claim: 'The search index has the page once, by the route with the parameter.',
          proves: ['guide/basic/conventional-route#dynamic-routes'],
          file: 'static/search_index.*.json',
          contains: '"routePath":"/walks/:id"',
        },
      ],
    },
    'dead-file': {
      prepare: 'prepare-dead-file.mjs',
      exitCode: 1,
      claims: [
        {
          claim: 'A link to the file of a page with a `permalink` is dead.',
          proves: ['guide/basic/conventional-route#own-url'],
          log: 'Internal link to "/news/2026-05-02-the-new-bridge" is dead, check it in "news/2026-06-01-dead.md"',
        },
      ],
    },
  },
});
