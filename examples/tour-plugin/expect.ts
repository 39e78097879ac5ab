import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      prepare: 'prepare-tested.mjs',
      claims: [
        {
          claim: 'The content of `addPages` becomes a page.',
          proves: ['plugin/system/write-a-plugin#plugin', 'plugin/system/write-a-plugin#result'],
          file: 'notices.html',
          selector: '.rspress-doc li',
          texts: ['2026-11-21: The mill bridge is closed.', '2026-10-02: The lake path is open again.'],
        },
        {
          claim: 'Its text is in the search index.',
          file: 'static/search_index.*.json',
          contains: 'The lake path is open again.',
        },
        {
          claim: 'It is in no sidebar.',
          proves: ['plugin/system/write-a-plugin#plugin'],
          file: 'guide/pack.html',
          selector: '.rspress-sidebar nav > a',
          texts: ['Plan a walk', 'Pack for a day'],
        },
        {
          claim:
            'A component of `globalUIComponents` is in the HTML of every page, after the layout, and reads the module of `addRuntimeModules`.',
          proves: [
            'api/config/config-basic#globaluicomponents',
            'plugin/system/write-a-plugin#global-component',
            'plugin/system/write-a-plugin#virtual-module',
            'plugin/system/write-a-plugin#result',
          ],
          file: 'guide/pack.html',
          selector: '#root > aside.notice-bar > span',
          text: 'The mill bridge is closed.',
        },
        {
          claim: 'Its link leads to the added page.',
          proves: ['plugin/system/write-a-plugin#global-component'],
          file: 'index.html',
          selector: 'aside.notice-bar a',
          attribute: 'href',
          values: ['/notices.html'],
        },
        {
          claim: 'Frontmatter that the plugin reads in `extendPageData` switches the bar off for one page.',
          proves: ['plugin/system/write-a-plugin#page-data'],
          file: 'guide/plan.html',
          selector: 'aside.notice-bar',
          absent: true,
          unlike: 'index.html',
        },
        {
          claim: 'The list itself does not show the bar.',
          proves: ['plugin/system/write-a-plugin#page-data'],
          file: 'notices.html',
          selector: 'aside.notice-bar',
          absent: true,
          unlike: 'index.html',
        },
        {
          claim: 'The style sheet of the plugin is part of the site’s.',
          proves: ['plugin/system/write-a-plugin#styles'],
          file: 'static/css/styles.*.css',
          contains: '.notice-bar{',
        },
        {
          claim: 'The archive holds the compiled code and the folder `runtime`.',
          proves: ['plugin/system/write-a-plugin#package', 'plugin/system/write-a-plugin#publish'],
          log: 'runtime/NoticeBar.tsx',
        },
      ],
    },
    packed: {
      config: 'rspress.packed.config.ts',
      prepare: 'prepare-packed.mjs',
      claims: [
        {
          claim: 'A site can import the packed plugin by name.',
          proves: [
            'plugin/system/write-a-plugin#package',
            'guide/advanced/custom-theme#share',
            'plugin/system/write-a-plugin#try',
          ],
          file: 'guide/pack.html',
          selector: '#root > aside.notice-bar > span',
          text: 'The mill bridge is closed.',
        },
      ],
    },
  },
});
