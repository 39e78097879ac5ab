import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'The search hooks are part of the scripts of the site.',
          proves: ['guide/advanced/custom-search#example', 'guide/advanced/custom-search#hooks'],
          file: 'static/js/index.*.js',
          contains: 'https://example.com/photos/lake',
        },
        {
          claim: 'Pages are in the local index all the same.',
          proves: ['guide/advanced/custom-search#upload'],
          file: 'static/search_index.*.json',
          contains: '/walks/lake-loop',
        },
      ],
    },
  },
});
