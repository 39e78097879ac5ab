/**
 * Copies what the playgrounds of this site load from the packages of the editor
 * and the compiler, with their licences.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const packageDir = name => path.dirname(require.resolve(`${name}/package.json`));
const monaco = packageDir('monaco-editor');
const babel = packageDir('@babel/standalone');
const vendor = path.resolve('docs/public/vendor');

function put(file, content) {
  const target = path.join(vendor, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const source = file => readFileSync(path.join(monaco, 'min/vs', file), 'utf8');

for (const file of [
  'editor/editor.main.js',
  'editor/editor.main.nls.js',
  'base/common/worker/simpleWorker.nls.js',
  'base/worker/workerMain.js',
  'basic-languages/javascript/javascript.js',
]) {
  put(`vs/${file}`, source(file));
}
put('babel.min.js', readFileSync(path.join(babel, 'babel.min.js')));

// These pages run in a frame without an origin, where a browser refuses files of
// fonts and of workers. So the font is part of the style sheet, and a worker
// begins with a script of its own. A site in a window needs neither.
const font = readFileSync(
  path.join(monaco, 'min/vs/base/browser/ui/codicons/codicon/codicon.ttf'),
);
put(
  'vs/editor/editor.main.css',
  source('editor/editor.main.css').replace(
    /url\([^)]*codicon\.ttf\)/,
    `url(data:font/ttf;base64,${font.toString('base64')})`,
  ),
);
put(
  'vs/loader.js',
  `${source('loader.js')}
{
  const vendor = new URL('..', document.currentScript.src).href;
  self.MonacoEnvironment = {
    getWorkerUrl() {
      const lines = [
        'self.MonacoEnvironment = ' + JSON.stringify({ baseUrl: vendor }),
        'importScripts(' + JSON.stringify(vendor + 'vs/base/worker/workerMain.js') + ')',
      ];
      return URL.createObjectURL(new Blob([lines.join(';')], { type: 'text/javascript' }));
    },
  };
}
`,
);

// The language service, which completes names of types, is larger than everything
// else together, so this site leaves it out. Colours and words come without it.
put(
  'vs/language/typescript/tsMode.js',
  `define('vs/language/typescript/tsMode', ['exports'], exports => {
  exports.setupJavaScript = exports.setupTypeScript = () => undefined;
});
`,
);

for (const [name, from] of [
  ['monaco-editor.LICENSE.txt', path.join(monaco, 'LICENSE')],
  ['monaco-editor.notices.txt', path.join(monaco, 'ThirdPartyNotices.txt')],
  ['babel.LICENSE.txt', path.join(babel, 'LICENSE')],
]) {
  copyFileSync(from, path.join(vendor, name));
}
