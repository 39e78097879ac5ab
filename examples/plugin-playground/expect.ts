import {defineExample} from '../../verify/examples/define';

const playground = '.rspress-doc .rspress-playground';
const scripts = 'static/js/async/*.js';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim:
            'Blocks of `jsx` and `tsx`, and files named by `<code src>`, become playgrounds; blocks marked `pure` do not.',
          proves: [
            'plugin/official-plugins/playground#marks',
            'plugin/official-plugins/playground#limits',
            'plugin/official-plugins/playground#how',
          ],
          file: 'sandpit.html',
          selector: playground,
          count: 4,
        },
        {
          claim: '`direction=vertical` stacks editor and result.',
          proves: ['plugin/official-plugins/playground#marks'],
          file: 'sandpit.html',
          selector: playground,
          attribute: 'class',
          values: [/-horizontal/, /-vertical/, /-horizontal/, /-horizontal/],
        },
        {
          claim:
            '`playgroundDirection` in the frontmatter turns those of a page, `direction` beside `src` one of them.',
          proves: [
            'plugin/official-plugins/playground#marks',
            'plugin/official-plugins/playground#playgrounddirection',
            'api/config/config-frontmatter#feeds',
          ],
          file: 'stacked.html',
          selector: playground,
          attribute: 'class',
          values: [/-vertical/, /-horizontal/],
        },
        {
          claim: 'A `src` without a file stays an empty element, and the build does not complain.',
          proves: ['plugin/official-plugins/playground#marks'],
          file: 'stacked.html',
          selector: '.rspress-doc code[src]',
          texts: [''],
        },
        {
          claim: 'Editor and result are drawn by the browser: without JavaScript there is neither.',
          proves: ['plugin/official-plugins/playground#example', 'plugin/official-plugins/playground#known-issues'],
          file: 'sandpit.html',
          selector: '.rspress-playground-runner',
          texts: ['', '', '', ''],
        },
        {
          claim: 'The code to edit is in the scripts.',
          proves: ['plugin/official-plugins/playground#example', 'guide/start/introduction#live-components'],
          file: scripts,
          contains: '[holes, setHoles] = useState(0)',
        },
        {
          claim: 'Every page asks the browser to load the editor from a public host ahead of time.',
          proves: ['plugin/official-plugins/playground#own-host'],
          file: '404.html',
          selector: 'link[rel=preload]',
          attribute: 'href',
          values: [
            'https://cdnjs.cloudflare.com/ajax/libs/monaco-editor/0.43.0/min/vs/loader.js',
            'https://cdnjs.cloudflare.com/ajax/libs/monaco-editor/0.43.0/min/vs/editor/editor.main.js',
          ],
        },
        {
          claim: 'The compiler comes from the same host.',
          proves: ['plugin/official-plugins/playground#own-host'],
          file: scripts,
          contains: 'https://cdnjs.cloudflare.com/ajax/libs/babel-standalone/7.22.20/babel.min.js',
        },
      ],
    },
    'own-host': {
      config: 'rspress.own-host.config.ts',
      claims: [
        {
          claim: '`monacoLoader.paths.vs` moves the editor to a host of your own.',
          proves: ['plugin/official-plugins/playground#monacoloader', 'plugin/official-plugins/playground#own-host'],
          file: 'sandpit.html',
          selector: 'link[rel=preload]',
          attribute: 'href',
          values: ['/vendor/vs/loader.js', '/vendor/vs/editor/editor.main.js'],
        },
        {
          claim: '`babelUrl` moves the compiler.',
          proves: ['plugin/official-plugins/playground#babelurl', 'plugin/official-plugins/playground#own-host'],
          file: scripts,
          contains: '/vendor/babel.min.js',
        },
        {
          claim: '`defaultRenderMode: pure` leaves blocks without a word alone.',
          proves: ['plugin/official-plugins/playground#defaultrendermode', 'plugin/official-plugins/playground#marks'],
          file: 'sandpit.html',
          selector: playground,
          count: 3,
        },
        {
          claim: '`defaultDirection: vertical` stacks all of them.',
          proves: ['plugin/official-plugins/playground#defaultdirection', 'plugin/official-plugins/playground#marks'],
          file: 'sandpit.html',
          selector: `${playground}.rspress-playground-vertical`,
          count: 3,
        },
        {
          claim: '`monacoOptions` reach the editor.',
          proves: ['plugin/official-plugins/playground#monacooptions'],
          file: scripts,
          contains: 'fontSize:16',
        },
        {
          claim: 'Modules in `include` can be imported in playgrounds.',
          proves: ['plugin/official-plugins/playground#include', 'plugin/official-plugins/playground#modules'],
          file: scripts,
          contains: /"sandpit",\w/,
        },
      ],
    },
    reading: {
      config: 'rspress.reading.config.ts',
      claims: [
        {
          claim: 'Options that make the editor read-only, wrap lines and hide the minimap are in the scripts.',
          proves: ['plugin/official-plugins/playground#monacooptions'],
          file: scripts,
          contains: /readOnly:!0,wordWrap:"on",minimap:\{enabled:!1\}/,
        },
      ],
    },
    render: {
      config: 'rspress.render.config.ts',
      claims: [
        {
          claim: '`render` names the component that is drawn in place of the built-in one.',
          proves: ['plugin/official-plugins/playground#own-component', 'plugin/official-plugins/playground#render'],
          file: 'sandpit.html',
          selector: '.rspress-doc .sand-table > button',
          texts: ['Start again', 'Start again', 'Start again', 'Start again'],
        },
        {
          claim: 'The built-in one is then not drawn.',
          proves: ['plugin/official-plugins/playground#own-component'],
          file: 'sandpit.html',
          selector: playground,
          absent: true,
          unlike: 'default:sandpit.html',
        },
      ],
    },
    styles: {
      config: 'rspress.styles.config.ts',
      claims: [
        {
          claim: 'A style sheet in `include` is part of that of the site.',
          proves: ['plugin/official-plugins/playground#modules'],
          file: 'static/css/*.css',
          contains: /\.bucket\s*\{/,
        },
        {
          claim: 'So is one that a module of `include` imports.',
          proves: ['plugin/official-plugins/playground#modules'],
          file: 'static/css/*.css',
          contains: /\.shovel\s*\{/,
        },
        {
          claim: 'Pages without a playground load that sheet as well.',
          proves: ['plugin/official-plugins/playground#modules'],
          file: '404.html',
          selector: 'link[rel=stylesheet]',
          attribute: 'href',
          values: [/^\/static\/css\/styles\.\w+\.css$/],
        },
      ],
    },
    backslash: {
      config: 'rspress.backslash.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'The path of a module loses its backslashes, so that the file is not found.',
          proves: ['plugin/official-plugins/playground#modules'],
          log: 'C:srcsandpit.ts',
        },
      ],
    },
    name: {
      config: 'rspress.name.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A file of another name is refused, whatever it exports.',
          log: 'Error: [Playground]: render should ends with Playground.(jsx?|tsx?)',
        },
      ],
    },
  },
});
