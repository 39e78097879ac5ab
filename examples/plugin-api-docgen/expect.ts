import {defineExample} from '../../verify/examples/define';

const table = '.rspress-plugin-api-docgen table';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim:
            '`<API>` becomes a table of the props; required ones say so, optional ones have `undefined` in their type.',
          proves: ['plugin/official-plugins/api-docgen#example'],
          file: 'index.html',
          selector: `${table} td:nth-child(3)`,
          texts: ['number (Required)', 'number | undefined', '"percent" | "degrees" | undefined', 'string | undefined'],
        },
        {
          claim: 'Props without a comment are left out, except `className`, `style`, `children` and `disabled`.',
          proves: ['plugin/official-plugins/api-docgen#example'],
          file: 'index.html',
          selector: `${table} td:nth-child(1)`,
          texts: ['value', 'max', 'unit', 'className'],
        },
        {
          claim: 'Defaults come from the code or from `@default`.',
          proves: ['plugin/official-plugins/api-docgen#example'],
          file: 'index.html',
          selector: `${table} td:nth-child(4)`,
          texts: ['-', '100', 'percent', '-'],
        },
        {
          claim: 'The comment of the component stands above the table.',
          proves: ['plugin/official-plugins/api-docgen#example'],
          file: 'index.html',
          selector: '.rspress-plugin-api-docgen > p',
          text: 'A round gauge.',
        },
        {
          claim: 'The head of the table is in the language of the page.',
          proves: ['plugin/official-plugins/api-docgen#example', 'plugin/official-plugins/api-docgen#languages'],
          file: 'zh/index.html',
          selector: `${table} th`,
          texts: ['属性', '说明', '类型', '默认值'],
        },
        {
          claim: 'The heading of the component is not in the outline.',
          proves: ['plugin/official-plugins/api-docgen#limits'],
          file: 'index.html',
          selector: '.rspress-local-toc-container a',
          absent: true,
          unlike: 'both:with-outline.html',
        },
        {
          claim: 'The table is in the search index, as Markdown.',
          proves: ['plugin/official-plugins/api-docgen#known-issues', 'plugin/official-plugins/api-docgen#source'],
          file: 'static/search_index.en.*.json',
          contains: '|max|End of the scale.|`number',
        },
      ],
    },
    both: {
      config: 'rspress.both.config.ts',
      claims: [
        {
          claim:
            'Entries may be given per tool: components by `react-docgen-typescript`, functions by `documentation`.',
          proves: [
            'plugin/official-plugins/api-docgen#functions',
            'plugin/official-plugins/api-docgen#pluginapidocgen',
          ],
          file: 'index.html',
          selector: '.rspress-plugin-api-docgen :is(h2, h3):first-of-type',
          texts: ['#Gauge', '#scale', '#Parameters'],
        },
        {
          claim: '`documentation` lists parameters with their types and defaults.',
          proves: ['plugin/official-plugins/api-docgen#functions'],
          file: 'index.html',
          selector: '.rspress-plugin-api-docgen li code',
          texts: ['value', 'max', '100'],
        },
        {
          claim: 'A file without a component is named in a warning.',
          log: 'warn    [module-doc-plugin] Unable to parse API document in <example>/src/scale.js',
        },
        {
          claim: 'A name that `entries` does not have is a warning, too.',
          log: 'warn    No api doc found for module: needle in lang: ',
        },
      ],
    },
  },
});
