import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'A file that is imported with `?text` is the content of a code block, with its buttons.',
          proves: ['guide/about/recipes#code-from-file'],
          file: 'index.html',
          selector: '.rspress-doc .language-ts pre > code',
          text: /export function padLife\(weather: 'dry' \| 'wet'\): number/,
        },
        {
          claim: 'The attribute `file` of a block brings no text into it.',
          proves: ['guide/about/recipes#code-from-file'],
          file: 'plain.html',
          selector: '.rspress-doc pre > code',
          text: '',
        },
        {
          claim: 'A style sheet that is imported with `?text` is its text.',
          proves: ['guide/about/recipes#code-from-file'],
          file: 'plain.html',
          selector: '#lights',
          text: /\.lamp \{\s+color: gold;/,
        },
        {
          claim: 'A page that is imported with `?text` is Markdown.',
          proves: ['guide/about/recipes#code-from-file'],
          file: 'plain.html',
          selector: '#notes',
          text: /# Notes\s+Oil the \*\*chain\*\*\./,
        },
        {
          claim: 'A Sass file that is imported with `?text` is empty.',
          proves: ['guide/about/recipes#code-from-file'],
          file: 'plain.html',
          selector: '#mirror',
          text: '',
        },
        {
          claim: 'The search index has nothing of such a file.',
          proves: ['guide/about/recipes#code-from-file'],
          file: 'static/search_index.*.json',
          lacks: 'padLife',
          unlike: 'index.html',
        },
      ],
    },
  },
});
