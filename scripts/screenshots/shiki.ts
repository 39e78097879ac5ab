/**
 * Takes the pictures of the page on Shiki.
 *
 *   npm run examples -- plugin-shiki && npx tsx scripts/screenshots/shiki.ts
 */
import {takeShots, type Shot} from './take';

/** Ids of the headings; each gives a picture of the same name. */
const BLOCKS = ['diff', 'focus', 'highlight', 'messages', 'lines-in-braces'];

void takeShots(
  'plugin/official-plugins/shiki',
  BLOCKS.map((id): Shot => ({
    name: id,
    example: 'plugin-shiki',
    area: {selector: `h2#${id} + .shiki`},
    window: {width: 700, height: 720},
    margin: 8,
    hide: '.rspress-nav',
  })),
);
