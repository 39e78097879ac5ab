/**
 * Takes the pictures of the page on the plugin `api-docgen`.
 *
 *   npm run examples -- plugin-api-docgen && npx tsx scripts/screenshots/plugin-api-docgen.ts
 */
import {takeShots} from './take';

void takeShots('plugin/official-plugins/api-docgen', [
  {
    name: 'props',
    example: 'plugin-api-docgen',
    area: {selector: '.rspress-plugin-api-docgen'},
    hide: '.header-anchor, .rspress-nav',
  },
  {
    name: 'function',
    example: 'plugin-api-docgen',
    build: 'both',
    area: {selector: '.rspress-plugin-api-docgen:last-of-type'},
    hide: '.header-anchor, .rspress-nav',
  },
]);
