import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The rules are part of the site’s scripts; the browser follows them.',
          proves: ['plugin/official-plugins/client-redirects#example'],
          file: 'static/js/*.js',
          contains:
            'redirects:[{from:"^/old-guide/",to:"/guide/"},{from:["^/routes","^/topos"],to:"/guide/routes"},{from:"^/forum",to:"https://example.com/forum"}]',
        },
        {
          claim:
            'No page is written for the old addresses: the host must answer them with the page for unknown addresses.',
          proves: [
            'plugin/official-plugins/client-redirects#example',
            'plugin/official-plugins/client-redirects#limits',
            'guide/basic/deploy#mistakes',
          ],
          files: '**/*.html',
          are: ['404.html', 'guide/routes.html', 'index.html'],
        },
        {
          claim: 'That page loads the scripts.',
          proves: ['plugin/official-plugins/client-redirects#limits'],
          file: '404.html',
          selector: 'script[defer][src*="/index."]',
          count: 1,
        },
      ],
    },
    static: {
      config: 'rspress.static.config.ts',
      claims: [
        {
          claim: 'A page of its own at an old address sends readers on, and names the new address for search engines.',
          proves: ['plugin/official-plugins/client-redirects#static'],
          file: 'topos.html',
          selector: 'meta[http-equiv="refresh"], link[rel="canonical"]',
          sameAs: 'expected/topos.html',
        },
        {
          claim: 'And it holds a link for everyone else.',
          proves: ['plugin/official-plugins/client-redirects#static'],
          file: 'topos.html',
          selector: '.rspress-doc p a',
          attribute: 'href',
          values: ['/guide/routes.html'],
        },
      ],
    },
  },
});
