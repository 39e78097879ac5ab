/**
 * Takes the picture of the page on the TypeDoc plugin.
 *
 *   npm run examples -- plugin-typedoc && npx tsx scripts/screenshots/plugin-typedoc.ts
 */
import {takeShots} from './take';

void takeShots('plugin/official-plugins/typedoc', [
  {
    name: 'function',
    example: 'plugin-typedoc',
    file: '/api/functions/index.createCounter.html',
    hide: '.header-anchor, .rspress-doc-footer',
    window: {width: 1000, height: 620},
  },
]);
