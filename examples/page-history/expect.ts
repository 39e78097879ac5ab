import {defineExample} from '../../verify/examples/define';

const history = '.rspress-doc-container .page-history';

export default defineExample({
  builds: {
    default: {
      prepare: 'make-history.mjs',
      claims: [
        {
          claim: 'A plugin of your own gives pages their authors and a time that a component formats.',
          proves: ['plugin/official-plugins/last-updated#authors'],
          file: 'storm.html',
          selector: history,
          text: 'April 2, 2025 · Cook, Mate',
        },
        {
          claim: 'The component shows nothing on a page without a commit.',
          proves: ['plugin/official-plugins/last-updated#authors'],
          file: 'index.html',
          selector: history,
          absent: true,
          unlike: 'storm.html',
        },
      ],
    },
  },
});
