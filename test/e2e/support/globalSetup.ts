import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type BrowserServer} from 'playwright-core';
import {browserPath} from '../../../verify/browser/browserPath';
import {serveFolder, type ServedFolder} from '../../../verify/browser/serve';

/** What all test files share, and {@link globalTeardown} ends. */
export const shared: {site?: ServedFolder; browser?: BrowserServer} = {};

/** Serves `build/` and starts one browser that all test files connect to. */
export default async function globalSetup(): Promise<void> {
  const root = path.resolve('build');
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error('There is no build/ to test. Run "npm run build" first, or "npm test", which does.');
  }
  shared.site = await serveFolder(root);
  shared.browser = await chromium.launchServer({...(await browserPath()), headless: true});
  process.env.E2E_BASE_URL = shared.site.url;
  process.env.E2E_BROWSER = shared.browser.wsEndpoint();
}
