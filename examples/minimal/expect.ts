import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'Every Markdown file becomes one HTML file beside a 404 page.', proves: ['guide/basic/conventional-route#rules', 'api/commands#overview'],
          files: '*.html',
          are: ['404.html', 'index.html', 'install.html'],
        },
        {
          claim: 'The document title joins the page’s first heading and the site title.',
          proves: ['api/config/config-basic#title'],
          file: 'install.html',
          selector: 'head > title',
          text: 'Install Lantern - Lantern',
        },
        {
          claim: 'The description of the site is the description of a page that has none.',
          proves: ['api/config/config-basic#description'],
          file: 'install.html',
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['A tiny task runner for shell scripts'],
        },
        {
          claim: 'The content is in the HTML, ready to read without JavaScript.',
          proves: ['guide/basic/ssg#phases'],
          file: 'install.html',
          selector: '.rspress-doc h2',
          texts: ['From source#', 'Check the installation#'],
        },
        {
          claim: 'Links between Markdown files become links between HTML files.',
          proves: ['guide/basic/conventional-route#links'],
          file: 'index.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/install.html'],
        },
        {
          claim: 'The second-level headings are listed in the outline.',
          file: 'install.html',
          selector: '.rspress-local-toc-container a',
          attribute: 'href',
          values: ['#from-source', '#check-the-installation'],
        },
        {
          claim: 'A search index is written beside the assets.',
          proves: ['api/config/config-basic#search'],
          file: 'static/search_index.*.json',
          json: [0, 'title'],
          equals: 'Lantern',
        },
        {
          claim: 'The generator is named in the head.',
          file: 'index.html',
          selector: 'meta[name=generator]',
          attribute: 'content',
          values: ['Rspress v1.47.2'],
        },
        {
          claim: 'Without `_meta.json` and without folders there is no sidebar.',
          proves: ['guide/basic/auto-nav-sidebar#without-meta'],
          file: 'install.html',
          selector: '.rspress-sidebar',
          absent: true,
          unlike: 'with-folder:guide/first-task.html',
        },
        {claim: 'The command line names each step.', log: /ready\s+built in [\s\S]*Pages rendered in/},
      ],
    },
    'with-folder': {
      config: 'rspress.folder.config.ts',
      claims: [
        {
          claim: 'A folder becomes a sidebar of its own, listed by file name, although there is no `_meta.json`.', proves: ['guide/basic/auto-nav-sidebar#without-meta', 'api/commands#overview'],
          file: 'guide/first-task.html',
          selector: '.rspress-sidebar a[class]:not([href="/index.html"])',
          texts: ['First task', 'Second task'],
        },
        {
          claim: 'The navigation bar has no items until `_meta.json` or `themeConfig.nav` gives it some.',
          proves: ['plugin/official-plugins/typedoc#navigation'],
          file: 'guide/first-task.html',
          selector: '.rspress-nav-menu',
          texts: [''],
        },
      ],
    },
  },
});
