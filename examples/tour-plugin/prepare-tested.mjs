/** Tests the site, and packs the plugin as its author does. */
import { run } from './prepare.mjs';

// What a terminal shows, also where there is none.
run('npm test', '.', { NODE_OPTIONS: '--test-reporter=spec' });
run('npm pack', 'plugins/notices');
