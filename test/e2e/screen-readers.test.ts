/** What screen readers are told: the accessibility tree of the browser, for every part that does something. */
import type {Page} from 'playwright-core';
import {beReading, closeBrowser, drawn, ownProblems, startVisit, wake} from './support/browser';
import {spoken} from './support/spoken';
import {testTricks} from './support/tricks';

// A machine that builds at the same time is slow.
jest.setTimeout(90_000);

afterAll(closeBrowser);

const WIDE = {width: 1280, height: 800};
const NAVBAR = 'nav.navbar';

/** Words of the parts, in each language. */
const LANGUAGES = [
  {
    prefix: '',
    main: 'Main',
    tools: 'Related tools',
    sections: ['Guide', 'Plugin', 'API'],
    version: 'Version 1.47.2',
    language: 'English',
    social: ['Rspress on GitHub', 'Discord community', 'Rspack team on X'],
    search: 'Search',
    results: 'results',
    copy: 'Copy code',
    copied: 'Copied',
    demo: 'Live demo',
    offline: 'Make available offline',
    mode: 'Switch between dark and light mode (currently system mode)',
    system: 'system mode',
    close: 'Close navigation bar',
    back: '← Back to main menu',
    path: [
      'Skip to main content',
      'Main',
      'Docs sidebar',
      'Breadcrumbs',
      'Where this page begins',
      'Docs pages',
      'On this page',
    ],
  },
  {
    prefix: '/zh',
    main: '主导航',
    tools: '相关工具',
    sections: ['指南', '插件', 'API'],
    version: '版本 1.47.2',
    language: '简体中文',
    social: ['GitHub 上的 Rspress', 'Discord 社区', 'Rspack 团队的 X 账号'],
    search: '搜索',
    results: '条结果',
    copy: '复制代码',
    copied: '已复制',
    demo: '实时演示',
    offline: '离线时也能看',
    mode: '切换浅色和深色模式（当前为跟随系统）',
    system: '跟随系统',
    close: '关闭导航栏',
    back: '← 回到主菜单',
    path: ['跳到主要内容', '主导航', '文档侧边栏', '页面路径', '本页的起点', '上一页与下一页', '本页内容'],
  },
] as const;

/** Visits in one window, with nothing gone wrong at the end. */
async function reading(run: (page: Page, visit: (route: string) => Promise<void>) => Promise<void>, viewport = WIDE) {
  const {page, problems, visit} = await startVisit({
    viewport,
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
  });
  await run(page, async (route) => {
    await visit(route);
    await drawn(page);
  });
  expect(ownProblems(problems)).toEqual([]);
  await page.context().close();
}

/** Lines that begin with a role, without the depth they are at. */
const ofRole = (lines: readonly string[], role: string): string[] =>
  lines.map((line) => line.trim()).filter((line) => line.startsWith(`${role} `) || line === role);

