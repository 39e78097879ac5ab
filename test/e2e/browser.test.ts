import {chromium} from 'playwright-core';
import {packagedBrowser} from '../../verify/browser/browserPath';
import {baseUrl} from './support/browser';

// The package holds a program for Linux only; elsewhere this is reported as skipped.
const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('the browser inside the npm package outlives the windows it opens', async () => {
  const browser = await chromium.launch({...(await packagedBrowser()), headless: true});
  for (const route of ['/', '/api']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(baseUrl() + route);
    expect(await page.title()).toMatch(/Rspress/);
    await context.close();
  }
  await browser.close();
});
