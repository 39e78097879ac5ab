import type {SourceClaim} from './types';

const CORE = '@rspress/core/dist/index.js';
const LOADER = '@rspress/core/dist/loader.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const RSBUILD = '@rsbuild/core/dist/index.js';
const THEME_CSS = '@rspress/theme-default/dist/bundle.css';

/** Statements of the pages of the guide about pages, files, hosts, search, build and theme, proven by released code. */
export const TOUR_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The code of a page begins with its own frontmatter as a constant.',
    proves: ['guide/basic/use-mdx#frontmatter'],
    file: LOADER,
    holds: ['const result = `const frontmatter = ${JSON.stringify(frontmatter)};'],
  },
  {
    claim: 'The compiler is chosen for each file, by its absolute path, and is the Rust one by default.',
    proves: ['guide/basic/use-mdx#compiler-some'],
    file: LOADER,
    holds: [
      'const filepath = this.resourcePath;',
      '_config_markdown.mdxRs) ?? true;',
      "enableMdxRs = 'object' == typeof mdxRs ? 'function' == typeof (null == mdxRs ? void 0 : mdxRs.include) ? mdxRs.include(filepath) : true : mdxRs;",
    ],
  },
  {
    claim: 'Plugins for Markdown and global components are given to the JavaScript compiler only.',
    proves: ['guide/basic/use-mdx#compilers'],
    file: LOADER,
    holds: [
      'const { compile } = await import("@rspress/mdx-rs"); const { toc, links, title, code } = await compile({ value: preprocessedContent, filepath, root: docDirectory, development: \'production\' !== process.env.NODE_ENV });',
      '} else { const mdxOptions = await createMDXOptions(docDirectory, config, checkDeadLinks, routeService, filepath, pluginDriver);',
      '...remarkPluginsFromConfig,',
      '...rehypePluginsFromConfig,',
      'globalComponents.length && [ remarkBuiltin,',
    ],
  },
  {
    claim: 'The package of the Rust compiler says that it is faster than the JavaScript one.',
    proves: ['guide/basic/use-mdx#compilers'],
    file: '@rspress/mdx-rs/README.md',
    holds: ['It can be 10x+ faster than compiler in pure JavaScript version.'],
  },
  {
    claim: 'A name of a language that is neither an alias nor in the list is left out without a message.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: CORE,
    holds: [
      "require('react-syntax-highlighter/dist/cjs/languages/prism/supported-languages').default;",
      'names[alias] = name;',
      'if (!highlightLanguages_supportedLanguages.has(lang)) highlightLanguages.delete(lang);',
    ],
  },
  {
    claim: 'The list has `bash`, and no `sh`, `shell`, `zsh`, `rs`, `rb`, `kt`, `jsonc` or `vue`.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: 'react-syntax-highlighter/dist/cjs/languages/prism/supported-languages.js',
    holds: [
      "'avro-idl', 'bash', 'basic'",
      "'scss', 'shell-session', 'smali'",
      "'robotframework', 'ruby', 'rust', 'sas'",
      "'keyman', 'kotlin', 'kumir'",
      "'json', 'json5', 'jsonp'",
      "'vim', 'visual-basic'",
      "'yaml', 'yang', 'zig']",
    ],
  },
  {
    claim: 'Prism knows `shell` as a short name of `bash`.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: 'refractor/lang/bash.js',
    holds: ["bash.aliases = ['shell']"],
  },
  {
    claim: 'Prism knows `kt` as a short name of `kotlin`.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: 'refractor/lang/kotlin.js',
    holds: ["kotlin.aliases = ['kt', 'kts']"],
  },
  {
    claim: 'The search index has the title of the frontmatter before that of the heading.',
    proves: ['guide/basic/use-mdx#frontmatter'],
    file: CORE,
    holds: ['title: frontmatter.title || title, toc,'],
  },
  {
    claim: 'The copy button takes the text of a block without its line numbers.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: THEME,
    holds: ["if (!node.parentElement.classList.contains('linenumber')) text += node.nodeValue;"],
  },
  {
    claim: 'The button wraps the lines of its block, and `defaultWrapCode` is where it starts.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: THEME,
    holds: ['const { defaultWrapCode } = siteData.markdown;', 'useState)(defaultWrapCode)', 'setCodeWrap(!codeWrap)'],
  },
  {
    claim: 'Containers have five looks: `caution` is like `danger`, and `details` has the values of `note`.',
    proves: ['guide/basic/use-mdx#containers'],
    file: '@rspress/plugin-container-syntax/container.css',
    holds: [
      '.rspress-doc .rspress-directive.caution, .rspress-doc .rspress-directive.danger { border-color: var(--rp-container-danger-border);',
      '--rp-container-note-text: var(--rp-c-text-1); --rp-container-note-bg: var(--rp-c-bg-soft);',
      '--rp-container-details-text: var(--rp-c-text-1); --rp-container-details-bg: var(--rp-c-bg-soft);',
      '--rp-container-tip-text: #278359;',
      '--rp-container-info-text: #07f;',
      '--rp-container-warning-text: #887233;',
    ],
  },
  {
    claim: 'The link of a heading to itself floats beside it and is not seen until it is pointed at.',
    proves: ['guide/basic/use-mdx#compiler-off'],
    file: THEME_CSS,
    holds: ['.header-anchor { float: left; opacity: 0;'],
  },
  {
    claim: 'The playground plugin parses pages as they are written and passes errors on.',
    proves: ['guide/basic/use-mdx#anchors'],
    file: '@rspress/plugin-playground/dist/cli/cjs/index.js',
    holds: [
      "const source = await external_node_fs_default().promises.readFile(filepath, 'utf-8'); const ast = processor.parse(source);",
      'console.error(e); throw e;',
    ],
  },
  {
    claim: 'A backslash is put before the brace of an id unless there is one.',
    proves: ['guide/basic/use-mdx#anchors'],
    file: LOADER,
    holds: ["substring.replace('{#', '\\\\{#').replace('\\\\\\\\{#', '\\\\{#')"],
  },
  {
    claim: 'The path of an image is imported as it is written, unless it begins with a slash or names another host.',
    proves: ['guide/basic/static-assets#example'],
    file: LOADER,
    holds: [
      "isExternalUrl)(imageUrl) || imageUrl.startsWith('/')) return ''; return imageUrl;",
      'images.push(getASTNodeImport(tempVariableName, imagePath));',
    ],
  },
  {
    claim: 'Rsbuild has a limit of 4096 bytes for all kinds of files, and folders for images and SVG files.',
    proves: ['guide/basic/static-assets#inline-limit'],
    file: RSBUILD,
    holds: [
      'dataUriLimit: { svg: 4096, font: 4096, image: 4096, media: 4096, assets: 4096 }',
      "svg: 'static/svg',",
      "image: 'static/image',",
      "maxSize = 'number' == typeof dataUriLimit ? dataUriLimit : dataUriLimit[assetType];",
    ],
  },
  {
    claim: 'Both logos are rendered, and a class hides one of them.',
    proves: ['guide/basic/static-assets#logo-and-icon'],
    file: THEME,
    holds: [
      'className: "rspress-logo dark:hidden"',
      'className: "rspress-logo hidden dark:block"',
      "if ('string' == typeof rawLogo) return",
      'logoText && /*#__PURE__*/ (0, __WEBPACK_EXTERNAL_MODULE_react_jsx_runtime_225474f2__.jsx)("span", { children: logoText })',
      '!logo && !logoText && /*#__PURE__*/ (0, __WEBPACK_EXTERNAL_MODULE_react_jsx_runtime_225474f2__.jsx)("span", { children: title })',
    ],
  },
  {
    claim: 'The class `dark` decides which of two logos is hidden.',
    proves: ['guide/basic/static-assets#logo-and-icon'],
    file: THEME_CSS,
    holds: ['.dark\\:block:is(.dark *) { display: block; }', '.dark\\:hidden:is(.dark *) { display: none; }'],
  },
  {
    claim: 'A path of an image that begins with no slash stays as it is.',
    proves: ['guide/basic/static-assets#frontmatter'],
    file: '@rspress/runtime/dist/utils.js',
    holds: ["if (!imagePath.startsWith('/')) return imagePath; return withBase(imagePath);"],
  },
  {
    claim: 'The dev server takes another option than `assetPrefix` of the output.',
    proves: ['guide/basic/static-assets#asset-prefix'],
    file: RSBUILD,
    holds: [
      "if (isProd) 'string' == typeof output.assetPrefix && (publicPath = output.assetPrefix); else if ('string' == typeof dev.assetPrefix)",
    ],
  },
];
