import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      prepare: 'copy-vendor.mjs',
      claims: [
        {
          claim: 'A block of `jsx` on a page of its own becomes a playground.',
          proves: ['plugin/official-plugins/playground#example'],
          file: 'spade.html',
          selector: '.rspress-doc .rspress-playground',
          count: 1,
        },
        {
          claim: 'Files of editor and compiler that lie in `public/vendor` are part of the site.',
          proves: ['plugin/official-plugins/playground#own-host'],
          files: 'vendor/**',
          are: [
            'vendor/babel.LICENSE.txt',
            'vendor/babel.min.js',
            'vendor/monaco-editor.LICENSE.txt',
            'vendor/monaco-editor.notices.txt',
            'vendor/vs/base/common/worker/simpleWorker.nls.js',
            'vendor/vs/base/worker/workerMain.js',
            'vendor/vs/basic-languages/javascript/javascript.js',
            'vendor/vs/editor/editor.main.css',
            'vendor/vs/editor/editor.main.js',
            'vendor/vs/editor/editor.main.nls.js',
            'vendor/vs/language/typescript/tsMode.js',
            'vendor/vs/loader.js',
          ],
        },
        {
          claim: 'The script of the page fetches the compiler from there.',
          file: 'static/js/async/*.js',
          contains: '"/vendor/babel.min.js"',
        },
      ],
    },
  },
});
