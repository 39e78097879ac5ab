import type {SourceClaim} from './types';

const DOCGEN = '@rspress/plugin-api-docgen/dist/index.js';
const DOCGEN_API = '@rspress/plugin-api-docgen/static/global-components/API.tsx';
const DOCGEN_TOOL = 'react-docgen-typescript/lib/parser.js';
const DOCUMENTATION = 'documentation/src';
const SHIKI = '@rspress/plugin-shiki/dist/index.js';
const SHIKI_STYLES = '@rspress/plugin-shiki/shiki.css';
const SHIKI_LIBRARY = 'shiki/dist/index.js';
const TYPEDOC = '@rspress/plugin-typedoc/dist/es/index.mjs';
const TYPEDOC_LIBRARY = '@rspress/plugin-typedoc/node_modules/typedoc/dist/lib';

/** Statements of the pages about plugins that others publish, and about those that read or colour code. */
export const CODE_PLUGINS_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The command of 1.x is named `rspress`.',
    proves: [],
    file: 'rspress/package.json',
    holds: ['"bin": { "rspress": "./bin/rspress.js" }'],
  },
  {
    claim: 'The configuration is read by Rsbuild, with `jiti` for what Node.js does not load.',
    proves: [],
    file: '@rsbuild/core/dist/index.js',
    holds: ['let { createJiti } = await import("jiti")', 'configExport = await jiti.import(configFilePath, {'],
  },
  {
    claim: '`API` is a global component.',
    proves: [],
    file: DOCGEN,
    holds: [
      "globalComponents: [ external_node_path_default().join(__dirname, '..', 'static', 'global-components', 'API.tsx') ]",
    ],
  },
  {
    claim: 'Each component of a file has a table, with its name and its comment above.',
    proves: [],
    file: DOCGEN,
    holds: [
      'return componentDoc.map((param)=>{',
      "${param.displayName ? `### ${param.displayName}\\n` : ''}",
      "${param.description ? `**${param.description}**\\n` : ''}",
    ],
  },
  {
    claim: 'Props are left out when all their declarations are in `node_modules`.',
    proves: [],
    file: DOCGEN,
    holds: [
      "const hasPropAdditionalDescription = prop.declarations.find((declaration)=>!declaration.fileName.includes('node_modules'));",
    ],
  },
  {
    claim:
      'Tables are made for those languages of `locales` that are `zh`, `en` or `ru`, and in English when there is none of them.',
    proves: [],
    file: DOCGEN,
    holds: [
      "filter((lang)=>[ 'zh', 'en', 'ru' ].includes(lang));",
      'if (languages.length > 0) languages.forEach((language)=>{ apiDocMap[`${key}-${language}`] = generateTable(componentDoc, language); });',
      "else apiDocMap[key] = generateTable(componentDoc, 'en');",
    ],
  },
  {
    claim: 'A page shows what is there for a name, or for the name and its language, and nothing otherwise.',
    proves: [],
    file: DOCGEN_API,
    holds: ["apiDocMap?.[moduleName] || apiDocMap?.[`${moduleName}-${lang}`] || '';"],
  },
  {
    claim: 'Descriptions are those of the code, but four props without one have a standard description.',
    proves: [],
    file: DOCGEN,
    holds: ['return description || t.className;', 'default: return description;'],
  },
  {
    claim: 'What `documentation` writes has English headings.',
    proves: [],
    file: `${DOCUMENTATION}/output/markdown_ast.js`,
    holds: ["[u('text', 'Parameters')]", "u('text', 'Returns ')"],
  },
  {
    claim: 'The path of a `tsconfig.json` is read as it is given, from the folder of the process.',
    proves: [],
    file: DOCGEN_TOOL,
    holds: ['var basePath = path.dirname(tsconfigPath);', 'ts.readConfigFile(tsconfigPath,'],
  },
  {
    claim: 'Without settings, components are read without `allowJs` and without paths.',
    proves: [],
    file: DOCGEN_TOOL,
    holds: [
      'exports.defaultOptions = { jsx: ts.JsxEmit.React, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.Latest };',
    ],
  },
  {
    claim: 'A page without a table for its name and language is a warning.',
    proves: ['plugin/official-plugins/api-docgen#limits'],
    file: DOCGEN,
    holds: [
      "const apiDoc = apiDocMap[moduleName] ?? apiDocMap[`${moduleName}-${lang ? lang : 'en'}`] ?? '';",
      "if (matchContent && !apiDoc) logger_namespaceObject.logger.warn(`No api doc found for module: ${moduleName} in lang: ${lang ?? 'en'}`);",
    ],
  },
  {
    claim: 'When TypeDoc gives nothing, the folder and its pages stay as they are.',
    proves: ['plugin/official-plugins/typedoc#limits'],
    file: TYPEDOC,
    holds: ['const project = app.convert(); if (project) {'],
  },
  {
    claim: 'The item API leads to the folder as `outDir` names it, with its language.',
    proves: ['plugin/official-plugins/typedoc#folder'],
    file: TYPEDOC,
    holds: [
      "const apiPageRoute = `/${outDir.replace(/(^\\/)|(\\/$)/, '')}/`;",
      "nav.push({ text: 'API', link: apiPageRoute });",
    ],
  },
  {
    claim: 'A page that a plugin adds for a route that is there counts only with an extension that comes earlier.',
    proves: ['plugin/official-plugins/typedoc#limits'],
    file: '@rspress/core/dist/index.js',
    holds: [
      'if (-1 !== currRouteExtIndex && (currRouteExtIndex < preRouteExtIndex || -1 === preRouteExtIndex)) this.routeData.set(routePath, routeInfo);',
    ],
  },
  {
    claim: 'The hook `usePageData` takes title, headings and frontmatter from the page, after the data of the build.',
    proves: ['plugin/system/plugin-api#extendpagedata'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: [
      "...rest, pagePath, ...extractPageInfo, pageType: (null == frontmatter ? void 0 : frontmatter.pageType) || 'doc', title, frontmatter, toc",
    ],
  },
  {
    claim: 'A group for each tool is read as soon as there is one, so that the other one alone is an error.',
    proves: ['plugin/official-plugins/api-docgen#functions'],
    file: DOCGEN,
    holds: [
      'const isToolEntries = (obj)=>!!obj.documentation || !!obj["react-docgen-typescript"];',
      'const genApiDoc = async (entry, tool)=>{ if (0 === Object.keys(entry).length) return;',
      `await Promise.all([ genApiDoc(reactEntries, "react-docgen-typescript"), genApiDoc(documentationEntries, 'documentation') ]);`,
    ],
  },
  {
    claim: 'A setting of the tool takes `undefined` out of the types of optional props.',
    proves: ['plugin/official-plugins/api-docgen#known-issues'],
    file: DOCGEN_TOOL,
    holds: [
      "if (this.shouldRemoveUndefinedFromOptional && !isRequired) { propTypeString = propTypeString.replace(' | undefined', '');",
    ],
  },
  {
    claim: 'A file of `entries` that changes is read again in development, but its table goes where no page looks.',
    proves: [],
    file: DOCGEN,
    holds: ["watcher.on('change', (changed)=>{", 'page.apiDocMap = apiDocMap;'],
  },
  {
    claim: 'A page takes its tables from a constant of the bundle.',
    proves: [],
    file: DOCGEN_API,
    holds: ['const apiDocMap = RSPRESS_PLUGIN_API_DOCGEN_MAP;'],
  },
  {
    claim: 'Headings of a table get ids of their own counting.',
    proves: [],
    file: DOCGEN_API,
    holds: ['const slugger = new GithubSlugger();', 'node.properties.id = slugger.slug(text);'],
  },
  {
    claim: 'The index gets the file of the page with the tables in the place of `<API>`.',
    proves: [],
    file: DOCGEN,
    holds: [
      "let content = await external_node_fs_default().promises.readFile(_filepath, 'utf-8');",
      'content = content.replace(matchContent, apiDoc);',
      'page.content = content;',
    ],
  },
  {
    claim: 'Levels are all but `private`, and a file is read with what it imports, unless the settings say otherwise.',
    proves: [],
    file: `${DOCUMENTATION}/index.js`,
    holds: [
      "config.access = ['public', 'undefined', 'protected'];",
      'if (config.shallow || config.documentExported) { return shallow(indexes, config); } return dependency(indexes, config);',
    ],
  },
  {
    claim: 'Names that match `inferPrivate` are private.',
    proves: [],
    file: `${DOCUMENTATION}/infer/access.js`,
    holds: ["re.test(comment.name) ) { comment.access = 'private';"],
  },
  {
    claim:
      'The Markdown of `documentation` gets one setting, which writes links into the text unless it says otherwise.',
    proves: [],
    file: DOCGEN,
    holds: [
      'await documentation.formats.md(documentationRes, { noReferenceLinks: (null == (_parseToolOptions_documentation = parseToolOptions.documentation) ? void 0 : _parseToolOptions_documentation.noReferenceLinks) ?? true });',
    ],
  },
  {
    claim: 'Extensions are read under the names `parseExtension` and `requireExtension`.',
    proves: [],
    file: `${DOCUMENTATION}/input/dependency.js`,
    holds: ['{ parseExtension = [], requireExtension = [] }', 'filter: id => internalOnly(id),'],
  },
  {
    claim: 'The order is read under the name `sortOrder`.',
    proves: [],
    file: `${DOCUMENTATION}/sort.js`,
    holds: ['return sortComments(comments, options && options.sortOrder);'],
  },
  {
    claim: 'Colouring is a setting of what writes the Markdown.',
    proves: [],
    file: `${DOCUMENTATION}/output/markdown_ast.js`,
    holds: ['const hljsOptions = config.hljs || {};'],
  },
  {
    claim: 'A name without a table is a warning.',
    proves: [],
    file: DOCGEN,
    holds: ['if (matchContent && !apiDoc) logger_namespaceObject.logger.warn('],
  },
  {
    claim: 'The option for languages takes names by its type.',
    proves: ['plugin/official-plugins/shiki#languages'],
    file: '@rspress/plugin-shiki/dist/index.d.ts',
    holds: ["import type { Lang } from 'shiki';", 'langs?: Lang[];'],
  },
  {
    claim: 'Of a block with a language the text becomes coloured lines; the name of the language ends at its hyphen.',
    proves: ['plugin/official-plugins/shiki#example', 'plugin/official-plugins/shiki#known-issues'],
    file: SHIKI,
    holds: [
      "const lang = codeClassName.split(' ')[0].split('-')[1]; if (!lang) return;",
      'const highlightedCode = highlighter.codeToHtml(codeContent, { lang });',
      'codeElement.properties.className = `language-${lang}`;',
    ],
  },
  {
    claim: 'Numbers in braces may hold commas and hyphens, and no space.',
    proves: ['plugin/official-plugins/shiki#example'],
    file: SHIKI,
    holds: [
      'const highlightLinesReg = /{[\\d,-]*}/i;',
      "highlightMatch.replace(/[{}]/g, '').split(',').map((item)=>{ const [start, end] = item.split('-');",
    ],
  },
  {
    claim: 'With Shiki a line in braces gets a class, and no number.',
    proves: [],
    file: SHIKI,
    holds: ["line.properties.className.push('code-line-highlighted');"],
  },
  {
    claim:
      'A transformer takes out the marks whose words it knows, and a number behind the colon is how many lines they cover.',
    proves: ['plugin/official-plugins/shiki#marks', 'plugin/official-plugins/shiki#highlight'],
    file: SHIKI,
    holds: [
      'if (!tags.includes(tag)) return lineOfCode;',
      'length: Number(range ?? 1)',
      "return lineOfCode.replace(tagRE, '');",
    ],
  },
  {
    claim: 'Without options Shiki has the theme with variables and no transformer.',
    proves: ['plugin/official-plugins/shiki#marks', 'plugin/official-plugins/shiki#theme'],
    file: SHIKI,
    holds: ["const { theme = 'css-variables', langs = [], transformers = [] } = options || {};"],
  },
  {
    claim: 'The variables of Shiki have values for light and for dark mode; comments are a light grey in light mode.',
    proves: ['plugin/official-plugins/shiki#themes', 'plugin/official-plugins/shiki#known-issues'],
    file: SHIKI_STYLES,
    holds: [
      ':root { --shiki-color-text: #414141;',
      '--shiki-token-comment: rgb(182, 180, 180);',
      '--shiki-token-string-expression: #218438;',
      '.dark { --shiki-color-text: #cac7c7;',
      '--shiki-token-comment: #6a727b;',
      '--shiki-token-string-expression: #4fb74d;',
    ],
  },
  {
    claim: 'Changed lines and lines in braces are 20 pixels further left than their block; other lines keep 20 pixels.',
    proves: ['plugin/official-plugins/shiki#known-issues'],
    file: SHIKI_STYLES,
    holds: [
      '.rspress-doc span.line { padding: 0 1.25rem; }',
      '.diff, .code-line-highlighted { transition: background-color 0.5s; margin: 0 -20px; padding: 0 20px; width: calc(100% + 40px);',
      ".diff.add::after { content: '+'; position: absolute; left: 10px;",
      ".diff.remove::after { content: '-'; position: absolute; left: 10px;",
    ],
  },
  {
    claim: 'In a block with a line in focus, lines without the class are blurred until the pointer is over the block.',
    proves: ['plugin/official-plugins/shiki#focus', 'plugin/official-plugins/shiki#known-issues'],
    file: SHIKI_STYLES,
    holds: [
      ".has-focused div[class*='language-'] .line:not(.focused) { filter: blur(0.095rem);",
      ".has-focused:hover div[class*='language-'] .line:not(.focused) { filter: blur(0);",
    ],
  },
  {
    claim: 'Highlighted lines, errors and warnings have grounds of their own, in blocks that hold some.',
    proves: ['plugin/official-plugins/shiki#highlight', 'plugin/official-plugins/shiki#messages'],
    file: SHIKI_STYLES,
    holds: [
      ".has-highlight div[class*='language-'] .line.highlighted { background-color: rgba(101, 117, 133, 0.16); }",
      '.line.highlighted.error { background-color: rgba(244, 63, 94, 0.16); }',
      '.line.highlighted.warning { background-color: rgba(234, 179, 8, 0.16); }',
    ],
  },
  {
    claim: 'Markdown and MDX bring the languages of these two lists, which are not followed further.',
    proves: ['plugin/official-plugins/shiki#languages'],
    file: SHIKI_LIBRARY,
    holds: [
      'embeddedLangs: ["css", "html", "ini", "java", "lua", "make", "perl", "r", "ruby", "php", "sql", "vb", "xml", "xsl", "yaml", "bat", "clojure", "coffee", "c", "cpp", "diff", "docker", "git-commit", "git-rebase", "go", "groovy", "pug", "javascript", "json", "jsonc", "less", "objective-c", "swift", "scss", "raku", "powershell", "python", "julia", "rust", "scala", "shellscript", "typescript", "tsx", "csharp", "fsharp", "dart", "handlebars", "erlang", "elixir", "latex", "bibtex"]',
      'embeddedLangs: ["tsx", "toml", "yaml", "c", "clojure", "coffee", "cpp", "csharp", "css", "diff", "docker", "elixir", "elm", "erlang", "go", "graphql", "haskell", "html", "ini", "java", "javascript", "json", "julia", "kotlin", "less", "lua", "make", "markdown", "objective-c", "perl", "python", "r", "ruby", "rust", "scala", "scss", "shellscript", "shellsession", "sql", "xml", "swift", "typescript"]',
      'this._langGraph.set(embeddedLang, this._langMap[embeddedLang]);',
    ],
  },
  {
    claim: 'Shiki knows `vue`, `svelte`, `nginx` and `mermaid`.',
    proves: [],
    file: SHIKI_LIBRARY,
    holds: ['id: "vue",', 'id: "svelte",', 'id: "nginx",', 'id: "mermaid",'],
  },
  {
    claim: 'Shiki takes `text` for no language, and needs none for it.',
    proves: [],
    file: SHIKI_LIBRARY,
    holds: ['return !lang || ["plaintext", "txt", "text"].includes(lang);'],
  },
  {
    claim: 'A theme of Shiki is a file with its name, and these are all of them.',
    proves: ['plugin/official-plugins/shiki#theme', 'plugin/official-plugins/shiki#themes'],
    file: SHIKI_LIBRARY,
    holds: [
      'await fetchTheme(`${this.themesPath}${theme}.json`);',
      '"css-variables", "dark-plus", "dracula-soft", "dracula", "github-dark-dimmed", "github-dark", "github-light", "light-plus", "material-theme-darker", "material-theme-lighter", "material-theme-ocean", "material-theme-palenight", "material-theme", "min-dark", "min-light", "monokai", "nord", "one-dark-pro", "poimandres", "rose-pine-dawn", "rose-pine-moon", "rose-pine", "slack-dark", "slack-ochin", "solarized-dark", "solarized-light", "vitesse-black", "vitesse-dark", "vitesse-light"',
    ],
  },
  {
    claim: 'A language that Shiki does not know is no object, and its id is read all the same.',
    proves: ['plugin/official-plugins/shiki#limits'],
    file: SHIKI_LIBRARY,
    holds: [
      'languages.find((l) => l.id === lang || l.aliases?.includes(lang)) : lang;',
      '_languages = options.langs.map(resolveLang);',
      'if (!this._langGraph.has(lang.id)) {',
    ],
  },
  {
    claim: 'Objective-C has a second name, `objc`.',
    proves: [],
    file: SHIKI_LIBRARY,
    holds: ['displayName: "Objective-C", samplePath: "objective-c.sample", aliases: ["objc"]'],
  },
  {
    claim: 'The Shiki that is installed is 0.14.7, with the library of VS Code that reads its grammars.',
    proves: ['plugin/official-plugins/shiki#source'],
    file: 'shiki/package.json',
    holds: ['"version": "0.14.7"', '"vscode-textmate": "^8.0.0"'],
  },
  {
    claim:
      'Transformers run in their order, on code and language and then on the HTML, and the first function has to return both fields.',
    proves: ['plugin/official-plugins/shiki#own', 'plugin/official-plugins/shiki#transformers'],
    file: SHIKI,
    holds: [
      'return transformers.reduce((options, transformer)=>{',
      'lineOptions: [ ...options.lineOptions, ...lineOptions ]',
      'return transformers.reduce((code, transformer)=>{',
      'call(transformer, { code: options.code, lang })',
      'call(transformer, { code, lang })) ?? code;',
    ],
  },
  {
    claim: 'Line numbers of the configuration are added whatever the names of the transformers are.',
    proves: ['plugin/official-plugins/shiki#transformers'],
    file: SHIKI,
    holds: [
      '!transformers.includes((transformerItem)=>transformerItem.name === SHIKI_TRANSFORMER_LINE_NUMBER)) transformers.push(createTransformerLineNumber());',
    ],
  },
  {
    claim: 'The transformers for marks take these words and options, each with a default.',
    proves: ['plugin/official-plugins/shiki#functions'],
    file: SHIKI,
    holds: [
      "function createTransformerDiff(options = {}) { const { classLineAdd = 'diff add', classLineRemove = 'diff remove', classActivePre = 'has-diff' } = options;",
      "preTransformer: createRangeTransformer({ '++': classLineAdd, '--': classLineRemove }, options),",
      "function createTransformerFocus(options = {}) { const { classActiveLine = 'focused', classActivePre = 'has-focused' } = options;",
      'preTransformer: createRangeTransformer({ focus: classActiveLine, fc: classActiveLine }, options),',
      "function createTransformerHighlight(options = {}) { const { classActiveLine = 'highlighted', classActivePre = 'has-highlight' } = options;",
      'preTransformer: createRangeTransformer({ highlight: classActiveLine, hl: classActiveLine }, options),',
      "function createTransformerErrorLevel(options = {}) { const { classMap = { error: [ 'highlighted', 'error' ], warning: [ 'highlighted', 'warning' ] }, classActivePre = 'has-highlight' } = options;",
      'preTransformer: createRangeTransformer(classMap, options),',
    ],
  },
  {
    claim: 'A block counts as one with marks when the name of a class is anywhere in its HTML.',
    proves: ['plugin/official-plugins/shiki#known-issues'],
    file: SHIKI,
    holds: ['return -1 !== code.search(classes);', 'if (!checkClass(code, classActiveLine)) return code;'],
  },
  {
    claim: 'The theme imports Prism whatever the highlighter is, and a block without a language is plain code.',
    proves: ['plugin/official-plugins/shiki#known-issues'],
    file: '@rspress/theme-default/dist/bundle.js',
    holds: [
      'import * as X from "react-syntax-highlighter";',
      "const language = className?.replace(/language-/, ''); if (!language) return",
    ],
  },
  {
    claim: 'TypeDoc sets the options of the plugin before and after it reads those of the project.',
    proves: ['plugin/official-plugins/typedoc#plugintypedoc'],
    file: `${TYPEDOC_LIBRARY}/application.js`,
    holds: [
      'this.setOptions(options, /* reportErrors */ false); this.options.read(this.logger); this.setOptions(options);',
    ],
  },
  {
    claim: 'An error of types in a file of the program ends the run of TypeDoc without a page.',
    proves: ['plugin/official-plugins/typedoc#limits'],
    file: `${TYPEDOC_LIBRARY}/application.js`,
    holds: [
      'typescript_1.default.getPreEmitDiagnostics(program)); if (errors.length) { this.logger.diagnostics(errors); return; }',
    ],
  },
  {
    claim: 'TypeDoc reads `typedocOptions` of `tsconfig.json`, which it looks for from the current folder on.',
    proves: ['plugin/official-plugins/typedoc#plugintypedoc', 'plugin/official-plugins/typedoc#limits'],
    file: `${TYPEDOC_LIBRARY}/utils/options/readers/tsconfig.js`,
    holds: [
      'const file = container.getValue("tsconfig") || cwd;',
      'const typedocOptions = parsed.raw?.typedocOptions ?? {};',
      'logger.diagnostics(parsed.errors);',
    ],
  },
  {
    claim: 'TypeScript finds the `tsconfig.json` of a folder, and reads what it extends.',
    proves: ['plugin/official-plugins/typedoc#limits'],
    file: `${TYPEDOC_LIBRARY}/utils/tsconfig.js`,
    holds: ['typescript_1.default.findConfigFile(path, fs_1.isFile)', 'getParsedCommandLineOfConfigFile('],
  },
  {
    claim:
      'A module is called like its path below the common folder, without `/index`, which leaves `index` at the top.',
    proves: ['plugin/official-plugins/typedoc#entrypoints'],
    file: `${TYPEDOC_LIBRARY}/utils/entry-point.js`,
    holds: [
      '(baseDir, fileName)).replace(/(\\/index)?(\\.d)?\\.([cm][tj]s|[tj]sx?)$/, "");',
      'options.getValue("basePath") || (0, fs_1.deriveRootDir)(inputFiles);',
      'displayName: getModuleName((0, path_1.resolve)(check), baseDir),',
    ],
  },
  {
    claim: 'The parameters have descriptions when one of them has a comment, and a dash stands for those without.',
    proves: ['plugin/official-plugins/typedoc#comments'],
    file: '@rspress/plugin-typedoc/node_modules/typedoc-plugin-markdown/dist/resources/helpers/parameter-table.js',
    holds: [
      'const hasComments = !comments.every((value) => !value); ',
      "if (hasComments) { headers.push('Description'); }",
      "row.push('-');",
    ],
  },
  {
    claim: 'Functions, variables and types have pages of their own too, below the folder of the site.',
    proves: [],
    file: TYPEDOC,
    holds: ['allReflectionsHaveOwnDocument: true', 'join(docRoot, outDir);', "theme: 'markdown',"],
  },
  {
    claim: 'The item API is added at the end, unless the link of an item begins with the route of the folder.',
    proves: ['plugin/official-plugins/typedoc#navigation'],
    file: TYPEDOC,
    holds: [
      'item.link.startsWith(apiPageRoute.slice(0, apiPageRoute.length - 1))',
      "if (!isApiAlreadyInNav(nav)) nav.push({ text: 'API', link: apiPageRoute });",
    ],
  },
  {
    claim: 'The plugin adds `README.md` of the folder to the pages, also when TypeDoc has written nothing.',
    proves: ['plugin/official-plugins/typedoc#limits'],
    file: TYPEDOC,
    holds: ["join(docRoot, outDir, 'README.md') } ];", 'const project = app.convert(); if (project) {'],
  },
  {
    claim: 'Each link of the generated pages gets `./`, unless it begins with `/` or a dot.',
    proves: ['plugin/official-plugins/typedoc#known-issues'],
    file: TYPEDOC,
    holds: [
      "if ([ '/', '.' ].includes(p2[0])) return `[${p1}](${p2})`; return `[${p1}](./${p2})`;",
      'if (stat.isFile() && /\\.mdx?/.test(file)) return normalizeLinksInFile(filePath);',
    ],
  },
  {
    claim: 'A table has the name of its component above it, and a default export that of its file or folder.',
    proves: ['plugin/official-plugins/api-docgen#example'],
    file: DOCGEN_TOOL,
    holds: [
      "if (statelessDisplayName || statefulDisplayName) { return statelessDisplayName || statefulDisplayName || ''; }",
      "var defaultComponentTypes = [ 'default',",
      'return getDefaultExportForFile(source); } else { return exportName; }',
      "var filename = name === 'index' ? path.basename(path.dirname(source.fileName)) : name;",
    ],
  },
  {
    claim:
      'Of the name of a file, what comes before the first letter is left out, and everything but letters and digits.',
    proves: ['plugin/official-plugins/api-docgen#example'],
    file: DOCGEN_TOOL,
    holds: [
      "var identifier = filename .replace(/^[^A-Z]*/gi, '') .replace(/[^A-Z0-9]*/gi, '');",
      "return identifier.length ? identifier : 'DefaultName';",
    ],
  },
  {
    claim: 'A default export that is a call of `memo` or `forwardRef` has the name of the component that it is given.',
    proves: ['plugin/official-plugins/api-docgen#example'],
    file: DOCGEN_TOOL,
    holds: [
      "if ((symbolName === 'MemoExoticComponent' || symbolName === 'ForwardRefExoticComponent') && exp.valueDeclaration && ts.isExportAssignment(exp.valueDeclaration) && ts.isCallExpression(exp.valueDeclaration.expression)) { var component = this.checker.getSymbolAtLocation(exp.valueDeclaration.expression.arguments[0]); if (component) { exp = component; } }",
    ],
  },
  {
    claim:
      'A `displayName` outside of a class is looked for in the whole file and names all components that it exports, and of those with the same name one is left.',
    proves: ['plugin/official-plugins/api-docgen#example'],
    file: DOCGEN_TOOL,
    holds: [
      'var textValue = source.statements .filter(function (statement) { return ts.isExpressionStatement(statement); })',
      "var statelessDisplayName = getTextValueOfFunctionProperty(exp, source, 'displayName');",
      "if (statelessDisplayName || statefulDisplayName) { return statelessDisplayName || statefulDisplayName || ''; }",
      'componentDocs.push(__assign(__assign({}, doc), { displayName: exp.escapedName + "." + symbol.escapedName }));',
      'var duplicate = prevVal.find(function (compDoc) { return compDoc.displayName === comp.displayName; }); if (duplicate) return prevVal;',
    ],
  },
  {
    claim:
      'A component with neither props nor a comment is not read, and neither is a variable with the result of `memo` as the default export.',
    proves: ['plugin/official-plugins/api-docgen#limits'],
    file: DOCGEN_TOOL,
    holds: [
      "var defaultComponentTypes = [ '__function', 'StatelessComponent', 'Stateless', 'StyledComponentClass', 'StyledComponent', 'FunctionComponent', 'ForwardRefExoticComponent' ];",
      'else { commentSource = rootExp; }',
      'var result = null; if (propsType) { if (!commentSource.valueDeclaration) { return null; }',
      'else if (description && displayName) { result = {',
      'if (params.length === 0) { continue; }',
    ],
  },
  {
    claim: 'What `documentation` makes of a file is kept without a look at whether there is anything.',
    proves: ['plugin/official-plugins/api-docgen#limits'],
    file: DOCGEN,
    holds: ['apiDocMap[key] = apiDoc; } else {'],
  },
  {
    claim: 'What a comment marks as hidden is left out by TypeDoc.',
    proves: ['plugin/official-plugins/typedoc#comments'],
    file: `${TYPEDOC_LIBRARY}/converter/plugins/CommentPlugin.js`,
    holds: ['const isHidden = comment.hasModifier("@hidden") ||'],
  },
  {
    claim: 'A file from which no component is read is a warning, whether it exists or not.',
    proves: ['plugin/official-plugins/api-docgen#limits'],
    file: DOCGEN,
    holds: [
      "if (0 === componentDoc.length) logger_namespaceObject.logger.warn('[module-doc-plugin]', `Unable to parse API document in ${moduleSourceFilePath}`);",
    ],
  },
  {
    claim: 'The plugin adds the reader of `tsconfig.json` and no other, so TypeDoc does not look for `typedoc.json`.',
    proves: ['plugin/official-plugins/typedoc#plugintypedoc'],
    file: TYPEDOC,
    holds: ['.options.addReader(new', 'TSConfigReader()); ', "theme: 'markdown', disableSources: true,"],
  },
  {
    claim: 'Private members are left out with `excludePrivate`, and what is internal with `excludeInternal`.',
    proves: ['plugin/official-plugins/typedoc#plugintypedoc', 'plugin/official-plugins/typedoc#comments'],
    file: `${TYPEDOC_LIBRARY}/converter/plugins/CommentPlugin.js`,
    holds: ['this.excludePrivate) { return true; }', '(comment.hasModifier("@internal") && this.excludeInternal);'],
  },
  {
    claim: 'The order of the source is one of those that `sort` knows.',
    proves: ['plugin/official-plugins/typedoc#plugintypedoc'],
    file: `${TYPEDOC_LIBRARY}/utils/sort.js`,
    holds: ['"source-order", "alphabetical",', 'if (aSymbol.fileName < bSymbol.fileName) { return true; }'],
  },
  {
    claim: 'Every other tag of a comment is its name in bold with its text below.',
    proves: ['plugin/official-plugins/typedoc#comments'],
    file: '@rspress/plugin-typedoc/node_modules/typedoc-plugin-markdown/dist/resources/helpers/comments.js',
    holds: [
      "(tag) => tag.tag !== '@returns'",
      '`**\\`${(0, utils_1.camelToTitleCase)(tag.tag.substring(1))}\\`**\\n\\n${',
    ],
  },
  {
    claim: 'The text of `@example` becomes a block of code, unless it holds one.',
    proves: ['plugin/official-plugins/typedoc#comments'],
    file: `${TYPEDOC_LIBRARY}/converter/comments/parser.js`,
    holds: [
      'if (tagName === "@example" && config.jsDocCompatibility.exampleTag) { content = exampleBlockContent(comment, lexer, config, warning); }',
      'if (content.some((part) => part.kind === "code" && part.text.startsWith("```"))) { return blockContent(comment, lexer, config, warning); }',
      'else { return [ { kind: "code", text: makeCodeBlock(blockText), }, ]; }',
    ],
  },
  {
    claim: 'What looks like a link gets `./` in the whole text of a file, also in code.',
    proves: ['plugin/official-plugins/typedoc#known-issues'],
    file: TYPEDOC,
    holds: [
      'const newContent = content.replace(/\\[([^\\]]+)\\]\\(([^)]+)\\)/g, (_match, p1, p2)=>{',
      'return `[${p1}](./${p2})`;',
    ],
  },
  {
    claim: 'Only the links of the items in the bar are compared with the route of the folder, not those in menus.',
    proves: ['plugin/official-plugins/typedoc#navigation'],
    file: TYPEDOC,
    holds: [
      "return navList.some((item)=>{ if ('link' in item && 'string' == typeof item.link && item.link.startsWith(apiPageRoute.slice(0, apiPageRoute.length - 1))) return true; return false; });",
    ],
  },
  {
    claim: 'What `extendPageData` changes is what the list of pages is made of.',
    proves: ['plugin/system/plugin-api#extendpagedata'],
    file: '@rspress/core/dist/index.js',
    holds: [
      'await Promise.all(pages.map(async (pageData)=>pluginDriver.extendPageData(pageData))); const siteData = {',
      'pages: pages.map((page)=>{ const { content, id, domain, _filepath, _html, ...rest } = page;',
    ],
  },
  {
    claim: 'A `tsconfig.json` that cannot be read is an error of the tool, with the reason.',
    proves: ['guide/about/errors#docgen-error'],
    file: DOCGEN_TOOL,
    holds: [
      'function withCustomConfig(tsconfigPath, parserOpts) {',
      '"Cannot load custom tsconfig.json from provided path: " + tsconfigPath +',
      'throw new Error(errorText);',
    ],
  },
  {
    claim: 'An error of a tool is printed after a line that says that the table failed.',
    proves: ['guide/about/errors#docgen-error'],
    file: DOCGEN,
    holds: [
      "'Generate API table error:\\n', e);",
      'fileParser = (0, external_react_docgen_typescript_namespaceObject.withCustomConfig)(tsconfigPath[key], parserOpts);',
    ],
  },
  {
    claim: 'A file that `documentation` cannot parse is a line in the log instead of an error.',
    proves: ['guide/about/errors#docgen-error'],
    file: 'documentation/src/input/moduleDeps.js',
    holds: ['} catch (ex) { console.error(`Parsing file ${file}: ${ex}`); }'],
  },
  {
    claim: 'A table has the name of the function or class when these are declared before the default export.',
    proves: ['plugin/official-plugins/api-docgen#example'],
    file: DOCGEN_TOOL,
    holds: [
      'if (!rootExp.valueDeclaration) {',
      'rootExp = typeSymbol; var expName = rootExp.getName();',
      "var nameSource = originalName === 'default' ? rootExp : commentSource;",
      'return getDefaultExportForFile(source); } else { return exportName; }',
    ],
  },
  {
    claim: 'Tables are made for the languages `zh`, `en` and `ru` of a site, and an empty one counts as none.',
    proves: ['guide/about/errors#docgen-file'],
    file: DOCGEN,
    holds: [
      "|| []).filter((lang)=>[ 'zh', 'en', 'ru' ].includes(lang));",
      'apiDocMap[`${key}-${language}`] = generateTable(componentDoc, language);',
      'if (matchContent && !apiDoc)',
    ],
  },
  {
    claim: 'The plugin makes the groups of the sidebar from the folders that it reads, without the order of TypeDoc.',
    proves: ['plugin/official-plugins/typedoc#plugintypedoc'],
    file: TYPEDOC,
    holds: [
      'readdir(absoluteApiDir);',
      "const meta = dirs.map((dir)=>({ type: 'dir', label: dir.slice(0, 1).toUpperCase() + dir.slice(1), name: dir }));",
    ],
  },
  {
    claim: 'After an entry that it cannot find, TypeDoc takes the next one, and goes on with those it has.',
    proves: ['plugin/official-plugins/typedoc#limits'],
    file: `${TYPEDOC_LIBRARY}/utils/entry-point.js`,
    holds: [
      'is not included in the program for your provided tsconfig.${suggestion}`); } return entryPoints;',
      'did not match any files.`); } else {',
    ],
  },
  {
    claim: 'When only one entry is left, TypeDoc makes no module of it.',
    proves: ['plugin/official-plugins/typedoc#limits'],
    file: `${TYPEDOC_LIBRARY}/converter/converter.js`,
    holds: [
      'this.convertExports(context, e.entryPoint, entries.length === 1);',
      'if (singleEntryPoint) {',
      'moduleContext = context; } else { const reflection = context.createDeclarationReflection(',
    ],
  },
  {
    claim: 'Only the value `documentation` calls that tool; every other one means `react-docgen-typescript`.',
    proves: ['plugin/official-plugins/api-docgen#functions'],
    file: DOCGEN,
    holds: [
      "if ('documentation' === tool) {",
      '} else { const { tsconfigPath, compilerOptions, ...restOptions } =',
      '} else await genApiDoc(entries, apiParseTool);',
    ],
  },
];
