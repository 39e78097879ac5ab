import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import handler from 'serve-handler';

/** A folder on a port of this computer. */
export interface ServedFolder {
  /** Without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a built site the way static hosts do, with addresses without `.html`.
 *
 * @param folder - Absolute path.
 * @param base - Path below which it is served, without a slash at the end; at the root unless given.
 * @returns Where it is served, on a port that was free.
 */
export async function serveFolder(folder: string, base = ''): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${base}/`)) request.url = request.url.slice(base.length);
    return handler(request, response, {public: folder, cleanUrls: true, directoryListing: false});
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
