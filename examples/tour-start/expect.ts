import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'Each page becomes one HTML file, beside a page for unknown URLs.',
          proves: ['guide/start/getting-started#build'],
          files: '**/*.html',
          are: ['404.html', 'guide/pack.html', 'guide/plan.html', 'index.html'],
        },
        {
          claim: 'The text of a page is in its HTML.',
          proves: ['guide/start/getting-started#build', 'guide/start/introduction#smallest-project'],
          file: 'guide/plan.html',
          selector: '.rspress-doc p',
          texts: ['Count one hour for every four kilometres.', 'Look at the forecast the evening before.', 'Leave your route with a friend.'],
        },
        {
          claim: 'Title and description of the site are in the head of its pages.',
          proves: ['guide/start/getting-started#build', 'guide/start/introduction#smallest-project'],
          file: 'guide/plan.html',
          selector: 'head > title',
          text: 'Plan a walk - Trail notes',
        },
        {
          claim: 'The description of the configuration is that of every page without its own.',
          proves: ['guide/start/getting-started#build'],
          file: 'guide/plan.html',
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['Walks of one day, written down'],
        },
        {
          claim: 'The bar has the title of the site, without any setting for it.',
          proves: ['guide/start/getting-started#dev', 'guide/start/introduction#around'],
          file: 'index.html',
          selector: '.rspress-nav > div > [class*=navBarTitle] span',
          texts: ['Trail notes'],
        },
        {
          claim: 'The bar has a search box, without any setting for it.',
          proves: ['guide/start/getting-started#dev', 'guide/start/introduction#around'],
          file: 'index.html',
          selector: '.rspress-nav .rspress-nav-search-button button p',
          texts: ['Search'],
        },
        {
          claim: 'The bar has a switch for dark mode, without any setting for it.',
          proves: ['guide/start/getting-started#dev', 'guide/start/introduction#around'],
          file: 'index.html',
          selector: '[class*=rightNav] .rspress-nav-appearance',
          count: 1,
        },
        {
          claim: 'Scripts have a hash in their names.',
          proves: ['guide/start/getting-started#build'],
          files: 'static/js/*.js',
          are: Array.from({length: 5}, () => /^static\/js\/[\w-]+\.[0-9a-f]{8}\.js$/),
        },
        {
          claim: 'A link to a file leads to the page of that file.',
          proves: ['guide/start/getting-started#write-pages'],
          file: 'index.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/guide/plan.html'],
        },
        {
          claim: '`docs/_meta.json` fills the navigation bar.',
          proves: ['guide/basic/auto-nav-sidebar#navigation-bar', 'guide/start/getting-started#navigation'],
          file: 'index.html',
          selector: '.rspress-nav [class*=rightNav] .rspress-nav-menu > a',
          texts: ['Guide'],
        },
        {
          claim: '`activeMatch` highlights the item on every page whose URL matches.',
          proves: ['guide/basic/auto-nav-sidebar#navigation-bar', 'guide/start/getting-started#navigation'],
          file: 'guide/pack.html',
          selector: '[class*=rightNav] [class*=activeItem]',
          texts: ['Guide'],
        },
        {
          claim: '`_meta.json` in a folder orders the sidebar, and entries are labelled with the titles of their pages.',
          proves: ['guide/start/getting-started#navigation'],
          file: 'guide/pack.html',
          selector: '.rspress-sidebar nav > a',
          texts: ['Plan a walk', 'Pack for a day'],
        },
        {
          claim: 'The outline lists the headings of the page.',
          proves: ['guide/start/getting-started#write-pages'],
          file: 'guide/plan.html',
          selector: '.rspress-local-toc-container a',
          attribute: 'href',
          values: ['#check-the-weather', '#tell-someone'],
        },
      ],
    },
  },
});
