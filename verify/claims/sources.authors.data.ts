import type {SourceClaim} from './types';

const CORE = '@rspress/core/dist/index.js';
const RSBUILD = '@rsbuild/core/dist/index.js';
const PREVIEW = '@rspress/plugin-preview/dist/index.js';
const PLAYGROUND = '@rspress/plugin-playground/dist/cli/cjs/index.js';
const SHIKI = '@rspress/plugin-shiki/dist/index.js';
const THEME_CSS = '@rspress/theme-default/dist/bundle.css';

/** Statements of the pages for people who write or combine plugins, proven by released code. */
export const AUTHORS_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The configuration is loaded without a cache of modules, so what it imports is read again too.',
    proves: ['plugin/system/write-a-plugin#debug', 'api/commands#dev'],
    file: RSBUILD,
    holds: ['jiti = createJiti(constants_filename, { moduleCache: !1,'],
  },
  {
    claim: 'A configuration in JavaScript is imported by Node.js under a new URL, but what it imports keeps its URL.',
    proves: ['api/commands#dev'],
    file: RSBUILD,
    holds: [
      String.raw`'native' === loader || /\.(?:js|mjs|cjs)$/.test(configFilePath)`,
      'exportModule = await import(`${configFileURL}?t=${Date.now()}`)',
    ],
  },
  {
    claim: 'The process of the build loads the bundle that renders pages.',
    proves: ['plugin/system/write-a-plugin#debug'],
    file: CORE,
    holds: [
      "const ssrBundlePath = (0, __WEBPACK_EXTERNAL_MODULE_node_path_c5b9b54f__.join)(outputPath, '__ssg__', 'main.cjs');",
      'const { default: ssrExports } = await import((0, __WEBPACK_EXTERNAL_MODULE_node_url_e96de089__.pathToFileURL)(ssrBundlePath).toString());',
    ],
  },
  {
    claim: 'Rsbuild keeps calls of the console.',
    proves: ['plugin/system/write-a-plugin#debug'],
    file: RSBUILD,
    holds: ['printFileSize: !0, removeConsole: !1,'],
  },
  {
    claim: 'Text, soft backgrounds and light lines have a colour for each mode; the brand has one for both.',
    proves: ['plugin/system/write-a-plugin#styles'],
    file: THEME_CSS,
    holds: [
      ':root { --rp-c-bg: #fff; --rp-c-bg-soft: #f9f9f9;',
      '--rp-c-divider-light: #3c3c3c1a; --rp-c-text-1: #213547',
      '.dark { --rp-c-bg: #191d24; --rp-c-bg-soft: #292e37;',
      '--rp-c-divider-light: #5454547a; --rp-c-text-1: #fffff5ed',
      '--rp-c-brand: #0095ff',
    ],
  },
  {
    claim: 'When a plugin removes the first one of the list, the plugin after it is skipped; menus can be that plugin.',
    proves: ['plugin/official-plugins/overview#built-in', 'plugin/system/plugin-api#config'],
    file: CORE,
    holds: [
      'this.removePlugin(pluginName); if (index <= i && index > 0) i--;',
      'this.addPlugin(pluginAutoNavSidebar());',
    ],
  },
  {
    claim: 'The bundles of a build are set up at the same time.',
    proves: ['plugin/system/plugin-api#log'],
    file: RSBUILD,
    holds: [
      'await Promise.all(Object.entries(normalizedConfig.environments).map(([environment, config])=>generateRspackConfig({',
    ],
  },
  {
    claim: 'A sidebar is made for each folder, and for no file beside the folders.',
    proves: ['plugin/system/plugin-api#beforebuild'],
    file: '@rspress/plugin-auto-nav-sidebar/dist/index.js',
    holds: ['for (const subDir of subDirs){ const sidebarGroupKey = `${routePrefix}${subDir}`;'],
  },
  {
    claim: 'A `config` hook without a result leaves nothing to read options from, unless a later plugin returns some.',
    proves: ['plugin/system/introduction#mistakes'],
    file: CORE,
    holds: ['config = await plugin.config(config || {}, {', 'const ssgConfig = modifiedConfig.ssg ?? true;'],
  },
  {
    claim: 'A demo keeps the block it was made of, while the source of one from a file is no text of Markdown.',
    proves: ['plugin/official-plugins/overview#combine'],
    file: PREVIEW,
    holds: [
      'void 0 === externalDemoIndex ? { ...currentNode, hasVisited: true }',
      "name: 'children', value: { type: 'mdxJsxExpressionAttribute', value: tempVar,",
    ],
  },
  {
    claim: 'Shiki colours the code blocks of a page after remark, and no elements of JSX.',
    proves: ['plugin/official-plugins/overview#combine'],
    file: SHIKI,
    holds: ["visit)(tree, 'element', (node, index, parent)=>{", "if ('pre' === node.tagName"],
  },
  {
    claim: 'A block of a playground becomes an element whose attributes hold the code, and nothing else.',
    proves: ['plugin/official-plugins/overview#combine'],
    file: PLAYGROUND,
    holds: ["Object.assign(currentNode, { type: 'mdxJsxFlowElement', name: 'Playground', attributes: attrs.map("],
  },
  {
    claim:
      'A configuration that the compiler reads may be a promise; one that Node.js imports may not, but a function is awaited.',
    proves: ['guide/advanced/extend-build#limits'],
    file: RSBUILD,
    holds: [
      "if ('native' === loader || /\\.(?:js|mjs|cjs)$/.test(configFilePath)) try {",
      'configExport = exportModule.default ? exportModule.default : exportModule;',
      'configExport = await jiti.import(configFilePath, { default: !0 });',
      'result = await configExport({',
      'if (!isObject(configExport)) throw Error(',
    ],
  },
  {
    claim: 'The code of every demo is written to a file that ends with `.tsx`, whatever the language of its block.',
    proves: ['plugin/official-plugins/preview#previewlanguages'],
    file: PREVIEW,
    holds: [
      'if (node.lang && previewLanguages.includes(node.lang))',
      '_constant__WEBPACK_IMPORTED_MODULE_5__.qp, `${id}.tsx`);',
    ],
  },
];
