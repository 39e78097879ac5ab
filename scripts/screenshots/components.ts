/**
 * Takes the pictures of the page on the components.
 *
 *   npm run examples -- components && npx tsx scripts/screenshots/components.ts
 */
import {takeShots, type Shot} from './take';

/** Ids of the headings; each gives a picture of the same name. */
const SECTIONS = ['badge', 'button', 'card', 'link', 'packagemanagertabs', 'sourcecode', 'steps', 'tabs', 'toc'];

void takeShots('api/client-api/components', [
  ...SECTIONS.map((id): Shot => ({
    name: id,
    example: 'components',
    area: {below: id},
    hide: '.rspress-nav, .header-anchor',
  })),
  {
    name: 'overview',
    example: 'components',
    file: '/drawers.html',
    area: {selector: '.overview-index'},
    margin: 0,
    hide: '.rspress-nav',
  },
]);
