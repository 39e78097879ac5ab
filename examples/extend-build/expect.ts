import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: '`source.define` replaces a name, also in MDX.',
          proves: [
            'api/config/config-build#environment-values',
            'guide/advanced/extend-build#define',
            'guide/advanced/extend-build#limits',
            'api/config/config-build#example',
          ],
          file: 'index.html',
          selector: '.rspress-doc > p',
          text: 'Release 3.1: heat to 850 °C and hold.',
        },
        {
          claim: '`resolve.alias` works in imports of pages; a relative target starts at the project.',
          proves: ['guide/about/recipes#alias', 'guide/advanced/extend-build#alias', 'api/config/config-build#example'],
          file: 'index.html',
          selector: '.rspress-doc ol.steps li',
          texts: ['Heat', 'Quench', 'Temper'],
        },
        {
          claim: '`html.tags` adds to the head of every page.',
          proves: [
            'api/config/config-build#builderconfig',
            'guide/advanced/extend-build#limits',
            'api/config/config-build#example',
          ],
          file: 'tempering.html',
          selector: 'meta[name=theme-color]',
          attribute: 'content',
          values: ['#b91c1c'],
        },
        {
          claim: 'A rule of `tools.rspack` imports a file as text.',
          proves: [
            'guide/advanced/extend-build#rspack',
            'api/config/config-build#example',
            'guide/advanced/extend-build#choose',
          ],
          file: 'index.html',
          selector: '.rspress-doc pre.quench',
          text: 'Oil, not water.',
        },
        {
          claim: 'A builder plugin takes part in the build.',
          proves: [
            'api/config/config-build#builderconfig',
            'api/config/config-build#builderplugins',
            'guide/advanced/extend-build#builder-plugins',
            'api/config/config-build#example',
            'guide/advanced/extend-build#choose',
            'guide/advanced/extend-build#rsbuild',
          ],
          log: 'forge: first compile: true',
        },
        {
          claim: 'A remark plugin with options changes the text.',
          proves: [
            'api/config/config-build#markdown-remarkplugins',
            'api/config/config-build#example',
            'guide/advanced/extend-build#choose',
          ],
          file: 'tempering.html',
          selector: '.rspress-doc p',
          text: 'Straw yellow is 230 °C.',
        },
        {
          claim: 'A rehype plugin changes the elements.',
          proves: ['api/config/config-build#markdown-rehypeplugins', 'api/config/config-build#example'],
          file: 'index.html',
          selector: '.rspress-doc div.wide-table > table',
          count: 1,
        },
        {
          claim: 'The search index is made without your plugins.',
          proves: ['api/config/config-build#markdown-mdxrs', 'guide/advanced/extend-build#search-index'],
          file: 'static/search_index.*.json',
          contains: 'Straw yellow is 230°.',
        },
      ],
    },
    rust: {
      config: 'rspress.rust.config.ts',
      claims: [
        {
          claim: 'The Rust compiler, the default, leaves remark plugins out without a word.',
          proves: [
            'api/config/config-build#markdown-mdxrs',
            'guide/start/introduction#limits',
            'plugin/official-plugins/overview#compiler',
          ],
          file: 'tempering.html',
          selector: '.rspress-doc p',
          text: 'Straw yellow is 230°.',
        },
        {
          claim: 'It leaves rehype plugins out too.',
          proves: ['api/config/config-build#markdown-rehypeplugins'],
          file: 'index.html',
          selector: '.wide-table',
          absent: true,
          unlike: 'default:index.html',
        },
      ],
    },
    some: {
      config: 'rspress.some.config.ts',
      claims: [
        {
          claim:
            '`mdxRs.include` chooses the compiler file by file: this one is compiled by JavaScript, with the plugins.',
          proves: ['api/config/config-build#markdown-mdxrs-include', 'guide/advanced/extend-build#some-pages'],
          file: 'tempering.html',
          selector: '.rspress-doc p',
          text: 'Straw yellow is 230 °C.',
        },
        {
          claim: 'This one is compiled by Rust, without them.',
          proves: ['api/config/config-build#markdown-mdxrs-include', 'guide/advanced/extend-build#some-pages'],
          file: 'index.html',
          selector: '.rspress-doc > p',
          text: 'Release 3.1: heat to 850° and hold.',
        },
      ],
    },
    more: {
      config: 'rspress.more.config.ts',
      claims: [
        {
          claim: '`loadEnv` reads `.env`; its public variables become constants.',
          proves: ['guide/advanced/extend-build#env'],
          file: 'index.html',
          selector: '.rspress-doc > p:contains(Order)',
          text: 'Order at https://shop.example.com.',
        },
        {
          claim: 'A function of `tools.rspack` can add Rspack plugins; `paths` of `tsconfig.json` are aliases.',
          proves: ['guide/advanced/extend-build#limits'],
          file: 'index.html',
          selector: '.rspress-doc > p:contains(steps)',
          text: 'There are 3 steps.',
        },
        {
          claim: 'It sees for which bundle it is called: source maps for the browser.',
          proves: ['guide/advanced/extend-build#rspack', 'guide/advanced/extend-build#rsbuild'],
          files: 'static/js/index.*.js.map',
          are: [/^static\/js\/index\.\w+\.js\.map$/],
        },
      ],
    },
    'no-env': {
      config: 'rspress.no-env.config.ts',
      claims: [
        {
          claim: 'A variable that is not defined empties the page, and the build succeeds.',
          proves: ['guide/advanced/extend-build#limits'],
          file: 'index.html',
          selector: '.rspress-doc',
          text: '',
        },
      ],
    },
    'mixed-up': {
      config: 'rspress.mixed-up.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A Rspack plugin among the Rsbuild plugins stops the build.',
          proves: ['guide/advanced/extend-build#limits'],
          log: 'BannerPlugin looks like a webpack or Rspack plugin, please use `tools.rspack` to register it:',
        },
      ],
    },
    'in-plugins': {
      config: 'rspress.in-plugins.config.ts',
      claims: [
        {
          claim: 'A Rsbuild plugin in `plugins` is never set up, and neither TypeScript nor the build objects.',
          proves: ['plugin/system/introduction#rsbuild-plugins'],
          log: 'Pages rendered',
        },
      ],
    },
    svg: {
      config: 'rspress.svg.config.ts',
      claims: [
        {
          claim: 'With the SVGR plugin, an SVG file imported with `?react` is a component, whose props are attributes.',
          proves: ['guide/advanced/extend-build#svg-component'],
          file: 'index.html',
          selector: '.rspress-doc > svg',
          sameAs: 'expected/anvil.html',
        },
        {
          claim: 'Without `?react`, the import is still a URL.',
          proves: ['guide/advanced/extend-build#svg-component'],
          file: 'index.html',
          selector: '.rspress-doc > img',
          attribute: 'src',
          values: [/^data:image\/svg\+xml;base64,/],
        },
      ],
    },
    'no-svgr': {
      config: 'rspress.no-svgr.config.ts',
      claims: [
        {
          claim: 'Without the plugin, `?react` empties the page, and the build succeeds.',
          proves: ['guide/advanced/extend-build#svg-component'],
          file: 'index.html',
          selector: '.rspress-doc',
          text: '',
        },
        {
          claim: 'An SVG file imported with `?raw` is text, also without a plugin.',
          proves: ['guide/advanced/extend-build#svg-component'],
          file: 'raw.html',
          selector: '.rspress-doc .anvil > svg > path',
          attribute: 'fill',
          values: ['currentColor'],
        },
      ],
    },
    browsers: {
      config: 'rspress.browsers.config.ts',
      claims: [
        {
          claim: '`overrideBrowserslist` sets for which browsers the syntax of a page is rewritten.',
          proves: ['guide/advanced/extend-build#browsers'],
          file: 'static/js/async/*.js',
          contains: /null==(\w)\?void 0:\1\.name\)\?\w:"no name"/,
        },
        {
          claim: 'With `source.include`, packages are rewritten too, such as the theme.',
          proves: ['guide/advanced/extend-build#browsers'],
          file: 'static/js/[0-9]*.js',
          lacks: /\w\?\.\w/,
          unlike: 'own-code:static/js/*.js',
        },
      ],
    },
    'own-code': {
      config: 'rspress.own-code.config.ts',
      claims: [
        {
          claim: 'Without `source.include`, only the own pages and components are rewritten.',
          proves: ['guide/advanced/extend-build#browsers'],
          file: 'static/js/async/*.js',
          lacks: /\w\?\.\w|\?\?/,
          unlike: 'own-code:static/js/*.js',
        },
        {
          claim: 'In the HTML of a page, comments are between pieces of text, and a line break between blocks.',
          proves: ['guide/advanced/extend-build#performance'],
          file: 'index.html',
          contains: /\n<p class="[^"]*">This blade is made of <!-- -->1\.2842<!-- -->\.<\/p>/,
        },
        {
          claim: 'And the theme keeps `?.`.',
          proves: ['guide/advanced/extend-build#browsers'],
          file: 'static/js/[0-9]*.js',
          contains: /\w\?\.\w/,
        },
      ],
    },
    polling: {
      config: 'rspress.polling.config.ts',
      env: {DEBUG: 'rsbuild'},
      claims: [
        {
          claim: '`watchOptions.poll` reaches Rspack.',
          proves: ['guide/advanced/extend-build#polling'],
          file: '.rsbuild/rspack.config.web.mjs',
          contains: /^ {2}watchOptions: \{\n {4}aggregateTimeout: 0,\n {4}poll: 1000\n {2}\}/m,
        },
      ],
    },
    typed: {
      config: 'rspress.typed.config.ts',
      prepare: 'prepare-typed.mjs',
      claims: [
        {
          claim: 'A component with a type error is built like any other: types are not checked.',
          proves: ['guide/advanced/extend-build#type-check'],
          file: 'index.html',
          selector: '.rspress-doc b.stage',
          text: '850 °C',
        },
      ],
    },
    'type-check': {
      config: 'rspress.type-check.config.ts',
      prepare: 'prepare-typed.mjs',
      exitCode: 1,
      claims: [
        {
          claim: 'With the type check plugin, a type error stops the build, and the log names file and line.',
          proves: ['guide/advanced/extend-build#type-check'],
          log: /components\/Stage\.tsx:2:9\n[^\n]*TS2322: Type 'number' is not assignable to type 'string'\./,
        },
      ],
    },
    shell: {
      config: 'rspress.shell.config.ts',
      claims: [
        {
          claim: 'An HTML template without the placeholder has no text in the built pages.',
          proves: ['guide/advanced/extend-build#limits'],
          file: 'index.html',
          selector: '#root',
          text: '',
        },
      ],
    },
  },
});
