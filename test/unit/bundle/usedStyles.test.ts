/** @jest-environment node */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {leaveUsedStyles, withStyles} from '../../../plugins/bundle/used-styles';
import {sheetsOf} from '../../../plugins/bundle/used-styles/styles';
import {addPages, addScript, nothingUsed} from '../../../plugins/bundle/used-styles/used';
import {project, removeProjects} from '../../support/bundler';

const ADAPT = /Adapt plugins\/bundle\/used-styles\//;

afterAll(removeProjects);

/** What is left of a style sheet for some pages and scripts. */
function left(css: string, {pages = [], scripts = []}: {pages?: string[]; scripts?: string[]}): string {
  const used = nothingUsed();
  addPages(used, pages);
  for (const script of scripts) addScript(used, script);
  return sheetsOf(css, used, []).app;
}

describe('rules', () => {
  test.each([
    ['of an element, however its tag is written', '<P title="a > b" class="x  y" id=z>', 'p{a:b}.x.y{a:b}#z{a:b}'],
    ['of an attribute', "<a href='https://x.y' data-kind=note>", '[href^="https:"]{a:b}[data-kind=note]{a:b}'],
    ['that a script is told of', `<p data-parts='{"list":"list_a1"}'>`, '.list_a1{a:b}'],
    ['of states', '<p>', ':focus-visible{a:b}p:where(:hover){a:b}::selection{a:b}'],
    [
      'that an inline script sets',
      '<script>if(1<2)x("data-theme","dark")</script><p class=c>',
      '[data-theme=dark] .c{a:b}',
    ],
  ])('%s stay', (_what, html, css) => {
    expect(left(css, {pages: [html]})).toBe(css);
  });

  test.each([
    ['a class', "node.classList.add('is-open')", '.is-open{a:b}'],
    ['a class that it completes', "node.className='alert--'+kind", '.alert--info{a:b}'],
    ['an attribute, with any value', "node.setAttribute('data-state',state)", '[data-state=live]{a:b}'],
    ['an attribute by its property', 'node.dataset.themeChoice=choice', '[data-theme-choice=dark]{a:b}'],
    ['an animation', "node.animate='pulse'", '@keyframes pulse{to{a:b}}'],
    ['a custom property', "x='var(--b)'", ':root{--a:1px;--b:var(--a)}'],
  ])('stay when only a script names %s', (_what, script, css) => {
    expect(left(css, {scripts: [script]})).not.toBe('');
    expect(left(css, {scripts: ['nothing()']})).toBe('');
  });

  test('that nothing names go, alone and in lists', () => {
    const css = '.on,.off{a:b}.on .off{a:b}@media print{.off{a:b}}.on:is(.off,.on){a:b}';
    expect(left(css, {pages: ['<p class=on>']})).toBe('.on{a:b}.on:is(.on){a:b}');
  });

  test('text of a page and data in it name nothing', () => {
    const html = '<p>off</p><script type=application/json>["off"]</script>';
    expect(left('.off{a:b}', {pages: [html]})).toBe('');
  });
});

describe('the cascade', () => {
  const kept = (css: string): string => left(css, {pages: ['<html data-theme=dark><p class=a><p class=b>']});

  test('layers keep their order when one of them becomes empty', () => {
    expect(kept('@layer x{.off{a:b}}@layer y{.a{a:b}}@layer x{.b{a:b}}')).toBe(
      '@layer x,y;@layer y{.a{a:b}}@layer x{.b{a:b}}',
    );
  });

  test('a declaration of a layer goes when the same selector always overrides it', () => {
    expect(kept('@layer x{.a{c:d;e:f}.a,.b{c:d}.b{c:d!important}}.a{c:g}.b{e:h}')).toBe(
      '@layer x;@layer x{.a{e:f}.a,.b{c:d}.b{c:d!important}}.a{c:g}.b{e:h}',
    );
    const conditional = '@layer x;@layer x{.a{c:d}}@media print{.a{c:g}}';
    expect(kept(conditional)).toBe(conditional);
  });

  test('a constant is written where it is used, one that varies stays', () => {
    expect(kept(':root{--c:1px}.a{m:var(--c)var(--c);n:calc(2*var(--c))}')).toBe('.a{m:1px 1px;n:calc(2*1px)}');
    for (const varying of [
      ':root{--c:1px}.b{--c:2px}.a{m:var(--c)}',
      ':root{--c:1px}@media print{:root{--c:2px}}.a{m:var(--c)}',
      ':root{--c:inherit}.a{m:var(--c)}',
      ':root{--c:1px}.a{m:var(--c,2px)}',
      '.b{--c:1px}.a{m:var(--c)}',
      // Of the root element it is another than of an element with the class.
      ':root{--d:var(--c);--c:1px}.b{--c:2px}.a{m:var(--d);n:var(--c)}',
    ]) {
      expect(kept(varying)).toBe(varying);
    }
    // A name for what changes with the colour mode, on the root element only.
    expect(kept(':root{--d:var(--c);--c:1px}[data-theme=dark]{--c:2px}.a{m:var(--d)}')).toBe(
      ':root{--c:1px}[data-theme=dark]{--c:2px}.a{m:var(--c)}',
    );
  });

  test('what pages set themselves is no constant', () => {
    const css = ':root{--c:1px}.a{m:var(--c)}';
    expect(left(css, {pages: ['<p class=a style="--c:2px">']})).toBe(css);
    expect(left(css, {pages: ['<p class=a><style>:root{--c:2px}</style>']})).toBe(css);
  });
});

