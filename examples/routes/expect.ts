import {defineExample} from '../../verify/examples/define';

const content = '.rspress-doc li a';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          // 404.md is read without JavaScript only: once scripts run, the theme's own page takes its place.
          claim:
            'Each page file of `docs` becomes one HTML file at the same path; `404.md` is written for unknown addresses.',
          proves: ['guide/basic/conventional-route#rules'],
          files: '**/*.html',
          are: [
            '404.html',
            'Old Harbour.html',
            'departures.html',
            'downloads.html',
            'index.html',
            'routes.html',
            'routes/index.html',
            'routes/north.html',
            'routes/south.html',
          ],
        },
        {
          claim: 'A folder named in `route.exclude` has no pages.',
          proves: ['api/config/config-basic#route-exclude', 'guide/basic/conventional-route#include-exclude'],
          file: 'drafts/*.html',
          exists: false,
          source: 'docs/drafts/tunnel.md',
        },
        {
          claim: 'Excluded components can still be imported by pages.',
          proves: ['guide/basic/conventional-route#include-exclude'],
          file: 'routes/south.html',
          selector: '.rspress-doc time',
          attribute: 'datetime',
          values: ['07:40'],
        },
        {
          claim: 'Links may name the address, the file, or a heading in the file; all become HTML files.',
          proves: ['guide/basic/conventional-route#links'],
          file: 'index.html',
          selector: content,
          attribute: 'href',
          values: [
            '/routes/index.html',
            '/routes/north.html',
            '/routes/north.html',
            '/routes/south.html#winter',
            '/departures.html',
            // Markdown links are taken for pages, so this one leads nowhere.
            '/timetable.csv.html',
          ],
        },
        {
          claim: 'A link to a file in `public` written as HTML is left alone.',
          proves: ['guide/basic/static-assets#downloads'],
          file: 'downloads.html',
          selector: '.rspress-doc a[download]',
          attribute: 'href',
          values: ['/timetable.csv'],
        },
        {
          claim: 'A Markdown link to a file in `public` gets `.html` and leads nowhere.',
          proves: ['guide/basic/static-assets#downloads'],
          file: 'downloads.html',
          selector: '.rspress-doc p a[href*="timetable.csv"]:not([download])',
          attribute: 'href',
          values: ['/timetable.csv.html'],
        },
        {
          claim: 'A Markdown link that begins with two slashes becomes a path of the site.',
          proves: ['api/config/config-build#markdown-checkdeadlinks'],
          file: 'downloads.html',
          selector: '.rspress-doc p a[href*="example.org"]',
          attribute: 'href',
          values: ['/example.org/timetable.html'],
        },
        {
          claim: 'A link to another host written as HTML has no `target`, one of Markdown has.',
          proves: ['guide/basic/conventional-route#links'],
          file: 'downloads.html',
          selector: '.rspress-doc a[href$="fares"]:not([target]), .rspress-doc a[href$="fares"][target=_blank]',
          texts: ['Fares', 'Fares of others'],
        },
        {
          claim: 'The link of Markdown to another host is the one that opens a tab.',
          file: 'downloads.html',
          selector: '.rspress-doc a[target=_blank][href*="fares"]',
          texts: ['Fares of others'],
        },
        {
          claim: 'Files of `public` are copied as they are.',
          file: 'timetable.csv',
          lines: ['line,departs', 'north,07:15'],
        },
        {
          claim: 'A component with a default export is a page.',
          proves: ['guide/basic/conventional-route#component-pages', 'guide/basic/custom-page#mistakes'],
          file: 'departures.html',
          selector: '.rspress-doc ul.departures li',
          texts: ['North 07:15', 'South 07:40'],
        },
        {
          claim: 'A component page takes title and description from its exported `frontmatter`.',
          proves: ['guide/basic/conventional-route#component-pages'],
          file: 'departures.html',
          selector: 'head > title',
          text: 'Departures - Ferry',
        },
        {
          claim: 'The exported description is in the head.',
          proves: ['guide/basic/conventional-route#component-pages'],
          file: 'departures.html',
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['The next boats from the old harbour'],
        },
        {
          claim: 'A component page gets no heading from its title; the title of the page must be written in it.',
          file: 'departures.html',
          selector: '.rspress-doc h1',
          absent: true,
          unlike: 'index.html',
        },
        {
          claim: 'Of two files with the same address the one whose extension stands first in `route.extensions` wins.',
          proves: ['api/config/config-basic#route-extensions', 'guide/basic/conventional-route#mistakes'],
          file: 'routes/north.html',
          selector: '.rspress-doc h1',
          text: 'North line#',
        },
        {
          claim: 'A page with the name of a folder is lost: its file holds the index page of the folder.',
          proves: ['guide/basic/conventional-route#mistakes'],
          file: 'routes.html',
          selector: '.rspress-doc h1',
          text: 'Routes#',
        },
      ],
    },
    clean: {
      config: 'rspress.clean.config.ts',
      claims: [
        {
          claim: 'With `cleanUrls` links lose `.html`; a folder’s address ends with `/index`.',
          proves: [
            'api/config/config-basic#route-cleanurls',
            'guide/basic/conventional-route#clean-urls',
            'guide/basic/deploy#requirements',
            'guide/basic/deploy#mistakes',
          ],
          file: 'index.html',
          selector: content,
          attribute: 'href',
          values: [
            '/routes/index',
            '/routes/north',
            '/routes/north',
            '/routes/south#winter',
            '/departures',
            '/timetable.csv',
          ],
        },
        {
          claim: 'With `cleanUrls` the files are still written with `.html`.',
          proves: [
            'api/config/config-basic#route-cleanurls',
            'guide/basic/conventional-route#clean-urls',
            'guide/basic/deploy#requirements',
            'guide/basic/deploy#vercel',
          ],
          file: 'routes/north.html',
          exists: true,
        },
        {
          claim: 'A file taken in by `route.include` keeps an extension that is not in `route.extensions`.',
          proves: [
            'api/config/config-basic#route-include',
            'guide/basic/conventional-route#include',
            'guide/basic/conventional-route#mistakes',
          ],
          file: 'departures.tsx.html',
          exists: true,
        },
        {
          claim: 'With `extensions` of Markdown only, components beside the pages are no routes.',
          proves: ['api/config/config-basic#route-extensions', 'guide/basic/conventional-route#mistakes'],
          file: 'components/*',
          exists: false,
          source: 'docs/components/Clock.tsx',
        },
        {
          claim: 'The home link has no `.html` either.',
          proves: ['guide/basic/conventional-route#clean-urls'],
          file: 'routes/north.html',
          selector: '.rspress-nav [class*=navBarTitle] a',
          attribute: 'href',
          values: ['/index'],
        },
      ],
    },
    open: {
      config: 'rspress.open.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A component without a default export stops the build, and the error names the file.',
          proves: ['guide/basic/conventional-route#mistakes'],
          log: "export 'default' (imported as 'Route2') was not found in '<example>/docs/components/Clock.tsx' (possible exports: Clock)",
        },
      ],
    },
    names: {
      config: 'rspress.names.config.ts',
      prepare: 'prepare-names.mjs',
      exitCode: 1,
      claims: [
        {
          claim: 'With the Rust compiler a link to a name with a space counts as dead.',
          proves: ['guide/basic/conventional-route#known-issues'],
          log: 'Internal link to "/Old%20Harbour" is dead, check it in "index.md"',
        },
        {
          claim: 'So does a link to a name in Chinese.',
          proves: ['guide/basic/conventional-route#known-issues'],
          log: 'Internal link to "/%E5%B2%9B" is dead, check it in "index.md"',
        },
      ],
    },
    'names-js': {
      config: 'rspress.names-js.config.ts',
      prepare: 'prepare-names.mjs',
      claims: [
        {
          claim: 'The JavaScript compiler finds names with a space or in Chinese, and the links lead there.',
          proves: ['guide/basic/conventional-route#known-issues'],
          file: 'index.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/Old Harbour.html', '/岛.html'],
        },
      ],
    },
  },
});
