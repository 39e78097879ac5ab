import {defineExample} from '../../verify/examples/define';

const page = 'guide/graft.html';
const label = '.rspress-nav-menu a[href="/guide/graft.html"]';
const index = 'static/search_index.*.json';

export default defineExample({
  builds: {
    default: {
      outDir: 'site',
      claims: [
        {
          claim: 'Pages are read from `root` and written to `outDir`.',
          proves: ['api/config/config-basic#outdir', 'api/config/config-basic#root', 'api/config/config-basic#example'],
          files: '**/*.html',
          are: ['404.html', 'guide/graft.html', 'guide/tools.html', 'index.html', 'ladders.html'],
        },
        {
          claim: 'A relative `icon` starts at the project; the file is copied to the root of the output.',
          proves: ['api/config/config-basic#icon', 'api/config/config-basic#paths', 'api/config/config-basic#example'],
          file: page,
          selector: 'link[rel=icon]',
          attribute: 'href',
          values: ['/apple.svg'],
        },
        {
          claim: 'The icon is in the output.',
          proves: ['api/config/config-basic#icon'],
          file: 'apple.svg',
          sameAs: 'brand/apple.svg',
        },
        {
          claim: 'A relative `themeDir` that starts with a dot is used.',
          proves: ['api/config/config-basic#themedir', 'api/config/config-basic#example'],
          file: page,
          selector: 'p.season',
          text: 'Harvest week',
        },
        {
          claim: '`i18nSourcePath` names the texts; without languages they stand under the empty language.',
          proves: ['api/config/config-basic#i18nsourcepath', 'api/config/config-basic#example'],
          file: page,
          selector: label,
          text: 'Work in the orchard',
        },
        {
          claim: '`replaceRules` change headings, also their ids.',
          proves: ['api/config/config-basic#replacerules'],
          file: page,
          selector: '.rspress-doc h1',
          attribute: 'id',
          values: ['graft-with-orchard-42'],
        },
        {
          claim: '`replaceRules` change text before it is compiled: the replacement may be Markdown.',
          proves: [
            'api/config/config-basic#replacerules',
            'api/config/config-basic#replacerules-replace',
            'api/config/config-basic#example',
            'plugin/official-plugins/container-syntax#own-names',
          ],
          file: page,
          selector: '.rspress-doc > p',
          text: 'Orchard 4.2 and 4.2 only. See #31.',
        },
        {
          claim: '`replaceRules` leave pages alone that are written as components.',
          proves: ['api/config/config-basic#replacerules'],
          file: 'ladders.html',
          selector: 'p.ladders',
          text: 'Bought with orchard %VERSION%.',
        },
        {
          claim: '`replaceRules` change code as well.',
          proves: ['api/config/config-basic#replacerules'],
          file: page,
          selector: '.rspress-doc .language-bash code',
          text: 'orchard graft --with 4.2',
        },
        {
          claim: '`replaceRules` change frontmatter: title and description.',
          proves: ['api/config/config-basic#replacerules'],
          file: page,
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['Cleft grafting in Orchard 4.2'],
        },
        {
          claim: 'The document title shows it.',
          file: page,
          selector: 'head > title',
          text: 'Graft with Orchard 4.2 - Orchard',
        },
        {
          claim: 'Code in a language nobody knows has no colours.',
          proves: ['api/config/config-build#markdown-highlightlanguages'],
          file: page,
          selector: '.rspress-doc .language-prune code .token',
          absent: true,
          unlike: `code:${page}`,
        },
        {
          claim: '`replaceRules` change the search index.',
          proves: ['api/config/config-basic#replacerules'],
          file: index,
          json: [0, 'title'],
          equals: 'Graft with Orchard 4.2',
        },
      ],
    },
    slips: {
      config: 'rspress.slips.config.ts',
      claims: [
        {
          claim: 'A string in `search` replaces its first place in the page only.',
          proves: ['api/config/config-basic#replacerules-search'],
          file: page,
          selector: '.rspress-doc > p',
          text: 'Orchard %VERSION% and %VERSION% only. See issue-31.',
        },
        {
          claim: '`replaceRules` leave the `title` of the site alone.',
          proves: ['api/config/config-basic#replacerules'],
          file: page,
          selector: 'head > title',
          text: 'Graft with Orchard 4.2 - Orchard %VERSION%',
        },
        {
          claim: 'A `themeDir` without a dot is taken for a package and not found, without a message.',
          proves: ['api/config/config-basic#themedir'],
          file: page,
          selector: 'p.season',
          absent: true,
          unlike: `default:${page}`,
        },
        {
          claim: 'A relative `i18nSourcePath` is not found either: the key is shown.',
          proves: ['api/config/config-basic#i18nsourcepath', 'api/config/config-basic#paths'],
          file: page,
          selector: label,
          text: 'guide',
        },
        {
          claim: 'With `codeHighlighter: shiki` and no plugin code has no colours.',
          proves: ['api/config/config-build#markdown-codehighlighter'],
          file: page,
          selector: '.rspress-doc .language-bash code span',
          absent: true,
          unlike: `default:${page}`,
        },
        {
          claim: 'An extension without a dot loses its first letter, so these pages are left out.',
          proves: ['api/config/config-basic#route-extensions'],
          file: 'guide/tools.html',
          exists: false,
          source: 'pages/guide/tools.mdx',
        },
      ],
    },
    styles: {
      config: 'rspress.styles.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A relative path in `globalStyles` stops the build.',
          proves: [
            'api/config/config-basic#globalstyles',
            'api/config/config-basic#paths',
            'plugin/system/plugin-api#globalstyles',
          ],
          log: "Module not found: Can't resolve './look/tokens.css'",
        },
      ],
    },
    code: {
      config: 'rspress.code.config.ts',
      claims: [
        {
          claim: '`showLineNumbers` numbers the lines of every code block.',
          proves: ['api/config/config-build#markdown-showlinenumbers'],
          file: page,
          selector: '.rspress-doc .language-bash .linenumber',
          text: '1',
        },
        {
          claim: '`defaultWrapCode` breaks long lines.',
          proves: ['api/config/config-build#markdown-defaultwrapcode'],
          file: page,
          selector: '.rspress-doc .language-bash code',
          attribute: 'style',
          values: ['white-space:pre-wrap'],
        },
        {
          claim: 'A pair in `highlightLanguages` colours one language as another.',
          proves: ['api/config/config-build#markdown-highlightlanguages'],
          file: page,
          selector: '.rspress-doc .language-prune code .token.number',
          text: '45',
        },
      ],
    },
  },
});