describe('a build', () => {
  const CSS = '.page{a:b}.app{a:b}.none{a:b}';
  const html = (script: string) => `<link rel=stylesheet href=/zh/assets/css/styles.1.css />${script}<p class=page>`;

  async function build(
    files: Record<string, string>,
    kept = project({}),
  ): Promise<{html: string; styles: Map<string, string>}> {
    const outDir = project({'assets/css/styles.1.css': CSS, 'assets/js/main.1.js': 'c("app")', ...files});
    const pages = new Map(Object.entries(files).filter(([name]) => name.endsWith('.html')));
    await leaveUsedStyles({outDir, baseUrl: '/zh/', pages}, kept);
    const folder = path.join(outDir, 'assets/css');
    return {
      html: pages.get('index.html')!,
      styles: new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])),
    };
  }

  test('has a style sheet of its pages, and one that the page script loads with the app', async () => {
    const own = '<script type=application/json id=app-scripts>["/main.js"]</script>';
    const {html: written, styles} = await build({
      'index.html': html(own),
      'assets/js/page-script.1.js': 'c("page")',
    });
    const [app = '', first = ''] = [...styles.keys()].sort();
    expect([first, app]).toEqual([
      expect.stringMatching(/^styles\.[0-9a-f]{8}\.css$/),
      expect.stringMatching(/^app\./),
    ]);
    expect(styles.get(first)).toBe('.page{a:b}');
    expect(styles.get(app)).toBe('.page{a:b}.app{a:b}');
    expect(styles.size).toBe(2);
    expect(written).toContain(`href=/zh/assets/css/${first} `);
    expect(written).toContain(`id=app-scripts>["/zh/assets/css/${app}","/main.js"]`);
  });

  test('has the styles of the build before as long as the same names are used', async () => {
    const kept = project({});
    const page = {'index.html': html(''), 'assets/js/page-script.1.js': ''};
    const own = '<script type=application/json id=app-scripts>["/main.js"]</script>';
    const pages = {...page, 'index.html': html(own)};
    const {styles} = await build(pages, kept);
    const [file = ''] = readdirSync(kept);
    const text = readFileSync(path.join(kept, file), 'utf8');
    writeFileSync(path.join(kept, file), text.replaceAll('.page{a:b}', '.page{kept:1}'));
    // Another text, and names that the style sheet does not have.
    const edited = `${html(own)}<h2 id=new><em class=more title=/else>Words</em></h2>`;
    const again = await build({...pages, 'index.html': edited, 'assets/js/main.1.js': 'c("app","f00d")'}, kept);
    expect([...again.styles.values()]).toContain('.page{kept:1}');
    const other = await build({...pages, 'index.html': `${html(own)}<p class=app>`}, kept);
    expect([...other.styles.values()]).toContain('.page{a:b}.app{a:b}');
    expect([...styles.values()]).toContain('.page{a:b}');
  });

  test('has styles of classes that come later with those of the app only', async () => {
    const own = `<script type=application/json id=app-scripts>["/main.js"]</script><p data-later='{"list":"none"}'>`;
    const {styles} = await build({'index.html': html(own), 'assets/js/page-script.1.js': ''});
    expect([...styles.values()].sort()).toEqual(['.page{a:b}', '.page{a:b}.app{a:b}.none{a:b}']);
    // Without a page script there is no later.
    const {styles: plain} = await build({'index.html': html(own)});
    expect([...plain.values()]).toEqual(['.page{a:b}.app{a:b}.none{a:b}']);
  });

  test('has one for each kind of page, whatever page of it', async () => {
    const page = (kind: string, name: string) =>
      `<html class="${kind}">${html('<script type=application/json id=app-scripts>["/main.js"]</script>')}<p class=${name}>`;
    const {html: written, styles} = await build({
      'index.html': page('plugin-pages', 'none'),
      'a.html': page('plugin-docs docs-doc-id-a', 'app'),
      'b.html': page('plugin-docs docs-doc-id-b', 'b'),
      'assets/js/page-script.1.js': '',
    });
    expect([...styles.values()].sort()).toEqual([
      '.page{a:b}.app{a:b}',
      '.page{a:b}.app{a:b}.none{a:b}',
      '.page{a:b}.none{a:b}',
    ]);
    const own = [...styles].find(([, css]) => css === '.page{a:b}.none{a:b}')?.[0];
    expect(written).toContain(`href=/zh/assets/css/${own} `);
  });

  test('has one for all when the app runs at once', async () => {
    const {html: written, styles} = await build({'index.html': html('')});
    const [[name, css] = ['', '']] = styles;
    expect(css).toBe('.page{a:b}.app{a:b}');
    expect(styles.size).toBe(1);
    expect(written).toContain(`href=/zh/assets/css/${name} `);
  });

  test('names a style sheet by what is in it', async () => {
    const first = await build({'index.html': html('')});
    const second = await build({'index.html': html('<p class=none>')});
    expect([...first.styles.keys()]).not.toEqual([...second.styles.keys()]);
  });

  test('with another number of style sheets is refused', async () => {
    await expect(build({'index.html': html(''), 'assets/css/more.css': ''})).rejects.toThrow(ADAPT);
  });

  test.each([
    ['another style sheet', '<link rel=stylesheet href=/b.css>'],
    ['two', '<link rel=stylesheet href=/a.css><link rel=stylesheet href=/b.css>'],
    ['none', '<p>'],
    ['no scripts of the app', '<link rel=stylesheet href=/a.css>'],
  ])('whose pages have %s is refused', (_what, page) => {
    expect(() => withStyles(page, {from: '/a.css', to: '/c.css', app: '/d.css'})).toThrow(ADAPT);
  });
});
