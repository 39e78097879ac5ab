import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'Global styles may set the width of the sidebar, for every page and below a class.',
          proves: ['guide/basic/auto-nav-sidebar#width', 'guide/basic/conventional-route#links'],
          file: 'static/css/styles.*.css',
          contains: '--rp-sidebar-width:400px',
        },
        {
          claim: 'A global component is on every page, and a click on its button may fold the sidebar.',
          proves: ['guide/basic/auto-nav-sidebar#width'],
          file: 'guide/hours.html',
          selector: 'button[style*="z-index:50"]',
          count: 1,
        },
        {
          claim: 'A page of the type `blank` at `/` has only the link in its HTML, which an effect follows.',
          proves: ['guide/default-theme/home-page#none'],
          file: 'index.html',
          selector: '#root a',
          attribute: 'href',
          values: ['/guide/plan.html'],
        },
        {
          claim: 'A context of Rspack finds all files of a folder that match.',
          proves: ['guide/advanced/extend-build#all-files'],
          file: 'guide/plan.html',
          selector: '.springs li',
          texts: ['Balance spring', 'Mainspring'],
        },
        {
          claim: 'Links with `mailto:` and `tel:` stay as they are, and one with another protocol becomes a path.',
          proves: ['guide/basic/conventional-route#links', 'guide/default-theme/navbar#links'],
          file: 'guide/plan.html',
          selector: '.rspress-doc > p > a',
          attribute: 'href',
          values: ['mailto:us@example.com', 'tel:+4912345', '/vscode://file/plan.html', 'https://example.com'],
        },
        {
          claim: 'A code block that is not indented ends a numbered list, and the next begins with its own number.',
          proves: ['guide/default-theme/components#steps'],
          file: 'guide/plan.html',
          selector: '.rspress-doc > ol',
          attribute: 'start',
          values: [null, '4'],
        },
        {
          claim: 'A code block that is indented like the text of an item is part of the item.',
          proves: ['guide/default-theme/components#steps'],
          file: 'guide/plan.html',
          selector: '.rspress-doc > ol > li pre',
          count: 1,
        },
        {
          claim: 'A table in tags may merge cells, and its cells hold Markdown.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: 'guide/hours.html',
          selector: '.rspress-doc td[rowspan="2"], .rspress-doc td strong',
          texts: ['By the window', 'October'],
        },
        {
          claim: 'A cell of a table in tags may have a width.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: 'guide/hours.html',
          selector: '.rspress-doc th',
          attribute: 'style',
          values: ['width:160px', null],
        },
        {
          claim: 'A tag around Markdown with empty lines aligns it, and an image from `docs/public` is found.',
          proves: ['guide/basic/static-assets#size'],
          file: 'guide/dial.html',
          selector: '.rspress-doc > div[style="text-align:center"] img',
          attribute: 'src',
          values: ['/dial.svg'],
        },
        {
          claim: 'A component may list the pages with a tag, by the frontmatter in the data of the site.',
          proves: ['guide/basic/conventional-route#dynamic-routes'],
          file: 'guide/glass.html',
          selector: '.tagged a',
          texts: ['The dial'],
        },
        {
          claim: 'An `abbr` in MDX keeps its title.',
          proves: ['guide/default-theme/components#markdown-inside'],
          file: 'guide/hours.html',
          selector: '.rspress-doc abbr',
          attribute: 'title',
          values: ['Quartz movement'],
        },
        {
          claim: 'An `EditLink` of the theme may leave the link out on a page with a field of its own.',
          proves: ['plugin/official-plugins/last-updated#limits'],
          file: 'guide/dial.html',
          selector: 'a[href*="/edit/main/"]',
          absent: true,
          unlike: 'guide/plan.html',
        },
      ],
    },
    windows: {
      config: 'rspress.windows.config.ts',
      prepare: 'prepare-windows.mjs',
      claims: [
        {
          claim: 'A page with CRLF and a byte order mark has its title.',
          proves: ['guide/basic/conventional-route#rules'],
          file: 'index.html',
          selector: 'title',
          text: 'Saved on Windows - Watchmaker',
        },
        {
          claim: 'Its container is one.',
          proves: ['guide/basic/conventional-route#rules'],
          file: 'index.html',
          selector: '.rspress-doc .rspress-directive strong',
          text: 'drop',
        },
      ],
    },
    dead: {
      config: 'rspress.dead.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A link that differs from the file name in capital letters is dead.',
          proves: ['guide/basic/conventional-route#mistakes'],
          log: 'Internal link to "/Plan" is dead',
        },
      ],
    },
    node: {
      config: 'rspress.node.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A module of Node.js stops the build, and the message names the plugin that replaces it.',
          proves: ['guide/advanced/extend-build#limits'],
          log: 'If needed, use "@rsbuild/plugin-node-polyfill" to polyfill it.',
        },
        {
          claim: 'The message begins with the name of the module.',
          proves: ['guide/advanced/extend-build#limits'],
          log: "Module not found: Can't resolve 'path'",
        },
      ],
    },
    none: {
      config: 'rspress.none.config.ts',
      claims: [
        {
          claim: 'Without a page at the root, `index.html` is the template, with no content.',
          proves: ['guide/default-theme/home-page#none'],
          file: 'index.html',
          contains: '<div id="root"><!--<?- DOC_CONTENT ?>--></div>',
        },
      ],
    },
    glob: {
      config: 'rspress.glob.config.ts',
      claims: [
        {
          claim: '`import.meta.glob` is no function, and the HTML of the pages is empty.',
          proves: ['guide/advanced/extend-build#all-files'],
          log: 'TypeError: {}.glob is not a function',
        },
      ],
    },
  },
});
