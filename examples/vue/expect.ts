import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'The HTML of the page has the empty element into which Vue renders, and no button.',
          proves: ['guide/about/recipes#vue'],
          file: 'index.html',
          selector: '.rspress-doc .vue',
          sameAs: 'expected/place.html',
        },
        {
          claim: 'The compiled Vue component is in a script of its own.',
          proves: ['guide/about/recipes#vue'],
          file: 'static/js/async/*.js',
          contains: /class:"metronome"/,
        },
        {
          claim: 'Vue is in a file of its own, which the HTML of the page doesn’t name.',
          proves: ['guide/about/recipes#vue'],
          file: 'static/js/async/lib-vue.*.js',
          exists: true,
        },
        {
          claim: 'The scoped style of the component is in a style sheet.',
          proves: ['guide/about/recipes#vue'],
          file: 'static/css/async/*.css',
          contains: /\.metronome\[data-v-\w+\]/,
        },
        {
          claim: 'The search index has the text of the page, and none of the Vue component.',
          proves: ['guide/about/recipes#vue'],
          file: 'static/search_index.*.json',
          lacks: 'Beat',
          unlike: 'static/js/async/*.js',
        },
      ],
    },
    preview: {
      config: 'rspress.preview.config.ts',
      claims: [
        {
          claim: 'A file with the React component around a Vue component is a demo of the preview plugin.',
          proves: ['plugin/official-plugins/preview#vue'],
          file: 'static/js/async/*.js',
          contains: /class:"metronome"/,
        },
        {
          claim: 'The source that such a demo unfolds is that of the React file.',
          proves: ['plugin/official-plugins/preview#vue'],
          file: 'static/js/async/*.js',
          contains: /import\('\.\.\/components\/Metronome\.vue'\)/,
        },
      ],
    },
  },
});
