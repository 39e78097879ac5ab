import {defineExample} from '../../scripts/examples/define';

const classes = [
  'rspress-directive tip',
  'rspress-directive details',
  'rspress-directive warning',
  'rspress-directive tip',
];

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The plugin needs no configuration.',
          file: 'index.html',
          selector: '.rspress-directive',
          attribute: 'class',
          values: classes,
        },
        {
          claim: 'Titles behind the name, in braces, and by default.',
          file: 'index.html',
          selector: '.rspress-directive-title',
          texts: ['Raise the red flag', 'The other flags', 'WARNING', 'Inner'],
        },
        {
          claim: 'Containers do not nest: four colons are text, and the inner container stands by itself.',
          file: 'index.html',
          selector: '.rspress-doc > p',
          texts: ['::::note Outer', '::::'],
        },
        {
          claim: 'The style sheet of the plugin is part of the site’s.',
          file: 'static/css/styles.*.css',
          contains: '.rspress-directive.tip',
        },
      ],
    },
    rust: {
      config: 'rspress.rust.config.ts',
      claims: [
        {
          claim: 'The Rust compiler makes the same containers without the plugin.',
          file: 'index.html',
          selector: '.rspress-directive',
          attribute: 'class',
          values: classes,
        },
      ],
    },
  },
});
