import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The slot `bottom` comes last on every page.',
          proves: ['guide/advanced/custom-theme#example'],
          file: 'index.html',
          selector: '#root footer.imprint',
          text: 'Written down on the way',
        },
        {
          claim: 'The style sheet of the theme is part of the site.',
          proves: ['guide/advanced/custom-theme#levels'],
          file: 'static/css/styles.*.css',
          contains: '--rp-c-brand:#15803d',
        },
        {
          claim: 'The style sheet of the theme comes after that of the containers.',
          proves: ['guide/advanced/custom-theme#variables'],
          file: 'static/css/styles.*.css',
          contains: /--rp-container-note-border:[^]*--rp-c-brand:#15803d/,
        },
        {
          claim: 'A component in a slot may depend on the page: walks say what to do before.',
          proves: ['guide/advanced/custom-theme#page-content'],
          file: 'walks/lake-loop.html',
          selector: '.rspress-doc > h2#before-you-go',
          text: 'Before you go#',
        },
        {
          claim: 'Other pages do not.',
          proves: ['guide/advanced/custom-theme#page-content'],
          file: 'guide/plan.html',
          selector: '#before-you-go',
          absent: true,
          unlike: 'walks/lake-loop.html',
        },
        {
          claim: 'MDX in a theme has the links of pages when it gets their components.',
          proves: ['guide/advanced/custom-theme#page-content'],
          file: 'walks/lake-loop.html',
          selector: '.rspress-doc > h2#before-you-go + p a',
          attribute: 'href',
          values: ['/guide/pack.html'],
        },
        {
          claim: '`components` replaces an element of Markdown, which keeps its id.',
          proves: ['guide/advanced/custom-theme#elements'],
          file: 'walks/ridge-path.html',
          selector: 'h2#in-winter',
          text: '§ In winter#',
        },
        {
          claim: '`NotFoundLayout` is the page for unknown URLs.',
          proves: ['guide/advanced/custom-theme#layouts'],
          file: '404.html',
          selector: 'main.not-found h1',
          text: 'Off the path',
        },
        {
          claim: 'A part that the theme exports by name wins over that of the default theme, and may wrap it.',
          proves: ['guide/advanced/custom-theme#parts-by-name', 'guide/start/introduction#around'],
          file: 'walks/lake-loop.html',
          selector: '.rspress-doc-footer p',
          text: 'Found a mistake? Edit this page',
        },
      ],
    },
  },
});
