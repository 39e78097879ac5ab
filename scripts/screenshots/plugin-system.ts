/**
 * Takes the picture of the page on writing a plugin.
 *
 *   npm run examples -- write-a-plugin && npx tsx scripts/screenshots/plugin-system.ts
 */
import {takeShots} from './take';

void takeShots('plugin/system', [{name: 'notice-bar', example: 'write-a-plugin', window: {width: 960, height: 300}}]);
