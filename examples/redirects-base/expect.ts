import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      base: '/ledge/',
      lost: ['old-guide/routes.html', 'topos.html'],
      claims: [
        {
          claim: 'With a `base`, the rules are in the scripts as they are written: the plugin adds no base to them.',
          proves: ['plugin/official-plugins/client-redirects#redirects-to'],
          file: 'static/js/*.js',
          contains:
            'redirects:[{from:"^/ledge/old-guide/",to:"/ledge/guide/"},{from:"^/ledge/topos(\\\\.html)?$",to:"/ledge/guide/routes.html"}]',
        },
        {
          claim: 'A link of Markdown to an old URL gets base and `.html` like any other.',
          file: 'index.html',
          selector: '.rspress-doc li a',
          attribute: 'href',
          values: ['/ledge/old-guide/routes.html#grades', '/ledge/topos.html'],
        },
        {
          claim: 'With a `base`, no page is written for the old URLs either.',
          files: '**/*.html',
          are: ['404.html', 'guide/routes.html', 'index.html'],
        },
      ],
    },
  },
});
