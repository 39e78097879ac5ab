import {DEMO_POLICY} from '../../config/hosting';
import {policyText} from '../hosting/policy';

/** Scripts of the frame, in the order in which they run. */
export interface FrameScripts {
  /** React as one script that sets `window.React`. */
  react: string;
  /** ReactDOM as one script that sets `window.ReactDOM`. */
  reactDom: string;
  /** CommonJS module that exports `startRunner`. */
  runner: string;
}

const STYLES = `
:root { color-scheme: light; font: 16px/1.5 -apple-system, 'Segoe UI', roboto, 'Liberation Sans', sans-serif; }
:root[data-theme='dark'] { color-scheme: dark; }
body { display: flow-root; margin: 0; padding: 16px; background: #fff; color: #182033; }
[data-theme='dark'] body { background: #0e131b; color: #e4e9f2; }
button { padding: 6px 14px; border: 1px solid #7f8ca1; border-radius: 6px; background: #f5f8fc; color: inherit; font: inherit; cursor: pointer; }
[data-theme='dark'] button { border-color: #66748b; background: #182030; }
:focus-visible { outline: 2px solid #2563eb; outline-offset: 2px; }
[data-theme='dark'] :focus-visible { outline-color: #8fbaff; }
`;

/** A script as content of an element: nothing in it may close the element. */
const inline = (script: string): string => `<script>${script.replace(/<\/(script)/gi, '<\\/$1')}</script>`;

/**
 * Writes the document of the frame that runs demos. It needs no other file.
 *
 * @param scripts - See {@link FrameScripts}.
 * @returns HTML.
 */
export function frameDocument({react, reactDom, runner}: FrameScripts): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policyText(DEMO_POLICY)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Live demo</title>',
    `<style>${STYLES}</style>`,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    inline(react),
    inline(reactDom),
    inline(`(function (exports) {${runner}\nexports.startRunner({window, React, ReactDOM});})({});`),
    '</body>',
    '</html>',
  ].join('\n');
}
