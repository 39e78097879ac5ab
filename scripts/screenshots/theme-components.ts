/**
 * Takes the picture of the guide on the components of the theme.
 *
 *   npm run examples -- components && npx tsx scripts/screenshots/theme-components.ts
 */
import {takeShots} from './take';

void takeShots('guide/default-theme/components', [
  {
    name: 'bench',
    example: 'components',
    file: '/bench.html',
    area: {selector: '.rspress-doc > *'},
    hide: '.rspress-nav, .header-anchor',
  },
]);
