import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {isText, MEDIA_TYPES} from '../../config/hosting';
import type {ServedFolder} from '../../verify/browser/serve';

/** Type of a file; what is not known is sent as bytes. */
function typeOf(file: string): {type: string; packed: boolean} {
  const type = MEDIA_TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
  return isText(type) ? {type: `${type}; charset=utf-8`, packed: true} : {type, packed: false};
}

/**
 * Serves a built site as a good host does: with brotli, with addresses without `.html`, and with
 * files cached for the visit. Each file is compressed once, when it is first asked for.
 *
 * @param folder - Absolute path.
 * @returns Where it is served, on a port that was free.
 */
export async function serveCompressed(folder: string): Promise<ServedFolder> {
  const files = new Map<string, {type: string; body: Buffer; packed: boolean}>();
  const find = (pathname: string): string | undefined =>
    [pathname, `${pathname}.html`, path.join(pathname, 'index.html')]
      .map((name) => path.join(folder, name))
      .find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile());
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const found = find(decodeURIComponent(pathname));
    const file = found ?? find('/404');
    if (file === undefined) return void response.writeHead(404).end();
    let kept = files.get(file);
    if (kept === undefined) {
      const {type, packed} = typeOf(file);
      const content = readFileSync(file);
      kept = {type, packed, body: packed ? brotliCompressSync(content) : content};
      files.set(file, kept);
    }
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': kept.type,
      'content-length': kept.body.length,
      'cache-control': kept.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000',
      ...(kept.packed ? {'content-encoding': 'br'} : {}),
    });
    response.end(kept.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
