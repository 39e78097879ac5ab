/** Tests the site, packs the plugin as its author does, and installs the archive as its users do. */
import { execSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

// Settings of the npm that runs this, which it hands on; authors of plugins have none of them.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('npm_config_')) delete process.env[name];
}

const run = (command, cwd) =>
  process.stdout.write(execSync(`${command} 2>&1`, { cwd, encoding: 'utf8' }));

run('npm test');
run('npm pack', 'plugins/notices');

const target = 'node_modules/rspress-plugin-notices';
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
run(`tar -xzf plugins/notices/rspress-plugin-notices-0.1.0.tgz --strip-components=1 -C ${target}`);
