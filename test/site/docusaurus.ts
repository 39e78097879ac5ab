import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';

const LOADER = path.resolve('scripts/typescript.cjs');
const COMMAND = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Variables of a command; where Docusaurus sees those of Jest, it compiles each page twice, once for each bundle. */
const variables = (env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  JEST_WORKER_ID: undefined,
  ...env,
});

/**
 * Builds a site as `npm run build` does, with its configuration compiled by SWC, scripts and styles not minified.
 *
 * @param cwd - Folder of the command, with the packages that it runs.
 * @param args - Arguments after `build`.
 * @param env - Variables besides those of this process.
 * @throws Error with what the command printed, when it fails.
 */
export async function buildSite(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const command = path.join(cwd, COMMAND);
  await promisify(execFile)(process.execPath, ['--require', LOADER, command, 'build', '--no-minify', ...args], {
    cwd,
    env: variables({NODE_ENV: 'production', ...env}),
    maxBuffer: 2 ** 24,
    // One that waits for what never comes would outlive the test.
    timeout: 240_000,
    killSignal: 'SIGKILL',
  });
}

/**
 * Starts the development server of a site, as `npm start` does.
 *
 * @param args - Arguments after `start`.
 * @param env - Variables besides those of this process.
 * @returns Its address, once it has compiled the site, and what ends it.
 * @throws Error with what the command printed, when it ends before.
 */
export async function startSite(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{url: string; close: () => Promise<void>}> {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const {port} = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const child = spawn(
    process.execPath,
    ['--require', LOADER, COMMAND, 'start', ...args, '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {env: variables({NODE_ENV: 'development', ...env})},
  );
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString('utf8');
      if (printed.includes('compiled successfully')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(printed)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
