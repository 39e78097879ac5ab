/**
 * Takes the picture of the page on the time of the last update.
 *
 *   npm run examples -- plugin-last-updated && npx tsx scripts/screenshots/last-updated.ts
 */
import {takeShots} from './take';

void takeShots('plugin/official-plugins/last-updated', [
  {
    name: 'footer',
    example: 'plugin-last-updated',
    file: '/storm.html',
    area: {selector: '.rspress-doc, .rspress-doc-footer'},
    window: {width: 760, height: 300},
    hide: '.rspress-nav, .header-anchor',
  },
]);
