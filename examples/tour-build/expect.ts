import {defineExample} from '../../verify/examples/define';

const checked = '.rspress-doc > p:contains("Checked")';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'A constant of `source.define` is replaced on a page.',
          proves: ['guide/advanced/extend-build#example'],
          file: 'walks/ridge-path.html',
          selector: checked,
          text: 'Checked for the season of 2026. Look at the forecast before you go.',
        },
        {
          claim: 'An alias works in imports of pages.',
          proves: ['guide/advanced/extend-build#example'],
          file: 'walks/ridge-path.html',
          selector: 'aside.climb > p:first-of-type',
          text: '620 m up: add 62 minutes.',
        },
        {
          claim: '`loadEnv` reads public variables of `.env`.',
          proves: ['guide/advanced/extend-build#env'],
          file: 'walks/ridge-path.html',
          selector: `${checked} a`,
          attribute: 'href',
          values: ['https://example.com/forecast'],
        },
        {claim: 'An Rsbuild plugin takes part in the build.', proves: ['guide/advanced/extend-build#builder-plugins'], log: 'trail notes: first compile: true'},
        {
          claim: 'A remark plugin changes the text of all pages.',
          proves: ['guide/advanced/extend-build#remark-rehype'],
          file: 'guide/plan.html',
          selector: '.rspress-doc > p:first-of-type',
          text: 'Count one hour for every four km.',
        },
        {
          claim: 'The search index holds the text as it was written.',
          proves: ['guide/advanced/extend-build#search-index'],
          file: 'static/search_index.*.json',
          contains: 'every four kilometres',
        },
      ],
    },
  },
});
