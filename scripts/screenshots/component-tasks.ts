/**
 * Takes the pictures of the guide to the components.
 *
 *   npm run examples -- component-tasks && npx tsx scripts/screenshots/component-tasks.ts
 */
import {takeShots, type Shot} from './take';

const shot = (name: string, area: Shot['area']): Shot => ({
  name,
  example: 'component-tasks',
  base: '/nursery',
  window: {width: 1290, height: 720},
  area,
  hide: '.rspress-nav, .header-anchor',
});

void takeShots('guide/default-theme/components', [
  shot('badges', {selector: '#whip-graft, #bench-work, .rspress-doc > table'}),
  shot('grid', {below: 'card-grid'}),
  shot('steps', {below: 'procedure'}),
  shot('tabs', {below: 'shared-choice'}),
  shot('commands', {selector: '#commands + div'}),
]);
