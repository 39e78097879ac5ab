/**
 * Takes the pictures of the page on themes of your own.
 *
 *   npm run examples -- theme-slots theme-override theme-own && npx tsx scripts/screenshots/custom-theme.ts
 */
import {takeShots} from './take';

void takeShots('guide/advanced/custom-theme', [
  {name: 'slots', example: 'theme-slots', file: '/guide/herringbone.html', window: {width: 1281, height: 360}},
  {name: 'override', example: 'theme-override', window: {width: 1290, height: 330}},
  {
    name: 'own',
    example: 'theme-own',
    base: '/ferry',
    file: '/routes/harbour.html',
    window: {width: 1000, height: 330},
  },
]);
