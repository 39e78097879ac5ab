import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageIndexEntry} from '../../../content/data';
import {COLOUR_RULES, LAYOUT_RULES, violationsOf} from './accessibility';
import {closeBrowser, drawn, startVisit, type Visitor} from './browser';
import {colourViolations} from './colours';
import {crowded, illegible, overflowOf, spaceText} from './legibility';

const WIDE = {width: 1280, height: 800};
const PHONE = {width: 390, height: 844};
const NARROWEST = {width: 320, height: 640};

/**
 * Thousands of words without roles, whose colours are computed elsewhere: each token on each ground, in
 * both modes.
 */
const CODE = '.theme-code-block code';

/** Rules that are asked apart. */
const APART = [...COLOUR_RULES, 'target-size'];

/** Pages that are tested together: those of the guide, or all others. */
export type Part = 'guide' | 'others';

/** Addresses of pages of a language. */
function routes(lang: 'en' | 'zh', part: Part): string[] {
  const file = path.resolve('build', lang === 'en' ? '' : lang, 'page-index.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as PageIndexEntry[];
  const prefix = lang === 'en' ? '' : `/${lang}`;
  return index
    .map((entry) => entry.routePath)
    .filter((route) => route.startsWith(`${prefix}/guide/`) === (part === 'guide'));
}

/**
 * Opens every page of a part in each look, and without JavaScript.
 *
 * All standards are checked once on each page, in a wide light window; the other looks are asked
 * what only they can break. Colours are asked of a whole page on the first one of the part, and on
 * the others where something looks unlike all before it. A translation has the structure of its
 * original and the same styles, so its colours are those of the original: it is looked at for its
 * words, on both screens. Sizes of what is touched are asked on the phone.
 *
 * The pages of a look share a window, which keeps scripts and styles in its cache as that of a
 * reader does; nothing of one page is left when the next one loads.
 *
 * @param lang - Language.
 * @param part - Which of its pages; the parts take about the same time.
 */
export function testEveryPage(lang: 'en' | 'zh', part: Part): void {
  let reader: Visitor;
  let plain: Visitor;
  /** Looks of text whose colours have been asked, by colour mode. */
  const looks = {light: new Set<string>(), dark: new Set<string>()};
  const [first] = routes(lang, part);

  beforeAll(async () => {
    reader = await startVisit({viewport: WIDE, colorScheme: 'light', reducedMotion: 'reduce'});
    plain = await startVisit({viewport: WIDE, javaScriptEnabled: false});
  });
  afterAll(closeBrowser);

  test.each(routes(lang, part))(
    '%s is free of errors and accessible in each look',
    async (route) => {
      const {page, problems, visit} = reader;
      problems.length = 0;
      const found: string[] = [];
      const note = (look: string, lines: string[]) => found.push(...lines.map((line) => `${look}: ${line}`));
      const show = async (colorScheme: 'light' | 'dark') => {
        await page.emulateMedia({colorScheme});
        await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
      };
      // Or the page before would be laid out once more.
      await page.goto('about:blank');
      await page.setViewportSize(WIDE);
      await page.emulateMedia({colorScheme: 'light'});
      await visit(route);

      const colours = async (scheme: 'light' | 'dark'): Promise<string[]> => [
        ...(route === first ? await violationsOf(page, {rules: COLOUR_RULES, exclude: CODE}) : []),
        ...(await colourViolations(page, looks[scheme], CODE)),
      ];
      await show('light');
      await drawn(page);
      note('light wide', [...(await violationsOf(page, {except: APART, exclude: CODE})), ...(await illegible(page))]);
      if (lang === 'en') {
        note('light wide', await colours('light'));
        await show('dark');
        note('dark wide', await colours('dark'));
      }
      await page.setViewportSize(PHONE);
      await drawn(page);
      note('phone', [...(await violationsOf(page, {rules: LAYOUT_RULES})), ...(await illegible(page))]);
      await page.setViewportSize(NARROWEST);
      note('narrowest', await overflowOf(page));
      await spaceText(page);
      note('narrowest, spaced', [...(await overflowOf(page)), ...(await crowded(page))]);

      expect({found, problems}).toEqual({found: [], problems: []});
    },
    180_000,
  );

  test.each(routes(lang, part))(
    '%s reads without JavaScript',
    async (route) => {
      const {page, problems, visit} = plain;
      problems.length = 0;
      await visit(route);
      expect(await page.locator('h1').first().isVisible()).toBe(true);
      expect(await page.locator('nav a[href]').count()).toBeGreaterThan(3);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
      expect(problems).toEqual([]);
    },
    60_000,
  );
}
