import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        // Pages and components
        {
          claim: 'The title of the frontmatter is the document title; the first heading stays the heading.',
          file: 'index.html',
          selector: 'head > title',
          text: 'Beehive, page by page - Beehive',
        },
        {
          claim: 'The heading of the page is the one written in it.',
          file: 'index.html',
          selector: '.rspress-doc h1',
          text: 'Inspect a hive#',
        },
        {
          claim: 'The description of the frontmatter is in the head.',
          file: 'index.html',
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['How a page of the Beehive manual is written'],
        },
        {
          claim: 'An imported component renders Markdown between its tags.',
          file: 'index.html',
          selector: 'aside.season[data-month=May] strong',
          text: 'queen cells',
        },
        {
          claim: 'An imported fragment is rendered in place.',
          file: 'index.html',
          selector: '.rspress-doc p:contains("Light the smoker") strong',
          text: 'before',
        },
        {
          claim: 'A fragment reads the props it is given.',
          file: 'index.html',
          selector: '.rspress-doc p:contains("A full frame")',
          text: 'A full frame weighs 2.5 kg.',
        },
        {
          claim: 'An excluded fragment has no page.',
          file: 'fragments/*',
          exists: false,
          source: 'docs/fragments/smoker.mdx',
        },
        {
          claim: 'Expressions may use exported constants and the frontmatter.',
          file: 'index.html',
          selector: '.rspress-doc p:contains("Frames:")',
          text: 'Frames: honey, brood, empty. Written by Ines.',
        },
        {
          claim: 'Tables, task lists, struck-out text and bare links work.',
          file: 'index.html',
          selector: '.rspress-doc table td, .rspress-doc del, .rspress-doc a[href="https://example.com"]',
          texts: ['1', 'honey', '2', 'brood', 'Feed sugar.', 'https://example.com'],
        },
        {
          claim: 'Task list items are disabled checkboxes.',
          file: 'index.html',
          selector: '.rspress-doc input[type=checkbox][disabled]',
          attribute: 'checked',
          values: ['', null],
        },

        // Anchors
        {
          claim: 'Heading ids come from the text, or from `{#id}` behind it; markup inside is ignored.',
          file: 'index.html',
          selector: '.rspress-doc h1, .rspress-doc h2:not(.sr-only), .rspress-doc h3',
          attribute: 'id',
          values: ['inspect-a-hive', 'notes', 'with-code-and-bold-in-it', 'keep-notes', 'footnote-label'],
        },
        {
          claim: 'The outline links to the same ids.',
          file: 'index.html',
          selector: '.rspress-local-toc-container a',
          attribute: 'href',
          values: ['#notes', '#with-code-and-bold-in-it', '#keep-notes'],
        },
        {
          claim: 'With the Rust compiler a footnote’s id has a stray `#`, so the link to it does not land.',
          file: 'index.html',
          selector: '.footnotes li, [data-footnotes] li',
          attribute: 'id',
          values: ['#fn-1'],
        },

        // Containers
        {
          claim: 'Seven kinds of container, and GitHub alerts of the same names.',
          file: 'containers.html',
          selector: '.rspress-directive',
          attribute: 'class',
          values: [
            'rspress-directive tip',
            'rspress-directive note',
            'rspress-directive info',
            'rspress-directive warning',
            'rspress-directive caution',
            'rspress-directive danger',
            'rspress-directive details',
            'rspress-directive note',
            'rspress-directive tip',
          ],
        },
        {
          claim:
            'The title of a container is its name in capitals, or the words behind the name, or `title` in braces.',
          file: 'containers.html',
          selector: '.rspress-directive-title',
          texts: [
            'TIP',
            'Before you start',
            'In braces',
            'WARNING',
            'CAUTION',
            'DANGER',
            'Show the old method',
            'NOTE',
            'TIP',
          ],
        },
        {
          claim: '`details` is a native disclosure, folded at first.',
          file: 'containers.html',
          selector: 'details.rspress-directive:not([open]) > summary',
          text: 'Show the old method',
        },
        {
          claim: 'A container may hold lists and code blocks.',
          file: 'containers.html',
          selector: '.rspress-directive.warning :is(li, .rspress-code-title)',
          texts: ['a list', 'inside', 'hive.ts'],
        },
        {
          claim: 'An unknown kind of container stays text.',
          file: 'containers.html',
          selector: '.rspress-doc > p:contains(":::unknown")',
          count: 1,
        },
        {
          claim: '`[!IMPORTANT]` is not known and stays a quotation.',
          file: 'containers.html',
          selector: '.rspress-doc blockquote',
          texts: ['[!IMPORTANT] A name the toolkit does not know.', 'An ordinary quotation.'],
        },
        {
          claim: 'A `.md` page has containers too; braces are text, and HTML tags in a sentence are dropped.',
          proves: ['guide/basic/use-mdx#md-or-mdx'],
          file: 'containers-md.html',
          selector: '.rspress-doc > p:first-of-type',
          text: 'Braces { are text } here, HTML is not markup.',
        },
        {
          claim: 'A block of HTML in a `.md` page is dropped with its text, up to the next empty line.',
          proves: ['guide/basic/use-mdx#md-or-mdx'],
          file: 'containers-md.html',
          selector: '.rspress-doc',
          text: /HTML is not markup\.\s*What comes after an empty line is Markdown again\.$/,
        },
        {
          claim: 'Braces around a title work in `.md` pages as well.',
          file: 'containers-md.html',
          selector: '.rspress-directive-title',
          text: 'In braces',
        },

        {
          claim: 'A project without React of its own uses the React 18 of Rspress, whatever the folders above have.',
          proves: ['guide/start/introduction#react'],
          file: 'react.html',
          selector: '#version',
          text: /^18\./,
        },

        // Code blocks
        {
          claim: '`title` stands above the code.',
          file: 'code.html',
          selector: '.rspress-code-title',
          texts: ['hive.ts', 'sum.js'],
        },
        {
          claim: 'Lines named in braces are highlighted.',
          file: 'code.html',
          selector: 'h2#highlighted-lines + div [style*="--rp-code-line-highlight-color"]',
          count: 3,
        },
        {
          claim: 'Highlighting lines switches line numbers on for that block.',
          file: 'code.html',
          selector: '.linenumber',
          texts: ['1', '2', '3', '4', '1', '2'],
        },
        {
          claim: 'Every block with a language has a button for wrapping and one for copying.',
          file: 'code.html',
          selector: '.rspress-doc button',
          attribute: 'title',
          values: Array.from({length: 4}, () => ['Toggle code wrap', 'Copy code']).flat(),
        },
        {
          claim: 'The colours are CSS variables.',
          file: 'code.html',
          selector: 'h2#diff + div .token.line',
          attribute: 'style',
          values: [
            'color:var(--code-token-deleted)',
            'color:var(--code-token-deleted)',
            'color:var(--code-token-inserted)',
          ],
        },
        {
          claim: 'A block without a language is not highlighted and has no buttons.',
          file: 'code.html',
          selector: 'h2#no-language + div',
          text: 'plain text',
        },
      ],
    },
    'react-19': {
      prepare: 'prepare-react-19.mjs',
      claims: [
        {
          claim: 'With React 19 in `node_modules` of the project, pages are rendered with it.',
          proves: ['guide/start/introduction#react'],
          file: 'react.html',
          selector: '#version',
          text: /^19\./,
        },
        {
          claim: 'The theme renders the rest of the page with React 19, too.',
          file: 'react.html',
          selector: '.rspress-nav .rspress-nav-menu, .rspress-doc h1#react',
          count: 2,
        },
        {
          claim: 'The scripts of that build contain React 19.',
          proves: ['guide/start/introduction#react'],
          file: 'static/js/lib-react.*.js',
          contains: /version="19\./,
        },
      ],
    },
    'js-compiler': {
      config: 'rspress.js-compiler.config.ts',
      claims: [
        {
          claim: 'The JavaScript compiler makes other ids of headings with markup in them.',
          file: 'index.html',
          selector: '.rspress-doc h3',
          attribute: 'id',
          values: ['withcode-andbold-in-it'],
        },
        {
          claim: 'The JavaScript compiler’s footnotes link both ways.',
          file: 'index.html',
          selector: '[data-footnotes] li, a[data-footnote-ref]',
          attribute: 'id',
          values: ['user-content-fnref-1', 'user-content-fn-1'],
        },
        {
          claim: 'The JavaScript compiler drops the lines below the first of an alert with words behind its name.',
          file: 'containers.html',
          selector: '.rspress-directive.tip:last-of-type .rspress-directive-content',
          text: 'With words behind',
        },
        {
          claim: '`showLineNumbers` numbers every block.',
          proves: ['api/config/config-build#markdown-showlinenumbers'],
          file: 'containers.html',
          selector: '.linenumber',
          texts: ['1'],
        },
        {
          claim: '`defaultWrapCode` wraps long lines from the start.',
          proves: ['api/config/config-build#markdown-defaultwrapcode'],
          file: 'code.html',
          selector: 'h2#title + div code',
          attribute: 'style',
          values: ['white-space:pre-wrap'],
        },
      ],
    },
  },
});
