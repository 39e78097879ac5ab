import {defineExample} from '../../verify/examples/define';

const code = '.rspress-doc pre';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'Demos are drawn by the browser: neither they nor their source are in the HTML; other code is.',
          proves: ['plugin/official-plugins/preview#example', 'plugin/official-plugins/preview#known-issues'],
          file: 'stage.html',
          selector: code,
          texts: [/^export const a = 1;/, /^\.nod \{/],
        },
        {
          claim: 'A block of `tsx` runs without a word behind the language.',
          proves: ['plugin/official-plugins/preview#marks'],
          file: 'static/js/async/*.js',
          contains: 'className:"nod"',
        },
        {
          claim: 'A block marked `preview` runs.',
          proves: ['plugin/official-plugins/preview#marks', 'guide/start/introduction#live-components'],
          file: 'static/js/async/*.js',
          contains: 'className:"wave"',
        },
        {
          claim: 'The file named by `<code src>` runs.',
          proves: ['plugin/official-plugins/preview#example', 'plugin/official-plugins/preview#files'],
          file: 'static/js/async/*.js',
          contains: 'className:"jump"',
        },
        {
          claim: 'A demo marked `preview iframe` gets a page of its own.',
          proves: [
            'plugin/official-plugins/preview#marks',
            'plugin/official-plugins/preview#files',
            'plugin/official-plugins/preview#how',
            'plugin/official-plugins/preview#previewmode',
          ],
          files: '~demo/*.html',
          are: [/^~demo\/_stage_\d\.html$/],
        },
        {
          claim: 'The style sheet of the plugin is part of the site’s.',
          file: 'static/css/styles.*.css',
          contains: '.rspress-preview',
        },
      ],
    },
    pure: {
      config: 'rspress.pure.config.ts',
      claims: [
        {
          claim: 'With `defaultRenderMode: pure` only blocks marked `preview` run.',
          proves: ['plugin/official-plugins/preview#defaultrendermode', 'plugin/official-plugins/preview#marks'],
          file: 'stage.html',
          selector: code,
          texts: [/className="nod"/, /^export const a = 1;/, /^\.nod \{/],
        },
      ],
    },
    iframe: {
      config: 'rspress.iframe.config.ts',
      claims: [
        {
          claim: 'With frames at a fixed place the source of every demo is in the HTML.',
          proves: ['plugin/official-plugins/preview#places'],
          file: 'stage.html',
          selector: code,
          texts: [
            /className="nod"/,
            /^export const a = 1;/,
            /className="wave"/,
            /className="bow"/,
            /className="jump"/,
            /^\.nod \{/,
          ],
        },
        {
          claim: 'All demos of a page share one page in the device.',
          proves: ['plugin/official-plugins/preview#places'],
          files: '~demo/*.html',
          are: ['~demo/_stage.html'],
        },
        {
          claim: 'The device stands beside the text on pages with demos.',
          proves: [
            'plugin/official-plugins/preview#iframeposition',
            'plugin/official-plugins/preview#places',
            'plugin/official-plugins/preview#previewmode',
          ],
          file: 'stage.html',
          selector: '.rspress-fixed-device',
          count: 1,
        },
        {
          claim: 'A page without demos has no device.',
          proves: ['plugin/official-plugins/preview#places'],
          file: 'plain.html',
          selector: '.rspress-fixed-device',
          absent: true,
          unlike: 'stage.html',
        },
      ],
    },
    styles: {
      config: 'rspress.styles.config.ts',
      claims: [
        {
          claim: 'A style sheet in `source.preEntry` of `builderConfig` is in all iframes.',
          proves: ['plugin/official-plugins/preview#known-issues'],
          file: '~demo/static/css/styles.*.css',
          contains: 'padding:13px',
        },
      ],
    },
    files: {
      config: 'rspress.files.config.ts',
      claims: [
        {
          claim: 'A file named twice runs twice; only the demo with `previewMode="iframe"` has a page of its own.',
          proves: ['plugin/official-plugins/preview#files'],
          files: '~demo/*.html',
          are: ['~demo/_jump_2.html'],
        },
      ],
    },
    tabs: {
      config: 'rspress.tabs.config.ts',
      claims: [
        {
          claim: 'The source has a tab for the demo and one for each file in `otherFiles`; the first one is open.',
          proves: ['plugin/official-plugins/preview#other-files'],
          file: 'curtain.html',
          selector: '.rspress-preview-code [class*=tab-list] > div',
          texts: ['Curtain.tsx', 'demos/curtain.css'],
        },
      ],
    },
    watch: {
      config: 'rspress.watch.config.ts',
      claims: [
        {
          claim: 'With watch options of Rspack in `builderConfig` the iframes are built as before.',
          proves: ['plugin/official-plugins/preview#known-issues'],
          file: '~demo/_stage_4.html',
          exists: true,
        },
      ],
    },
    device: {
      config: 'rspress.device.config.ts',
      claims: [
        {
          claim:
            'One page for all framed demos of a page, and one for each; demos marked `web` or `internal` have none.',
          proves: ['plugin/official-plugins/preview#marks'],
          files: '~demo/*.html',
          are: ['~demo/_index.html', '~demo/_index_1.html', '~demo/_index_3.html'],
        },
        {
          claim: '`otherFiles` adds tabs beside the source of the demo.',
          proves: ['plugin/official-plugins/preview#other-files', 'plugin/official-plugins/preview#options'],
          file: 'index.html',
          selector: '.rspress-preview-code [class*=tab-list] > div',
          texts: ['Curtain.tsx', 'demos/curtain.css'],
        },
        {
          claim: '`builderConfig` reaches the pages in the frames.',
          proves: ['plugin/official-plugins/preview#iframeoptions', 'plugin/official-plugins/preview#options'],
          file: '~demo/_index_1.html',
          selector: 'title',
          text: 'Stage',
        },
        {
          claim: '`previewCodeTransform` makes a component of what is in the block.',
          proves: [
            'plugin/official-plugins/preview#previewcodetransform',
            'plugin/official-plugins/preview#options',
            'plugin/official-plugins/preview#previewlanguages',
          ],
          file: '~demo/static/js/_index_3.*.js',
          contains: 'className:"cast"',
        },
        {
          claim: 'The page shows the block as it was written.',
          proves: ['plugin/official-plugins/preview#previewcodetransform'],
          file: 'index.html',
          selector: '.rspress-preview-code code.language-json',
          text: '{ "cast": ["Pim", "Punch"] }',
        },
      ],
    },
  },
});
