import {defineExample} from '../../verify/examples/define';

const labels = '.rspress-sidebar nav h2, .rspress-sidebar nav .rspress-sidebar-item';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim:
            'The pages of several packages share one folder; file names begin with the module, the folders from where the paths part.',
          proves: ['plugin/official-plugins/typedoc#packages', 'plugin/official-plugins/typedoc#entrypoints'],
          files: 'api/**/*.html',
          are: [
            'api/functions/cli_src.countLines.html',
            'api/functions/core.createCounter.html',
            'api/index.html',
            'api/interfaces/core.CounterOptions.html',
            'api/modules/cli_src.html',
            'api/modules/core.html',
          ],
        },
        {
          claim: '`@module` in the first comment names the module, and its text is on the page of the module.',
          proves: ['plugin/official-plugins/typedoc#packages'],
          file: 'api/modules/core.html',
          selector: '.rspress-doc > h1, .rspress-doc > h1 + p',
          texts: [/Module: core/, 'Counters for every project.'],
        },
        {
          claim: 'The sidebar sorts the pages of all packages by kind.',
          proves: ['plugin/official-plugins/typedoc#packages'],
          file: 'api/index.html',
          selector: labels,
          texts: [
            'Functions',
            'Function: countLines',
            'Function: createCounter',
            'Interfaces',
            'Interface: CounterOptions',
            'Modules',
            'Module: cli/src',
            'Module: core',
          ],
        },
        {
          claim: 'A type of another package links to its page, if `paths` lead to the source.',
          proves: ['plugin/official-plugins/typedoc#packages'],
          file: 'api/functions/cli_src.countLines.html',
          selector: '.rspress-doc td a',
          attribute: 'href',
          values: ['/api/interfaces/core.CounterOptions.html'],
        },
      ],
    },
    separate: {
      config: 'rspress.separate.config.ts',
      claims: [
        {
          claim: 'Under different names the plugin can be used for each package, with a folder for each.',
          proves: ['plugin/official-plugins/typedoc#packages', 'plugin/official-plugins/typedoc#folder'],
          files: 'api/**/*.html',
          are: [
            'api/cli/functions/countLines.html',
            'api/cli/index.html',
            'api/core/functions/createCounter.html',
            'api/core/index.html',
            'api/core/interfaces/CounterOptions.html',
          ],
        },
        {
          claim: 'The sidebar then has a group for each folder, and in it the groups of the package.',
          proves: ['plugin/official-plugins/typedoc#packages'],
          file: 'api/cli/functions/countLines.html',
          selector: '.rspress-sidebar nav h2',
          texts: ['cli', 'Functions', 'core', 'Functions', 'Interfaces'],
        },
        {
          claim: 'Types of another package have no links then.',
          proves: ['plugin/official-plugins/typedoc#packages'],
          file: 'api/cli/functions/countLines.html',
          selector: '.rspress-doc td a',
          absent: true,
          unlike: 'default:api/functions/cli_src.countLines.html',
        },
      ],
    },
    twice: {
      config: 'rspress.twice.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'Listed twice under one name, the plugin stops the build.',
          proves: ['plugin/official-plugins/typedoc#packages'],
          log: 'The plugin "@rspress/plugin-typedoc" has been registered',
        },
      ],
    },
    nested: {
      config: 'rspress.nested.config.ts',
      prepare: 'prepare-nested.mjs',
      exitCode: 1,
      claims: [
        {
          claim: 'With `entryPointStrategy: packages` and one tsconfig for all, TypeDoc converts no package.',
          proves: ['plugin/official-plugins/typedoc#packages'],
          log: 'has entryPointStrategy set to packages, but nested packages are not supported.',
        },
      ],
    },
  },
});
