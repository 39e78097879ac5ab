import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {chromium} from 'playwright-core';
import handler from 'serve-handler';
import {browserPath} from '../../../verify/browser/browserPath.mjs';

/** Serves `build/` and starts one browser that all test files connect to. */
export default async function globalSetup() {
  const root = path.resolve('build');
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error('There is no build/ to test. Run "npm run build" first, or "npm test", which does.');
  }
  const server = createServer((request, response) =>
    handler(request, response, {public: root, cleanUrls: true, trailingSlash: undefined, directoryListing: false}),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {executablePath, args} = await browserPath();
  const browser = await chromium.launchServer({executablePath, args, headless: true});
  globalThis.__E2E__ = {server, browser};
  process.env.E2E_BASE_URL = `http://127.0.0.1:${server.address().port}`;
  process.env.E2E_BROWSER = browser.wsEndpoint();
}
