import {existsSync} from 'node:fs';
import path from 'node:path';
import {findProgram, type Program} from './debian';

/** An nginx to start. */
export interface FoundNginx extends Pick<Program, 'program' | 'env'> {
  /** As it names itself, such as `nginx/1.22.1`. */
  version: string;
  /** Absolute paths of modules for smaller files, where there are any, to be loaded in this order. */
  brotli: readonly string[];
}

const BROTLI = 'ngx_http_brotli_static_module.so';

/**
 * Finds an nginx: `NGINX_PATH`, else an installed one, else that of Debian's package, unpacked into the cache.
 *
 * @returns The program, and what it needs.
 * @throws Error when there is none; the message says how to get one.
 */
export function findNginx(): FoundNginx {
  const found = findProgram({
    name: 'nginx',
    file: 'usr/sbin/nginx',
    version: '-V',
    // Not in older releases: files are sent with gzip then.
    extras: ['libnginx-mod-http-brotli-static'],
    variable: 'NGINX_PATH',
    // Usual places, besides those of the PATH: services are often outside of it.
    places: [
      'nginx',
      '/usr/sbin/nginx',
      '/usr/local/sbin/nginx',
      '/usr/local/nginx/sbin/nginx',
      '/opt/homebrew/bin/nginx',
    ],
    missing: 'There is no nginx to serve the site with.',
    install: 'nginx ("apt-get install nginx", "brew install nginx")',
  });
  const {program, env, said} = found;
  // Modules lie where the program was told when it was built, unless it was unpacked elsewhere.
  const modules =
    'files' in found
      ? found.files
      : [path.join(/--modules-path=(\S+)/.exec(said)?.[1] ?? '', BROTLI)].filter(existsSync);
  return {
    program,
    env,
    version: /nginx\/[\d.]+/.exec(said)?.[0] ?? 'nginx',
    brotli: modules.filter((file) => path.basename(file) === BROTLI),
  };
}
