import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The base is no folder of the result.',
          proves: [
            'guide/basic/deploy#build',
            'guide/basic/deploy#requirements',
            'guide/start/getting-started#publish',
          ],
          files: '*.html',
          are: ['404.html', 'index.html', 'seasons.html'],
        },
        {
          claim: 'Links begin with the base and name files, which any web server finds.',
          proves: ['guide/basic/deploy#base', 'guide/basic/deploy#requirements', 'guide/basic/deploy#mistakes'],
          file: 'index.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/trail-notes/guide/plan.html', '/trail-notes/walks/index.html'],
        },
        {
          claim: 'Styles begin with the base and have a hash in their name.',
          proves: ['guide/basic/deploy#requirements', 'guide/start/getting-started#publish'],
          file: 'walks/lake-loop.html',
          selector: 'link[rel=stylesheet]',
          attribute: 'href',
          values: [/^\/trail-notes\/static\/css\/styles\.[0-9a-f]{8}\.css$/],
        },
        {
          claim: 'The page for unknown URLs knows the base too.',
          proves: ['guide/basic/deploy#base', 'guide/basic/deploy#requirements'],
          file: '404.html',
          selector: 'section a',
          attribute: 'href',
          values: ['/trail-notes/'],
        },
        {
          claim: 'The page has the sentence that the script looks for.',
          proves: ['guide/basic/deploy#build'],
          file: 'guide/plan.html',
          contains: 'one hour for every',
        },
      ],
    },
  },
});
