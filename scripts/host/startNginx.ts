import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {ServedFolder} from '../../verify/browser/serve';
import {findNginx, type FoundNginx} from './findNginx';

/** What is served, and how. */
export interface NginxOptions {
  /** Absolute path of the folder that is served at `/`. */
  root: string;
  /** Absolute path of what the build wrote for a `server` block. */
  site: string;
  /** Processes that answer; 1 unless given. */
  workers?: number;
}

/** An nginx that answers. */
export interface RunningNginx extends ServedFolder {
  /** As it says itself, such as `nginx/1.22.1`. */
  version: string;
  /** Whether it sends files that are compressed with brotli. */
  brotli: boolean;
}

/** The server block of the image. */
const SERVER = path.join(__dirname, 'server.conf');

/** How long it may take to answer first, in ms. */
const PATIENCE = 10_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What the image of the site has, by what stands in its place on this computer. */
async function serverBlock({root, site}: NginxOptions, port: number): Promise<string> {
  const places = {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    '/srv/site': `"${root}"`,
    '/etc/nginx/site.conf': `"${site}"`,
  };
  return Object.entries(places).reduce(
    (text, [theirs, ours]) => {
      if (!text.includes(theirs)) throw new Error(`${SERVER} does not name ${theirs}, which has another place here.`);
      return text.replace(theirs, ours);
    },
    await readFile(SERVER, 'utf8'),
  );
}

/** The file that nginx is started with: everything it writes goes into one folder. */
function mainFile(folder: string, modules: readonly string[], workers: number, server: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...modules.map((file) => `load_module "${file}";`),
    'daemon off;',
    // Else its processes would be somebody else's, who may not read the files.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `worker_processes ${workers};`,
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log warn;`,
    'events { worker_connections 1024; }',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    'access_log off;',
    'sendfile on;',
    'tcp_nopush on;',
    'keepalive_requests 1000000;',
    'open_file_cache max=4096;',
    ...(modules.length > 0 ? ['brotli_static on;'] : []),
    server,
    '}',
  ].join('\n');
}

/** Whether it answers, sooner or later; not when it has ended before. */
async function answers(url: string, child: ReturnType<typeof spawn>): Promise<boolean> {
  for (const end = Date.now() + PATIENCE; Date.now() < end && child.exitCode === null; await sleep(20)) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return true;
  }
  return false;
}

/**
 * Serves a built site by nginx, with what the build wrote for it.
 *
 * @param options - See {@link NginxOptions}.
 * @param nginx - Which one; looked for unless given.
 * @returns Where it is served, on a port that was free.
 * @throws Error when nginx is not there, or refuses the file; with what it says.
 */
export async function startNginx(options: NginxOptions, nginx: FoundNginx = findNginx()): Promise<RunningNginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const main = path.join(folder, 'nginx.conf');
  const port = await freePort();
  await writeFile(main, mainFile(folder, nginx.brotli, options.workers ?? 1, await serverBlock(options, port)));
  const child = spawn(nginx.program, ['-p', folder, '-e', `${folder}/error.log`, '-c', main], {
    env: {...process.env, ...nginx.env},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill();
    await ended;
    await rm(folder, {recursive: true});
  };
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  const log = async () => said + (await readFile(`${folder}/error.log`, 'utf8').catch(() => ''));
  if (!(await answers(url, child))) {
    const reason = await log();
    await close();
    throw new Error(`nginx does not answer.\n${reason}`);
  }
  return {url, version: nginx.version, brotli: nginx.brotli.length > 0, close};
}
