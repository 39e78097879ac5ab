import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The path of a file below `docs` is the path of its HTML file, also for pages from components.',
          proves: [
            'guide/basic/conventional-route#include-exclude',
            'guide/basic/conventional-route#example',
            'guide/start/introduction#around',
          ],
          files: '**/*.html',
          are: [
            '404.html',
            'guide/pack.html',
            'guide/plan.html',
            'index.html',
            'seasons.html',
            'walks/index.html',
            'walks/lake-loop.html',
            'walks/ridge-path.html',
          ],
        },
        {
          claim: 'Files that match `route.exclude` are no pages.',
          proves: ['api/config/config-basic#route-exclude', 'guide/basic/conventional-route#include-exclude'],
          file: 'drafts/*',
          exists: false,
          source: 'docs/drafts/coast-path.md',
        },
        {
          claim: 'A link to the file of a folder’s index page leads to its HTML file.',
          proves: ['guide/basic/conventional-route#links', 'guide/basic/conventional-route#example'],
          file: 'index.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/guide/plan.html', '/walks/index.html'],
        },
        {
          claim: 'A link to a URL of the site gets the name of the HTML file as well.',
          proves: ['guide/basic/conventional-route#component-pages', 'guide/basic/conventional-route#example'],
          file: 'walks/ridge-path.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/walks/lake-loop.html'],
        },
        {
          claim: 'A component page is rendered at build time.',
          proves: ['guide/basic/conventional-route#component-pages'],
          file: 'seasons.html',
          selector: '.rspress-doc li',
          texts: ['Lake loop: all year', 'Ridge path: May to October'],
        },
        {
          claim: 'The exported `frontmatter` sets title and description of a component page.',
          proves: ['guide/basic/conventional-route#component-pages'],
          file: 'seasons.html',
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['Which walk is open in which months'],
        },
      ],
    },
  },
});
