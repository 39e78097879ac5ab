import type {SourceClaim} from './types';

const PLAYGROUND = '@rspress/plugin-playground/dist/cli/cjs/index.js';
const PLAYGROUND_WEB = '@rspress/plugin-playground/dist/web/esm/index.mjs';
const PLAYGROUND_BOX = '@rspress/plugin-playground/static/global-components/Playground.tsx';
const PREVIEW = '@rspress/plugin-preview/dist/index.js';
const CONTAINER = '@rspress/plugin-preview/static/global-components/Container.tsx';
const LOADER = '@rspress/core/dist/loader.js';

/** Statements of the pages about components and code that run or are coloured in pages, proven by released code. */
export const DEMO_SOURCES: readonly SourceClaim[] = [
  {
    claim:
      'The editor of playgrounds is Monaco, with the theme of the site, and options of the plugin before its own props.',
    proves: ['plugin/official-plugins/playground#example', 'plugin/official-plugins/playground#own-component'],
    file: PLAYGROUND_WEB,
    holds: [
      'import * as X from "@monaco-editor/react";',
      "return dark ? 'vs-dark' : 'light';",
      '...getMonacoOptions(), ...options',
    ],
  },
  {
    claim:
      'Changed code of a playground is compiled 800 ms after the last change, and an error is drawn after the result.',
    proves: ['plugin/official-plugins/playground#example', 'plugin/official-plugins/playground#own-component'],
    file: PLAYGROUND_WEB,
    holds: [
      'const DEBOUNCE_TIME = 800;',
      'if (this.timer) clearTimeout(this.timer); this.timer = window.setTimeout(()=>{',
      'if (prevProps.code !== this.props.code) this.waitCompile(this.props.code);',
      'children: [ comp, error &&',
    ],
  },
  {
    claim: 'An error lies over the result of a playground, on red.',
    proves: ['plugin/official-plugins/playground#example'],
    file: '@rspress/plugin-playground/static/global-styles/web.css',
    holds: [
      '.rspress-playground-error { width: 100%; height: 100%; position: absolute; top: 0; left: 0;',
      'background: #a12027;',
    ],
  },
  {
    claim: 'Side by side, editor and result are a row, and stacked a column, in which the result is first.',
    proves: ['plugin/official-plugins/playground#marks', 'plugin/official-plugins/playground#defaultdirection'],
    file: '@rspress/plugin-playground/static/global-styles/web.css',
    holds: [
      '.rspress-playground-horizontal { flex-direction: row;',
      '.rspress-playground-vertical { flex-direction: column; }',
      '.rspress-playground-horizontal.rspress-playground-reverse-y { flex-direction: row-reverse; }',
    ],
  },
  {
    claim: 'The direction of a playground is its own, else that of the frontmatter, else that of the option.',
    proves: ['plugin/official-plugins/playground#playgrounddirection', 'plugin/official-plugins/playground#marks'],
    file: PLAYGROUND_BOX,
    holds: [
      'if (props.direction) { return props.direction; }',
      'if (playgroundDirection) { return playgroundDirection as Direction; }',
      'try { return __PLAYGROUND_DIRECTION__; }',
    ],
  },
  {
    claim: 'The side of the editor counts for playgrounds with two columns only.',
    proves: ['plugin/official-plugins/playground#editorposition'],
    file: PLAYGROUND_BOX,
    holds: [
      "direction === 'horizontal' && editorPosition === 'left';",
      '<Runner language={language} code={code} getImport={getImport} /> <Editor',
    ],
  },
  {
    claim: 'The editor of the built-in playground checks neither types nor syntax of TypeScript.',
    proves: ['plugin/official-plugins/playground#limits'],
    file: PLAYGROUND_BOX,
    holds: [
      'monaco.languages.typescript.typescriptDefaults.setDiagnosticsOptions({ noSemanticValidation: true, noSyntaxValidation: true,',
    ],
  },
  {
    claim: 'The part of the playground in pages is `static`, which imports from `dist/web`.',
    proves: ['plugin/official-plugins/playground#how'],
    file: PLAYGROUND_BOX,
    holds: [
      "import { Editor, Runner } from '../../dist/web/esm';",
      "import getImport from '_rspress_playground_imports';",
    ],
  },
  {
    claim: 'The playground is a global component of `static`, or the file of `render`, and its styles are there too.',
    proves: ['plugin/official-plugins/playground#how', 'plugin/official-plugins/playground#render'],
    file: PLAYGROUND,
    holds: [
      "render ? render : external_node_path_default().join(staticPath, 'global-components', 'Playground.tsx')",
      "globalStyles: external_node_path_default().join(staticPath, 'global-styles', 'web.css')",
    ],
  },
  {
    claim: 'The package of the playground has a half for the build and one for pages.',
    proves: ['plugin/official-plugins/playground#how'],
    file: '@rspress/plugin-playground/package.json',
    holds: ['"import": "./dist/cli/esm/index.mjs"', '"./web": {', '"import": "./dist/web/esm/index.mjs"'],
  },
  {
    claim: 'The first playground that is drawn fetches the compiler, and whatever the URL answers is run.',
    proves: ['plugin/official-plugins/playground#own-host', 'plugin/official-plugins/playground#limits'],
    file: PLAYGROUND_WEB,
    holds: [
      'componentDidMount() { this.doCompile(this.props.code); }',
      'const babel = await getBabel(); try {',
      'if (loadBabelPromise) return loadBabelPromise;',
      "const data = await fetch(__PLAYGROUND_BABEL_URL__); const umdSourceCode = await data.text(); const run = new Function('exports', 'module', 'require',",
    ],
  },
  {
    claim:
      'The compiler is taken from what its script exports, so that a loader of modules on the page does not matter.',
    proves: ['plugin/official-plugins/playground#limits'],
    file: PLAYGROUND_WEB,
    holds: [
      'run(exports, module, require); return exports;',
      'const Babel = await loadBabelPromise; window.Babel = Babel;',
    ],
  },
  {
    claim: 'Code of a playground that exports no default is answered by an error.',
    proves: ['plugin/official-plugins/playground#limits'],
    file: PLAYGROUND_WEB,
    holds: ['if (runExports.default) return void this.setState({', "error: new Error('No default export')"],
  },
  {
    claim:
      'The parts for a playground of your own are two components, and Monaco with its loader, which the plugin has configured.',
    proves: ['plugin/official-plugins/playground#own-component'],
    file: PLAYGROUND_WEB,
    holds: [
      'loader.config(loaderConfig); } initLoader();',
      'var __webpack_exports__MonacoEditor = X["default"];',
      'var __webpack_exports__MonacoEditorLoader = X.loader;',
      'export { Editor, Runner, __webpack_exports__MonacoEditor as MonacoEditor,',
    ],
  },
  {
    claim: 'The editor for a playground of your own takes the props of Monaco for React, whose type is exported.',
    proves: ['plugin/official-plugins/playground#own-component'],
    file: '@rspress/plugin-playground/dist/web/esm/index.d.ts',
    holds: [
      'declare type EditorProps = Partial<MonacoEditorProps>;',
      "import { EditorProps as MonacoEditorProps } from '@monaco-editor/react';",
      'export { MonacoEditorProps }',
      'getImport: (name: string, getDefault?: boolean) => void;',
    ],
  },
  {
    claim: 'Imports of playground code are taken from `getImport`.',
    proves: ['plugin/official-plugins/playground#own-component'],
    file: PLAYGROUND_WEB,
    holds: [
      "name: '__get_import'",
      'createVariableDeclaration(specifier.local.name, createGetImport(pkg, true))',
      'func(getImport, runExports);',
    ],
  },
  {
    claim: 'A playground gets code, language, the direction of its mark or nothing, and the side of the editor.',
    proves: ['plugin/official-plugins/playground#own-component', 'plugin/official-plugins/playground#how'],
    file: PLAYGROUND,
    holds: [
      "name: 'Playground', attributes: attrs.map(",
      "const direction = getNodeMeta(node, 'direction') || ''; createPlaygroundNode(node, [ [ 'code', node.value ], [ 'language', node.lang ], [ 'direction', direction ], [ 'editorPosition', editorPosition ] ]);",
    ],
  },
  {
    claim: 'Playgrounds have the modules that they import, those of `include`, and React.',
    proves: ['plugin/official-plugins/playground#modules', 'plugin/official-plugins/playground#include'],
    file: PLAYGROUND,
    holds: [
      'if (noTransform) return; const thisImports = parseImports(value, node.lang);',
      "if ('string' == typeof item) imports[item] = item; else imports[item[0]] = item[1];",
      "if (!('react' in imports)) imports.react = 'react';",
      "`import * as i_${index} from '${imports[x]}';`",
    ],
  },
  {
    claim: 'The path of a module in `include` is copied into a string of JavaScript, with its backslashes.',
    proves: ['plugin/official-plugins/playground#modules'],
    file: PLAYGROUND,
    holds: [
      'else imports[item[0]] = item[1];',
      "...importKeys.map((x, index)=>`import * as i_${index} from '${imports[x]}';`),",
    ],
  },
  {
    claim:
      'The file of `<code src>` is looked for from the folder of the page, and an element without one is left alone.',
    proves: ['plugin/official-plugins/playground#marks'],
    file: PLAYGROUND,
    holds: [
      "(0, lib.Vn)(tree, 'mdxJsxFlowElement', (node)=>{ if ('code' === node.name) {",
      '.join)((0, external_node_path_namespaceObject.dirname)(route.absolutePath), src); if (!external_node_fs_default().existsSync(demoPath)) return;',
    ],
  },
  {
    claim: 'A page is compiled in the format of its extension, so that only `.mdx` has JSX.',
    proves: ['plugin/official-plugins/playground#marks'],
    file: LOADER,
    holds: ['format: X["default"].extname(filepath).slice(1),'],
  },
  {
    claim: 'The end of `render` is checked, nothing before it.',
    proves: ['plugin/official-plugins/playground#render'],
    file: PLAYGROUND,
    holds: ['if (render && !/Playground\\.(jsx?|tsx?)$/.test(render)) throw new Error('],
  },
  {
    claim: 'Global components for Markdown are imported by every page, by the name of their file.',
    proves: ['plugin/official-plugins/playground#render', 'plugin/official-plugins/playground#modules'],
    file: LOADER,
    holds: [
      'parse(componentPath).name; const componentName = filename[0].toUpperCase() + filename.slice(1); return getASTNodeImport(componentName, componentPath);',
      'tree.children.unshift(...demos);',
    ],
  },
  {
    claim: 'Direction, loader and options of the editor are constants in JSON.',
    proves: ['plugin/official-plugins/playground#monacooptions'],
    file: PLAYGROUND,
    holds: [
      '__PLAYGROUND_DIRECTION__: JSON.stringify(defaultDirection), __PLAYGROUND_MONACO_LOADER__: JSON.stringify(monacoLoader), __PLAYGROUND_MONACO_OPTIONS__: JSON.stringify(monacoOptions)',
    ],
  },
  {
    claim:
      'The plugin links to two files of the editor on every page, below the path of the editor without slashes at its end.',
    proves: ['plugin/official-plugins/playground#monacoloader', 'plugin/official-plugins/playground#own-host'],
    file: PLAYGROUND,
    holds: [
      ".replace(/\\/+$/, ''); preloads.push(`${monacoPrefix}/loader.js`); preloads.push(`${monacoPrefix}/editor/editor.main.js`);",
      "html: { tags: preloads.map((url)=>({ tag: 'link', head: true, attrs: { rel: 'preload', href: url,",
    ],
  },
  {
    claim: 'The public path goes in front of the address of a tag, unless the tag says no.',
    proves: ['plugin/official-plugins/playground#own-host'],
    file: '@rsbuild/core/dist/index.js',
    holds: ['!1 !== optPublicPath && (filename = ensureAssetPrefix(filename, data.publicPath));'],
  },
  {
    claim: 'Plugins hear of the routes once, after the files and the pages of plugins have become routes.',
    proves: ['plugin/official-plugins/playground#how', 'plugin/official-plugins/playground#modules'],
    file: '@rspress/core/dist/index.js',
    holds: [
      'this.addRoute(routeInfo); } })); await RouteService_class_private_field_get(this, _pluginDriver).routeGenerated(this.getRoutes());',
    ],
  },
  {
    claim:
      'A demo in the page and its source are drawn by the browser, with a button that unfolds the source below it.',
    proves: ['plugin/official-plugins/preview#example', 'plugin/official-plugins/preview#places'],
    file: CONTAINER,
    holds: [
      '<NoSSR> <div className="rspress-preview rp-not-doc">',
      'onClick={toggleCode}',
      "? 'rspress-preview-code-show'",
    ],
  },
  {
    claim: 'A demo in an iframe of its own is beside its source, at a URL without `.html`.',
    proves: ['plugin/official-plugins/preview#places', 'plugin/official-plugins/preview#limits'],
    file: CONTAINER,
    holds: [
      'const url = `/~demo/${demoId}`;',
      '<div className="rspress-preview-code">{children?.[0]}</div> <div className="rspress-preview-device"> <iframe src={getPageUrl()}',
    ],
  },
  {
    claim: 'Below an iframe are buttons that load it again, show a QR code, and open a window.',
    proves: ['plugin/official-plugins/preview#places'],
    file: '@rspress/plugin-preview/static/global-components/common/mobile-operation.tsx',
    holds: ['onClick={refresh}', '<QRCodeSVG value={url} size={96} />', 'window.open(url);'],
  },
  {
    claim: 'A click on the source has its demo alone in the device.',
    proves: ['plugin/official-plugins/preview#places'],
    file: '@rspress/plugin-preview/static/global-components/ContainerFixedPerComp.tsx',
    holds: ['<div className="rspress-preview-code" onClick={setIframeUrl}>', 'publishIframeUrl(url);'],
  },
  {
    claim: 'The device is beside the text, in place of the outline.',
    proves: ['plugin/official-plugins/preview#previewmode', 'plugin/official-plugins/preview#places'],
    file: '@rspress/plugin-preview/static/global-components/Device.tsx',
    holds: ['body { --rp-aside-width: 0px; }', 'padding-right: calc(var(--rp-device-width)'],
  },
  {
    claim: 'The device stays in its place, and appears from a width of 960 pixels on.',
    proves: ['plugin/official-plugins/preview#known-issues', 'plugin/official-plugins/preview#places'],
    file: '@rspress/plugin-preview/static/global-components/Device.scss',
    holds: [
      '.rspress-fixed-device { display: none; position: fixed;',
      '@media (min-width: 960px) { .rspress-fixed-device { display: inline;',
    ],
  },
  {
    claim: 'Words for a demo in a frame win over those for one in the page, and both over the option.',
    proves: ['plugin/official-plugins/preview#marks'],
    file: PREVIEW,
    holds: [
      "_node_meta2.includes('mobile')) || (null == (_node_meta3 = node.meta) ? void 0 : _node_meta3.includes('iframe')) || !(null == (_node_meta4 = node.meta) ? void 0 : _node_meta4.includes('web')) && !(null == (_node_meta5 = node.meta) ? void 0 : _node_meta5.includes('internal')) && 'iframe' === previewMode;",
    ],
  },
  {
    claim: 'Only demos in the page are imported by it; those in iframes are bundled apart.',
    proves: ['plugin/official-plugins/preview#how', 'plugin/official-plugins/preview#limits'],
    file: PREVIEW,
    holds: [
      'if (isMobileMode) { const relativePathReg',
      '} else demoMdx.push((0, _ast_helpers__WEBPACK_IMPORTED_MODULE_4__.qz)(`Demo${demoId}`, demoPath));',
    ],
  },
  {
    claim: 'Watching all folders but `.git` is a setting of the bundle of the site.',
    proves: ['plugin/official-plugins/preview#known-issues'],
    file: PREVIEW,
    holds: ['rspack: { watchOptions: { ignored: /\\.git/ } } },'],
  },
  {
    claim: 'A playground is an element of the page with result and editor, without a frame or a QR code.',
    proves: ['plugin/official-plugins/playground#known-issues'],
    file: PLAYGROUND_BOX,
    holds: [
      'return ( <div className={classNames} {...rest}> <Runner language={language} code={code} getImport={getImport} /> <Editor',
      '{renderChildren?.(props, code, direction)} </div> );',
    ],
  },
  {
    claim: 'Iframes are bundled after the site, with four settings of it, below those of the option.',
    proves: ['plugin/official-plugins/preview#iframeoptions', 'plugin/official-plugins/preview#how'],
    file: PREVIEW,
    holds: [
      'async afterBuild (config, isProd) {',
      'const { html, source, output, performance } = clientConfig ?? {};',
      '}, builderConfig); const rsbuildInstance = await',
      'if (isProd) rsbuildInstance.build(); else devServer = await rsbuildInstance.startDevServer();',
    ],
  },
  {
    claim:
      'All settings of iframes may be left out, and the old option for the position is the default of the new one.',
    proves: ['plugin/official-plugins/preview#iframeoptions', 'plugin/official-plugins/preview#iframeposition'],
    file: PREVIEW,
    holds: [
      "iframeOptions = {}, iframePosition = 'follow', defaultRenderMode = 'preview', previewLanguages = DEFAULT_PREVIEW_LANGUAGES,",
      "const { devPort = 7890, framework = 'react', position = iframePosition, builderConfig = {} } = iframeOptions;",
    ],
  },
  {
    claim: 'With `solid` the entries of iframes import Solid; pages are as before.',
    proves: ['plugin/official-plugins/preview#iframeoptions'],
    file: PREVIEW,
    holds: ["import { render } from 'solid-js/web';", "if ('solid' === framework) rsbuildInstance.addPlugins(["],
  },
  {
    claim: 'Other files are read while the page is compiled, in one position only.',
    proves: ['plugin/official-plugins/preview#other-files'],
    file: PREVIEW,
    holds: ["else if ('fixed-with-per-comp' === position) {", 'eval((null == (_getNodeAttribute =', "'otherFiles')"],
  },
  {
    claim: 'The file of a demo is imported by the page as it is written, and once more as text.',
    proves: ['plugin/official-plugins/preview#files'],
    file: PREVIEW,
    holds: ['constructDemoNode(id, src, node, isMobileMode, externalDemoIndex++);', '`!!${demoPath}?raw`'],
  },
];
