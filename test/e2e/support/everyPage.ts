import {readFileSync} from 'node:fs';
import path from 'node:path';
import {AxeBuilder} from '@axe-core/playwright';
import type {PageIndexEntry} from '../../../src/plugins/page-index/entries';
import {closeBrowser, open} from './browser';

/** WCAG 2.2 AA and the best practices of axe. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SIZES = {
  wide: {width: 1280, height: 800},
  phone: {width: 390, height: 844},
};

/** Addresses of all pages of a language, and of one that does not exist. */
export function routes(lang: 'en' | 'zh'): string[] {
  const file = path.resolve('build', lang === 'en' ? '' : lang, 'page-index.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as PageIndexEntry[];
  return index.map((entry) => entry.routePath);
}

/**
 * Opens every page of a language in each look, and without JavaScript.
 *
 * @param lang - Language.
 */
export function testEveryPage(lang: 'en' | 'zh'): void {
  afterAll(closeBrowser);

  test.each(routes(lang))(
    '%s is free of errors and accessible in each look',
    async (route) => {
      const {page, problems} = await open(route, {viewport: SIZES.wide, colorScheme: 'light'});
      const violations: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
        for (const [name, size] of Object.entries(SIZES)) {
          await page.setViewportSize(size);
          const {violations: found} = await new AxeBuilder({page}).withTags(RULES).analyze();
          violations.push(
            ...found.map(
              ({id, nodes}) =>
                `${colorScheme} ${name}: ${id}: ${nodes
                  .slice(0, 3)
                  .map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`)
                  .join(' | ')}`,
            ),
          );
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (overflow > 0) violations.push(`${colorScheme} ${name}: the page is ${overflow} px too wide`);
        }
      }
      await page.context().close();
      expect({violations, problems}).toEqual({violations: [], problems: []});
    },
    180_000,
  );

  test.each(routes(lang))(
    '%s reads without JavaScript',
    async (route) => {
      const {page, problems} = await open(route, {viewport: SIZES.wide, javaScriptEnabled: false});
      expect(await page.locator('h1').first().isVisible()).toBe(true);
      expect(await page.locator('nav a[href]').count()).toBeGreaterThan(3);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
      await page.context().close();
      expect(problems).toEqual([]);
    },
    60_000,
  );
}
