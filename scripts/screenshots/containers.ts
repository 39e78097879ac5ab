/**
 * Takes the pictures of the page on containers.
 *
 *   npm run examples -- plugin-container-syntax && npx tsx scripts/screenshots/containers.ts
 */
import {takeShots, type Shot} from './take';

const KINDS = ['tip', 'note', 'info', 'warning', 'caution', 'danger', 'details'];

const box = (name: string, selector: string): Shot => ({
  name,
  example: 'plugin-container-syntax',
  // The compiler that readers have unless they choose the other one.
  build: 'rust',
  file: '/kinds.html',
  area: {selector},
  window: {width: 700, height: 720},
  margin: 8,
  hide: '.rspress-nav',
});

void takeShots('plugin/official-plugins/container-syntax', [
  ...KINDS.map((kind) => box(kind, `.rspress-directive.${kind}:not(.warning ~ .warning)`)),
  {
    ...box('details-open', '.rspress-directive.details'),
    before: (page) => page.locator('.rspress-directive.details > summary').click(),
  },
  box('alert', '.rspress-directive.warning ~ .rspress-directive.warning'),
]);
