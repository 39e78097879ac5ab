import {defineExample} from '../../verify/examples/define';

const history = {prepare: 'make-history.mjs'} as const;

const time = '.rspress-doc-footer footer p';

export default defineExample({
  builds: {
    default: {
      live: true,
      ...history,
      claims: [
        {
          claim: '`lastUpdated: true` switches the plugin on; the time is that of the file’s last commit.',
          proves: [
            'api/config/config-theme#lastupdated',
            'guide/default-theme/doc-page#last-updated',
            'plugin/official-plugins/last-updated#example',
            'guide/basic/deploy#github-pages',
            'guide/basic/deploy#gitlab-pages',
            'plugin/official-plugins/last-updated#git',
          ],
          file: 'storm.html',
          selector: time,
          text: 'Last entry: 4/2/2025, 3:30:00 PM',
        },
        {
          claim: 'Each page has its own time.',
          proves: ['plugin/official-plugins/last-updated#languages', 'plugin/official-plugins/last-updated#ci'],
          file: 'index.html',
          selector: time,
          text: 'Last entry: 3/1/2025, 10:00:00 AM',
        },
        {
          claim: 'The time is written in the manner of the page’s language.',
          proves: ['plugin/official-plugins/last-updated#languages'],
          file: 'zh/index.html',
          selector: time,
          text: '最近更新: 2025/3/1 10:00:00',
        },
        {
          claim: 'Components of the page can read the time.',
          proves: ['plugin/official-plugins/last-updated#page-data'],
          file: 'watch.html',
          selector: '.rspress-doc > p time',
          text: '4/2/2025, 3:30:00 PM',
        },
        {
          claim: 'A page that was never committed has the text without a time.',
          proves: ['plugin/official-plugins/last-updated#limits'],
          file: 'draft.html',
          selector: time,
          text: 'Last entry:',
        },
      ],
    },
    package: {
      ...history,
      config: 'rspress.package.config.ts',
      claims: [
        {
          claim: 'Listed by hand, the plugin gives pages the time.',
          proves: [
            'plugin/official-plugins/last-updated#package',
            'plugin/official-plugins/last-updated#pluginlastupdated',
            'plugin/official-plugins/last-updated#source',
          ],
          file: 'watch.html',
          selector: '.rspress-doc > p time',
          text: '4/2/2025, 3:30:00 PM',
        },
        {
          claim: 'Without the option of the theme nothing stands below the text.',
          proves: ['plugin/official-plugins/last-updated#example', 'plugin/official-plugins/last-updated#source'],
          file: 'storm.html',
          selector: time,
          absent: true,
          unlike: 'default:storm.html',
        },
      ],
    },
    twice: {
      ...history,
      config: 'rspress.twice.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'Listed by hand while the option is on, it stops the build.',
          proves: ['plugin/official-plugins/last-updated#limits'],
          log: 'The plugin "@rspress/plugin-last-updated" has been registered',
        },
      ],
    },
    written: {
      ...history,
      config: 'rspress.written.config.ts',
      claims: [
        {
          claim: 'A `LastUpdated` of the theme may show a date from the frontmatter.',
          proves: ['plugin/official-plugins/last-updated#git'],
          file: 'harbour.html',
          selector: '.rspress-doc-footer p',
          texts: ['Updated May 5, 2025'],
        },
        {
          claim: 'Such a component may fall back on the one of the default theme.',
          proves: ['plugin/official-plugins/last-updated#git'],
          file: 'index.html',
          selector: '.rspress-doc-footer footer p',
          text: /^Last Updated:/,
        },
      ],
    },
    date: {
      ...history,
      config: 'rspress.date.config.ts',
      claims: [
        {
          claim: 'A `LastUpdated` of the theme may cut the time off the text.',
          proves: ['plugin/official-plugins/last-updated#languages'],
          file: 'storm.html',
          selector: '.rspress-doc-footer p',
          texts: ['Last entry: 4/2/2025'],
        },
        {
          claim: 'The same cut leaves the date of a Chinese page.',
          proves: ['plugin/official-plugins/last-updated#languages'],
          file: 'zh/index.html',
          selector: '.rspress-doc-footer p',
          texts: ['最近更新: 2025/3/1'],
        },
      ],
    },
    single: {
      ...history,
      config: 'rspress.single.config.ts',
      claims: [
        {
          claim: 'Without `lang` the time is written in the Chinese manner.',
          proves: ['guide/default-theme/doc-page#last-updated', 'plugin/official-plugins/last-updated#languages'],
          file: 'storm.html',
          selector: time,
          text: 'Changed: 2025/4/2 15:30:00',
        },
      ],
    },
  },
});
