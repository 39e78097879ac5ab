/** Packs the plugin as its author does, and installs the archive as its users do. */
import { mkdirSync, rmSync } from 'node:fs';
import { run } from './prepare.mjs';

run('npm pack', 'plugins/notices');

const target = 'node_modules/rspress-plugin-notices';
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
run(`tar -xzf plugins/notices/rspress-plugin-notices-0.1.0.tgz --strip-components=1 -C ${target}`);
