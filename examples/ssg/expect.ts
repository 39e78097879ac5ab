import {defineExample} from '../../verify/examples/define';

const emptyRoot = '<div id="root"></div>';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'A component is rendered at build time in its first state; effects run in the browser only.',
          proves: ['guide/basic/ssg#example'],
          file: 'index.html',
          selector: '.rspress-doc output',
          text: 'measuring',
        },
        {
          claim: 'What is in `NoSSR` is left out of the HTML.',
          proves: ['guide/basic/ssg#no-ssr'],
          file: 'index.html',
          lacks: 'In the browser only',
          unlike: 'static/js/async/*.js',
        },
        {
          claim:
            'A page whose content reads the browser while rendering has frame and title, and no text; the build says nothing.',
          proves: ['guide/basic/ssg#mistakes'],
          file: 'broken.html',
          selector: '.rspress-doc',
          text: '',
        },
        {
          claim: 'Its document title is there.',
          file: 'broken.html',
          selector: 'head > title',
          text: 'Broken - Windsock',
        },
        {
          claim: 'The output of a build shows a bundle for the browser and one for Node.js.',
          proves: ['guide/basic/ssg#phases'],
          log: /built in [^\n]*\((?:web|node)\)\n[^\n]*built in [^\n]*\((?:web|node)\)\n/,
        },
        {
          claim: 'The log of such a build names no failing page.',
          proves: ['guide/basic/ssg#failures'],
          logLacks: 'fallback to CSR',
          unlike: 'global',
        },
      ],
    },
    strict: {
      config: 'rspress.strict.config.ts',
      claims: [
        {
          claim: '`ssg.strict` does not notice it either: errors inside the content of a page stay there.',
          proves: ['api/config/config-basic#ssg-strict', 'guide/basic/ssg#failures'],
          file: 'broken.html',
          selector: '.rspress-doc',
          text: '',
        },
      ],
    },
    global: {
      config: 'rspress.global.config.ts',
      claims: [
        {
          claim: 'A component outside the content that fails on one page empties that page, with a warning.',
          proves: ['guide/basic/ssg#failures', 'plugin/system/write-a-plugin#mistakes'],
          log: 'Page "/wind" SSG rendering error, fallback to CSR. ReferenceError: window is not defined',
        },
        {claim: 'The HTML of that page has no content.', file: 'wind.html', contains: emptyRoot},
        {claim: 'Other pages are rendered.', file: 'index.html', selector: '#root > output', text: 'calm'},
      ],
    },
    'global-strict': {
      config: 'rspress.global-strict.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'With `ssg.strict` the same stops the build, which names the page.',
          log: 'error   Page "/wind" SSG rendering failed.',
        },
      ],
    },
    module: {
      config: 'rspress.module.config.ts',
      claims: [
        {
          claim: 'A module that reads the browser when imported empties every page, with a warning.',
          proves: ['guide/basic/ssg#empty-pages', 'guide/basic/ssg#failures', 'guide/basic/deploy#mistakes'],
          log: /Failed to load SSG bundle: .*main\.cjs, fallback to CSR\./,
        },
        {
          claim: 'Even a page that does not import it.',
          proves: ['guide/basic/ssg#failures'],
          file: 'wind.html',
          contains: emptyRoot,
        },
      ],
    },
    'module-strict': {
      config: 'rspress.module-strict.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'With `ssg.strict` the same stops the build.',
          proves: ['api/config/config-basic#ssg-strict', 'guide/basic/ssg#strict'],
          log: 'ReferenceError: window is not defined',
        },
        {
          claim: 'After a failed build the bundle for Node.js stays.',
          proves: ['guide/basic/ssg#find-package'],
          file: '__ssg__/main.cjs',
          exists: true,
        },
        {
          claim: 'No page is written then.',
          file: 'wind.html',
          exists: false,
          source: 'docs-module/wind.md',
        },
      ],
    },
    named: {
      config: 'rspress.named.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'With named modules that are not joined, the message names the file that fails.',
          proves: ['guide/basic/ssg#find-package'],
          log: /ReferenceError: window is not defined\n {4}at \.\/components\/width-at-load\.ts /,
        },
      ],
    },
    await: {
      config: 'rspress.await.config.ts',
      claims: [
        {
          claim: 'An `await` at the top level of a file empties every page, with `ssg.strict` too, and the build ends with code 0.',
          proves: ['guide/basic/ssg#failures', 'guide/basic/ssg#strict', 'guide/basic/ssg#empty-pages'],
          file: 'wind.html',
          contains: emptyRoot,
        },
        {
          claim: 'That build says nothing about the bundle for Node.js.',
          proves: ['guide/basic/ssg#failures', 'guide/basic/ssg#empty-pages'],
          logLacks: 'Failed to load SSG bundle',
          unlike: 'module',
        },
        {
          claim: 'Nor does it name an error.',
          proves: ['guide/basic/ssg#failures', 'guide/basic/ssg#empty-pages'],
          logLacks: 'error ',
          unlike: 'module-strict',
        },
      ],
    },
    wasm: {
      config: 'rspress.wasm.config.ts',
      claims: [
        {
          claim: 'A WebAssembly file imported at the top of a page empties every page.',
          proves: ['guide/basic/ssg#failures', 'guide/basic/static-assets#wasm'],
          file: 'wind.html',
          contains: emptyRoot,
        },
        {
          claim: 'The build with that file names no error.',
          proves: ['guide/basic/static-assets#wasm'],
          logLacks: 'error ',
          unlike: 'module-strict',
        },
      ],
    },
    off: {
      config: 'rspress.off.config.ts',
      claims: [
        {
          claim: 'With `ssg: false` there is an HTML file for each page all the same.',
          proves: ['api/config/config-basic#ssg', 'guide/basic/ssg#off'],
          files: '*.html',
          are: ['404.html', 'broken.html', 'index.html', 'wind.html'],
        },
        {
          claim: 'Their content is rendered by the browser.',
          proves: ['guide/basic/ssg#failures'],
          file: 'wind.html',
          contains: emptyRoot,
        },
        {
          claim: 'Their document title is empty until then.',
          file: 'wind.html',
          selector: 'head > title',
          text: '',
        },
      ],
    },
  },
});
