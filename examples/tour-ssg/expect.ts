import {defineExample} from '../../verify/examples/define';

const page = 'walks/ridge-path.html';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'A component that reads the browser in an effect is rendered in its first state.',
          proves: ['guide/basic/ssg#example'],
          file: page,
          selector: '.rspress-doc label',
          text: 'I know this path',
        },
        {
          claim: 'The box is not checked in the HTML.',
          proves: ['guide/basic/ssg#example'],
          file: page,
          selector: '.rspress-doc label input',
          attribute: 'checked',
          values: [null],
        },
        {
          claim: 'What is in `NoSSR` is in the script of the page and not in the HTML.',
          proves: ['guide/basic/ssg#dynamic-import'],
          file: page,
          lacks: 'Today is',
          unlike: 'static/js/async/*.js',
        },
        {
          claim: 'A library that an effect imports is in a script and not needed for the HTML.',
          proves: ['guide/basic/ssg#dynamic-import'],
          file: page,
          lacks: 'A map at scale',
          unlike: 'static/js/async/*.js',
        },
        {
          claim: 'That script is not the one of the page.',
          proves: ['guide/basic/ssg#dynamic-import'],
          file: 'static/js/async/*.js',
          contains: /^(?![^]*I know this path)[^]*A map at scale/,
        },
        {
          claim: 'The page keeps its text.',
          file: page,
          selector: '.rspress-doc > p:contains("hours with a view")',
          text: /^4 hours with a view on both sides\./,
        },
      ],
    },
  },
});
