import {defineExample} from '../../verify/examples/define';

const bar = '[class*=rightNav] .rspress-nav-menu > a';
const sidebar = '.rspress-sidebar nav';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'The default language has no prefix, the other one has its own.',
          files: '**/*.html',
          are: [
            '404.html',
            'guide/pack.html',
            'guide/plan.html',
            'index.html',
            'seasons.html',
            'walks/coast/lighthouse.html',
            'walks/coast/tide-pools.html',
            'walks/index.html',
            'walks/lake-loop.html',
            'walks/ridge-path.html',
            'zh/guide/pack.html',
            'zh/guide/plan.html',
            'zh/index.html',
            'zh/seasons.html',
            'zh/walks/coast/lighthouse.html',
            'zh/walks/coast/tide-pools.html',
            'zh/walks/index.html',
            'zh/walks/lake-loop.html',
            'zh/walks/ridge-path.html',
          ],
        },
        {
          claim: 'Items of the navigation bar lead to pages of their language.',
          file: 'zh/index.html',
          selector: bar,
          attribute: 'href',
          values: ['/zh/guide/plan.html', '/zh/walks/index.html'],
        },
        {
          claim: 'The navigation bar has the labels of its language.',
          file: 'zh/index.html',
          selector: bar,
          texts: ['指南', '路线'],
        },
        {
          claim: 'Links to files stay in their language.',
          file: 'zh/index.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/zh/guide/plan.html', '/zh/walks/index.html'],
        },
        {
          claim: 'The title of the language is in the browser tab.',
          file: 'zh/walks/lake-loop.html',
          selector: 'head > title',
          text: 'Lake loop - 徒步笔记',
        },
        {
          claim: 'Labels of the theme come from the entry of the language.',
          file: 'zh/walks/lake-loop.html',
          selector: '[class*=pager-link] [class*=desc], [class*=searchWord]',
          texts: ['搜索', '下一篇'],
        },
        {
          claim: 'Labels that an entry lacks are English.',
          file: 'walks/lake-loop.html',
          selector: '[class*=pager-link] [class*=desc], [class*=searchWord]',
          texts: ['Search', 'Next Page'],
        },
        {
          claim: 'A label that is a key of `i18n.json` is shown in the language of the page, for groups and for links.',
          file: 'zh/walks/lake-loop.html',
          selector: `${sidebar} h2, ${sidebar} > a[href*=pack]`,
          texts: ['海岸路线', '带什么'],
        },
        {
          claim: 'In English the same keys have their English texts.',
          file: 'walks/lake-loop.html',
          selector: `${sidebar} h2, ${sidebar} > a[href*=pack]`,
          texts: ['Along the coast', 'What to pack'],
        },
        {
          claim: 'A component reads texts and language.',
          file: 'zh/walks/coast/lighthouse.html',
          selector: '.rspress-doc p.hours',
          text: '5 小时',
        },
        {
          claim: 'In English it shows the English text.',
          file: 'walks/coast/lighthouse.html',
          selector: '.rspress-doc p.hours',
          text: '5 hours',
        },
        {
          claim: 'A heading may have the same id in both languages.',
          file: 'zh/guide/plan.html',
          selector: 'h2#weather',
          text: '看天气#',
        },
        {
          claim: 'The language menu leads to the same page in the other language.',
          file: 'zh/guide/plan.html',
          selector: '[class*=rightNav] .translation a',
          attribute: 'href',
          values: ['/guide/plan.html'],
        },
        {
          claim: 'Each language has its own search index.',
          files: 'static/search_index*.json',
          are: [/^static\/search_index\.en\.\w+\.json$/, /^static\/search_index\.zh\.\w+\.json$/],
        },
      ],
    },
  },
});