/** Roles of what is used or read as one: without a name, nobody knows what it is. */
const NAMED =
  /^ *(?:button|link|textbox|searchbox|combobox|tab|tabpanel|tablist|Iframe|image|dialog|listbox|option|navigation|heading)\b(?! ")/;

/** A part of the page, in which everything has a name but what only decorates a name around it. */
async function heard(page: Page, selector: string): Promise<string[]> {
  const lines = await spoken(page, selector);
  const nameless = lines.filter(
    (line, index) => NAMED.test(line) && !/^ *(?:button|link) "/.test(lines[index - 1] ?? ''),
  );
  expect(nameless).toEqual([]);
  return lines;
}

const said = (page: Page, within: string, text: RegExp) =>
  page.locator(`${within} [role="status"]`).filter({hasText: text}).first().waitFor({state: 'attached'});

describe.each(LANGUAGES)('screen readers, at "$prefix",', (words) => {
  const closed = [
    `navigation "${words.main}"`,
    '  link "Rspress"',
    `  button "${words.tools}" collapsed`,
    ...words.sections.map((section) => `  link "${section}"`),
    `  button "${words.version}" collapsed`,
    `  button "${words.language}" collapsed`,
    ...words.social.map((name) => `  link "${name}"`),
    `  button "${words.search}" collapsed`,
    `  button "${words.mode}" (${words.system})`,
  ];

  test('hear what the navbar and its menus are, and whether they are open', () =>
    reading(async (page, visit) => {
      await visit(`${words.prefix}/guide/basic/ssg`);
      expect(await heard(page, NAVBAR)).toEqual(closed);
      await wake(page);
      expect(await heard(page, NAVBAR)).toEqual(closed);

      const button = (name: string) => page.locator(NAVBAR).getByRole('button', {name, exact: true});
      await button(words.tools).press('Enter');
      await page.locator(`${NAVBAR} [data-tippy-root] a`).first().waitFor();
      const tools = await heard(page, NAVBAR);
      expect(tools.find((line) => line.includes(`button "${words.tools}"`))).toMatch(/" expanded( focused)?$/);
      // Each with what it is for.
      expect(
        ofRole(tools, 'link').filter(
          (line) => /^link "R\w+ .+"/.test(line) && !words.social.some((name) => line.includes(name)),
        ),
      ).toHaveLength(6);
      await page.keyboard.press('Escape');
      for (const name of [words.version, words.language]) {
        await button(name).press('Enter');
        await page.locator(`${NAVBAR} .dropdown--show`).waitFor();
        const menu = await heard(page, `${NAVBAR} .dropdown--show`);
        expect(menu.slice(0, 2)).toEqual([`button "${name}" expanded focused`, 'list']);
        expect(ofRole(menu, 'link')).toHaveLength(2);
        await page.keyboard.press('Escape');
      }
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(await heard(page, NAVBAR)).toEqual(closed);
    }));

  test('hear the menu of a phone, and nothing of the page behind it', () =>
    reading(
      async (page, visit) => {
        await visit(`${words.prefix}/guide/basic/ssg`);
        await page.locator('.navbar__toggle').click();
        await page.locator('.navbar-sidebar--show').waitFor();
        const menu = await heard(page, 'body');
        expect(menu.slice(0, 6)).toEqual([
          `navigation "${words.main}"`,
          '  link "Rspress"',
          `  button "${words.mode}" (${words.system})`,
          `  button "${words.close}" focused`,
          '    image',
          `  button "${words.back}"`,
        ]);
        expect(ofRole(menu, 'DisclosureTriangle').length).toBeGreaterThan(4);
        for (const role of ['main', 'heading', 'contentinfo']) expect(ofRole(menu, role)).toEqual([]);
      },
      {width: 390, height: 844},
    ));

  test('hear where they are: sidebar, outline, path and the pages before and after', () =>
    reading(async (page, visit) => {
      await visit(`${words.prefix}/guide/basic/ssg`);
      const all = await heard(page, 'body');
      const [skip, main, sidebar, path, start, pages, outline] = words.path;
      const landmark = /^(?:region|navigation|complementary|main|contentinfo|search)\b/;
      expect(all.map((line) => line.trim()).filter((line) => landmark.test(line))).toEqual([
        `region "${skip}"`,
        `navigation "${main}"`,
        'complementary',
        `navigation "${sidebar}"`,
        'main',
        `navigation "${path}"`,
        `complementary "${start}"`,
        `navigation "${pages}"`,
        `navigation "${outline}"`,
        'contentinfo',
      ]);
      const groups = async () => ofRole(await heard(page, '.theme-doc-sidebar-menu'), 'DisclosureTriangle');
      expect((await groups()).filter((line) => !line.endsWith('" expanded'))).toEqual([]);
      await page.locator('.theme-doc-sidebar-menu summary').first().press('Enter');
      const [first, ...others] = await groups();
      expect(first).toMatch(/" collapsed focused$/);
      expect(others.filter((line) => !line.endsWith('" expanded'))).toEqual([]);
      const headings = ofRole(await heard(page, 'article'), 'heading');
      expect(headings.filter((line) => line.endsWith('level=1'))).toHaveLength(1);
      expect(ofRole(await heard(page, '.theme-doc-toc-desktop'), 'link')).toHaveLength(
        headings.filter((line) => /level=[2-4]$/.test(line)).length,
      );
      expect(ofRole(await heard(page, '.pagination-nav'), 'link')).toHaveLength(2);
      const [store, ...rest] = await heard(page, '[data-offline]');
      expect(store).toMatch(new RegExp(`^button "${words.offline} ?[(（][\\d.]+ MB[)）]"$`));
      expect(rest).toEqual(['status live=polite']);
    }));

  test('hear what the search finds, and that it finds nothing', () =>
    reading(async (page, visit) => {
      await visit(`${words.prefix}/guide/basic/ssg`);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('ssg');
      await page.getByRole('option').first().waitFor();
      await said(page, 'dialog', /\d/);
      const found = await heard(page, 'dialog');
      expect(found[0]).toBe(`dialog "${words.search}" modal`);
      expect(found[1]).toMatch(/^ {2}combobox ".+" expanded focused$/);
      expect(found[3]).toMatch(/^ {2}listbox ".+"$/);
      // The title of a page, and where it is.
      expect(found[4]).toMatch(/^ {4}group ".+ › .+"$/);
      const chosen = async () =>
        ofRole(await heard(page, 'dialog'), 'option').map((line) => line.endsWith(' selected'));
      expect((await chosen()).indexOf(true)).toBe(0);
      expect(found.at(-1)).toBe(`  status "${(await chosen()).length} ${words.results}" live=polite`);
      await page.keyboard.press('ArrowDown');
      expect((await chosen()).indexOf(true)).toBe(1);
      await page.getByRole('combobox').fill('qqqqqqqq');
      await page.getByRole('option').first().waitFor({state: 'detached'});
      await said(page, 'dialog', /^\D+$/);
      const none = await heard(page, 'dialog');
      expect(none[1]).toMatch(/^ {2}combobox ".+" collapsed focused$/);
      expect(none.at(-1)).toMatch(/^ {2}status ".+" live=polite$/);
    }));

  test('hear what belongs to code: tabs, buttons, names and what became of a press', () =>
    reading(async (page, visit) => {
      await visit(`${words.prefix}/guide/start/getting-started`);
      expect(await heard(page, '[data-tabs]')).toEqual([
        'tablist "npm, pnpm, yarn, bun"',
        '  tab "npm" selected',
        '  tab "pnpm"',
        '  tab "yarn"',
        '  tab "bun"',
        'tabpanel "npm"',
        `  button "${words.copy}" (${words.copy})`,
        '  status live=polite',
      ]);
      await page.locator('[data-tabs]').first().getByRole('button').click();
      await said(page, '[data-tabs]', /./);
      expect((await heard(page, '[data-tabs]')).at(-1)).toBe(`  status "${words.copied}" live=polite`);
      await page.locator('[data-press="copy"]').click();
      await said(page, ':has(> [data-press="copy"])', /./);
      expect(ofRole(await heard(page, ':has(> [data-press="copy"])'), 'status')[0]).toMatch(
        /^status ".+" live=polite$/,
      );

      await visit(`${words.prefix}/guide/basic/ssg`);
      await page.mouse.move(900, 500);
      await page.locator('.theme-code-block code a', {hasText: 'ssg'}).first().hover();
      await page.locator('.name-card').waitFor();
      // Name, type and sentence of the card describe the link.
      const [name] = await heard(page, '.theme-code-block code a[aria-describedby]');
      expect(name).toMatch(/^link "(\w+)" \(\1 .{40,}\)$/);
      expect(ofRole(await heard(page, '.name-card'), 'term').length).toBeGreaterThan(0);
    }));

  test('hear live results, live demos and the check of a configuration', () =>
    reading(async (page, visit) => {
      await visit(`${words.prefix}/guide/default-theme/navbar`);
      const roles = (lines: readonly string[]) =>
        lines.map((line) =>
          line
            .trim()
            .replace(/ ".*"/, '')
            .replace(/ \(.*\)/, ''),
        );
      expect(roles(await heard(page, '[data-live-result]'))).toEqual([
        'tablist',
        'tab selected',
        'tab',
        'button',
        'link',
        'tabpanel',
        'image',
        'status live=polite',
      ]);
      await page.locator('[data-live="toggle"]').first().click();
      await page.locator('[data-live-result] iframe').waitFor();
      await page.locator('[data-live="files"]').first().click();
      await page.locator('[data-live-result] [role="tablist"]').nth(1).waitFor();
      const files = await heard(page, '[data-live-result]');
      expect(roles(files).slice(0, 3)).toEqual(['tablist', 'tab', 'tab selected focused']);
      expect(roles(files).filter((line) => line.startsWith('button pressed='))).toEqual([
        'button pressed=false',
        'button pressed=false',
      ]);
      expect(ofRole(files, 'tablist')).toHaveLength(2);

      await visit(`${words.prefix}/plugin/official-plugins/preview`);
      await page.mouse.move(900, 500);
      await page.mouse.wheel(0, 200);
      await page.getByRole('group', {name: words.demo, exact: true}).first().scrollIntoViewIfNeeded();
      await page.locator('main [role="group"] iframe').waitFor();
      const demo = await heard(page, 'main [role="group"]:has(iframe)');
      expect(demo[0]).toBe(`group "${words.demo}"`);
      expect(ofRole(demo, 'Iframe')).toHaveLength(1);

      await visit(`${words.prefix}/guide/about/moving-to-2`);
      await page.locator('main textarea').focus();
      await page.keyboard.insertText("export default {titel: 'Harbour'};");
      await said(page, 'main', /1\.x/);
      const check = await heard(page, '[data-island]:has(textarea)');
      expect(ofRole(check, 'textbox')[0]).toMatch(/^textbox ".*rspress\.config\.ts.*" focused/);
      expect(ofRole(check, 'status').filter((line) => /"[^"]*1\.x[^"]*" live=polite$/.test(line))).toHaveLength(1);

      await visit(`${words.prefix}/api`);
      const headings = ofRole(await heard(page, '[data-island="overview"]'), 'heading');
      // The link beside a heading is named by its words, not by its id.
      expect(headings.filter((line) => line.includes('group-'))).toEqual([]);
      await page.locator('main input[type="search"]').fill('themeConfig.nav');
      await said(page, '[data-island="overview"]', /\d/);
      const overview = await heard(page, '[data-island="overview"]');
      expect(ofRole(overview, 'searchbox')[0]).toMatch(/^searchbox ".+" focused$/);
      expect(ofRole(overview, 'article')).toHaveLength(1);
      expect(ofRole(overview, 'status')[0]).toMatch(/^status ".*\d.*" live=polite$/);
    }));

  test('hear of an address that leads nowhere, and of the ways from there', async () => {
    const {page, visit} = await startVisit({viewport: WIDE});
    await visit(`${words.prefix}/404.html`);
    const roles = (await heard(page, 'main')).map((line) => line.replace(/ ".*"/, ''));
    expect(roles.slice(0, 5)).toEqual(['main', '  heading level=1', '  link', '  button', '  navigation']);
    await page.context().close();
  });
});

test('screen readers hear of a new page', async () => {
  const {page, visit} = await startVisit({viewport: WIDE});
  await visit('/guide/basic/ssg');
  expect(await spoken(page, '[data-announcer]')).toEqual(['status live=polite']);
  await beReading(page);
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForFunction(() => document.querySelector('[data-announcer]')!.textContent !== '');
  expect(await spoken(page, '[data-announcer]')).toEqual(['status "Deploy | Rspress" live=polite']);
  await page.context().close();
});

testTricks('screen readers hear of a failure', async () => {
  const {page, visit} = await startVisit({viewport: WIDE});
  await visit('/guide/basic/ssg');
  await page.route('**/assets/js/main.*', (route) => route.abort());
  await page.locator(NAVBAR).getByRole('button', {name: 'Search', exact: true}).click();
  await page.locator('[data-announcer][data-visible]').waitFor();
  expect(await spoken(page, '[data-announcer]')).toEqual([
    'status "This part of the page could not be loaded. Check your connection and try again." live=polite',
  ]);
  await page.context().close();
});
