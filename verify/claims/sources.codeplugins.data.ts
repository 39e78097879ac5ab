import type {SourceClaim} from './types';

const DOCGEN = '@rspress/plugin-api-docgen/dist/index.js';
const DOCGEN_API = '@rspress/plugin-api-docgen/static/global-components/API.tsx';
const DOCGEN_TOOL = 'react-docgen-typescript/lib/parser.js';
const DOCUMENTATION = 'documentation/src';

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
];
