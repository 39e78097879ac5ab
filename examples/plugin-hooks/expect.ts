import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim:
            'The hooks of a production build, in order; those that make data run once for the browser and once for rendering pages.',
          proves: [
            'plugin/system/introduction#order',
            'plugin/system/plugin-api#hooks',
            'plugin/system/plugin-api#log',
            'plugin/system/introduction#life-cycle',
            'plugin/system/introduction#abilities',
            'plugin/system/plugin-api#beforebuild',
            'plugin/system/plugin-api#afterbuild',
          ],
          file: 'hooks.log',
          sameAs: 'expected/hooks.txt',
        },
        {
          claim: '`addPages` adds a page from text or from a file; `addSSGRoutes` has one more address rendered.',
          proves: [
            'plugin/system/plugin-api#addpages',
            'plugin/system/plugin-api#addssgroutes',
            'guide/start/introduction#around',
            'plugin/system/introduction#abilities',
            'plugin/system/introduction#example',
          ],
          files: 'first/*.html',
          are: ['first/content.html', 'first/extra.html', 'first/file.html'],
        },
        {
          claim: 'The data of pages reach the browser with fields that start with an underscore.',
          proves: ['plugin/system/plugin-api#extendpagedata', 'plugin/system/plugin-api#page-fields'],
          file: 'static/js/*.js',
          contains: '_relativePath:"stone.md"',
        },
        {
          claim: 'A script that does not arrive is an error of this name.',
          proves: ['guide/about/errors#chunk'],
          file: 'static/js/index.*.js',
          contains: /Loading chunk[\s\S]{0,200}ChunkLoadError/,
        },
        {
          claim: 'A page made of text.',
          proves: ['plugin/system/plugin-api#addpages', 'plugin/system/introduction#example'],
          file: 'first/content.html',
          selector: '.rspress-doc h1',
          text: '#Added by first',
        },
        {
          claim: 'A page made from a file.',
          proves: ['plugin/system/plugin-api#addpages'],
          file: 'first/file.html',
          selector: '.rspress-doc h1',
          text: '#A page from a file',
        },
        {
          claim: 'An address of `addSSGRoutes` that is no route shows the page for unknown addresses.',
          proves: ['plugin/system/plugin-api#addssgroutes'],
          file: 'first/extra.html',
          selector: 'section h1',
          text: 'PAGE NOT FOUND',
        },
        {
          claim: '`addRuntimeModules` gives modules to import; `builderConfig` of all plugins is merged.',
          proves: [
            'plugin/system/plugin-api#addruntimemodules',
            'plugin/system/plugin-api#builderconfig',
            'plugin/system/introduction#abilities',
          ],
          file: 'index.html',
          selector: '.rspress-doc > p:first-of-type',
          text: 'Made with first and second.',
        },
        {
          claim: 'What `extendPageData` adds is in `usePageData()`; a global component needs no import.',
          proves: [
            'api/client-api/api-runtime#usepagedata',
            'plugin/system/plugin-api#extendpagedata',
            'plugin/system/introduction#abilities',
          ],
          file: 'index.html',
          selector: '.rspress-doc p.stamp',
          text: 'first was here, second was here',
        },
        {
          claim: 'Remark plugins run in the order of the plugins.',
          proves: ['plugin/system/plugin-api#markdown', 'plugin/system/introduction#abilities'],
          file: 'stone.html',
          selector: '.rspress-doc p',
          texts: ['Cut it along the bed.', 'Signed by first.', 'Signed by second.'],
        },
        {
          claim: '`globalUIComponents` render behind the page, in the order of the plugins, with their props.',
          proves: ['plugin/system/plugin-api#globaluicomponents', 'plugin/system/introduction#abilities'],
          file: 'stone.html',
          selector: '#root > aside.ribbon',
          texts: ['Ribbon of first', 'Ribbon of second'],
        },
        {
          claim: '`globalStyles` are part of the site’s style sheet, in the order of the plugins.',
          proves: [
            'plugin/system/plugin-api#globalstyles',
            'plugin/system/introduction#abilities',
            'plugin/system/introduction#when-to-write',
          ],
          file: 'static/css/styles.*.css',
          contains: '.ribbon{border-inline-start:4px solid #57534e;padding:4px 8px}',
        },
        {
          claim: '`modifySearchIndexData` changes what is written to the index.',
          proves: ['plugin/system/plugin-api#modifysearchindexdata', 'plugin/system/introduction#abilities'],
          file: 'static/search_index.*.json',
          contains: 'Cut it along the bed. (first) (second)',
        },
      ],
    },
    skip: {
      config: 'rspress.skip.config.ts',
      claims: [
        {
          claim:
            'Removing the first plugin of the list, medium-zoom unless it is off, makes the next plugin lose its `config` call.',
          proves: ['plugin/system/plugin-api#config'],
          file: 'hooks.log',
          contains: /^first config isProd=true\nhelper config\nfirst beforeBuild/,
        },
      ],
    },
  },
});
