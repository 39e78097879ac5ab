import {defineExample} from '../../verify/examples/define';

const sidebar = '.rspress-sidebar nav';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'The plugin writes Markdown pages into the folder `api` of the documentation and builds them.',
          proves: [
            'plugin/official-plugins/typedoc#example',
            'plugin/official-plugins/typedoc#entrypoints',
            'plugin/official-plugins/typedoc#how',
          ],
          files: 'api/**/*.html',
          are: [
            'api/functions/index.createCounter.html',
            'api/functions/middleware.use.html',
            'api/index.html',
            'api/interfaces/index.CounterOptions.html',
            'api/interfaces/middleware.Middleware.html',
            'api/modules/index.html',
            'api/modules/middleware.html',
          ],
        },
        {
          claim: 'The pages stand in the sidebar, grouped by kind.',
          proves: ['plugin/official-plugins/typedoc#example'],
          file: 'api/index.html',
          selector: `${sidebar} > section h2`,
          texts: ['Functions', 'Interfaces', 'Modules'],
        },
        {
          claim: 'Comments become the text of a page.',
          proves: ['plugin/official-plugins/typedoc#example', 'plugin/official-plugins/typedoc#comments'],
          file: 'api/functions/index.createCounter.html',
          selector: '.rspress-doc td',
          texts: ['name', 'string', 'Shown in the report.', 'options', 'CounterOptions', 'How it counts.'],
        },
        {
          claim: 'The first lines of a comment stand below the signature.',
          proves: ['plugin/official-plugins/typedoc#comments'],
          file: 'api/functions/index.createCounter.html',
          selector: '.rspress-doc > p:nth-of-type(3)',
          text: 'Makes a counter.',
        },
        {
          claim: 'What a function returns is told below the heading Returns.',
          proves: ['plugin/official-plugins/typedoc#comments'],
          file: 'api/functions/index.createCounter.html',
          selector: 'h4#returns + p + p',
          text: 'A function that counts one up and returns the number.',
        },
        {
          claim: 'A default is code below the word Default.',
          proves: ['plugin/official-plugins/typedoc#comments'],
          file: 'api/interfaces/index.CounterOptions.html',
          selector: '.rspress-doc > p > strong > code, .rspress-doc pre code',
          texts: ['Default', '0'],
        },
        {
          claim: 'The generated pages are in the search index.',
          proves: ['plugin/official-plugins/typedoc#example'],
          file: 'static/search_index.*.json',
          contains: 'Makes a counter.',
        },
        {
          claim: 'The sidebar has no item for the module `index`.',
          proves: ['plugin/official-plugins/typedoc#known-issues'],
          file: 'api/index.html',
          selector: `${sidebar} .rspress-sidebar-item`,
          texts: [
            'Function: createCounter',
            'Function: use',
            'Interface: CounterOptions',
            'Interface: Middleware',
            'Module: middleware',
          ],
        },
        {
          claim: 'Types link to their pages.',
          proves: ['plugin/official-plugins/typedoc#example'],
          file: 'api/functions/index.createCounter.html',
          selector: '.rspress-doc td a',
          attribute: 'href',
          values: ['/api/interfaces/index.CounterOptions.html'],
        },
        {
          claim: 'Without `nav` in the configuration no item is added to the navigation bar: `_meta.json` decides.',
          proves: ['plugin/official-plugins/typedoc#navigation', 'plugin/official-plugins/overview#combine'],
          file: 'api/index.html',
          selector: '[class*=rightNav] .rspress-nav-menu > a',
          absent: true,
          unlike: 'reference:reference/index.html',
        },
      ],
    },
    reference: {
      config: 'rspress.outdir.config.ts',
      claims: [
        {
          claim: '`outDir` names the folder; with one module its name is left out of the pages’ names.',
          proves: [
            'plugin/official-plugins/typedoc#folder',
            'plugin/official-plugins/typedoc#outdir',
            'plugin/official-plugins/typedoc#entrypoints',
          ],
          files: 'reference/**/*.html',
          are: [
            'reference/functions/createCounter.html',
            'reference/index.html',
            'reference/interfaces/CounterOptions.html',
          ],
        },
        {
          claim: 'With `nav` in the configuration an item API is added to it.',
          proves: ['plugin/official-plugins/typedoc#navigation', 'plugin/official-plugins/overview#combine'],
          file: 'reference/index.html',
          selector: '[class*=rightNav] .rspress-nav-menu > a',
          texts: ['Guide', 'API'],
        },
        {
          claim: 'With `nav` in the configuration there is no generated sidebar.',
          proves: ['plugin/official-plugins/typedoc#navigation'],
          file: 'reference/index.html',
          selector: `${sidebar} a`,
          absent: true,
          unlike: 'default:api/index.html',
        },
      ],
    },
  },
});
