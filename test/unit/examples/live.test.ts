/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {liveResultsOf, pageAddress, pictureFile, type LiveUse} from '../../../content/liveResults';
import {parseMarkdown} from '../../../content/markdown';
import liveResults from '../../../content/remark/components/liveResults';
import type {Page} from '../../../content/types';
import {publish} from '../../../plugins/live-results/publish';
import {readExampleSources} from '../../../content/examples/sources';
import {checkUses} from '../../../plugins/live-results/uses';
import {putFile} from '../../support/files';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'live-'));
});

afterEach(() => {
  fs.rmSync(root, {recursive: true, force: true});
});

const write = (name: string, text: string): string => putFile(root, name, text);

const read = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');

describe('a live site', () => {
  const site = () => ({
    from: path.join(root, 'built'),
    to: path.join(root, 'served'),
    built: '/live/lamp/',
    served: '/docs/live/lamp/',
    script: '/docs/live/frame.js',
  });

  it('is a copy under another base, for frames only', async () => {
    write(
      'built/index.html',
      '<html><head><title>Lamp</title></head><a href="/live/lamp/a.html"><img src="/lamp.svg">',
    );
    write('built/static/js/index.js', 'load("/live/lamp/"+name)');
    write('built/lamp.svg', '<svg/>');
    write('built/lamp.png', '/live/lamp/');
    expect((await publish(site())).sort()).toEqual(['index.html', 'lamp.png', 'lamp.svg', 'static/js/index.js']);
    expect(read('served/index.html')).toBe(
      '<html><head><meta name="robots" content="noindex"><script src="/docs/live/frame.js"></script>' +
        '<title>Lamp</title></head><a href="/docs/live/lamp/a.html"><img src="/docs/live/lamp/lamp.svg">',
    );
    expect(read('served/static/js/index.js')).toBe('load("/docs/live/lamp/"+name)');
    // No text: left as it is.
    expect(read('served/lamp.png')).toBe('/live/lamp/');
  });

  it('has the base in front of folders of public files, and of none with pages', async () => {
    write('built/index.html', '<html><head></head></html>');
    write('built/vendor/vs/loader.js', '');
    write('built/guide/lamp.gpx', '');
    write('built/guide/index.html', '<head></head>');
    write('built/static/js/index.js', 'load("/vendor/vs","/vendor/vs/loader.js","/guide","/vendor/other")');
    await publish(site());
    expect(read('served/static/js/index.js')).toBe(
      'load("/docs/live/lamp/vendor/vs","/docs/live/lamp/vendor/vs/loader.js","/guide","/vendor/other")',
    );
  });

  it('can be put anew without touching the files that are kept', async () => {
    write('built/index.html', '<head></head>');
    write('built/static/js/index.js', 'load("/live/lamp/")');
    await publish({...site(), served: '/live/lamp/'});
    expect(read('served/static/js/index.js')).toBe('load("/live/lamp/")');
    await publish(site());
    expect(read('served/static/js/index.js')).toBe('load("/docs/live/lamp/")');
    expect(read('built/static/js/index.js')).toBe('load("/live/lamp/")');
  });

  it('has the page for unknown addresses at those that its links know', async () => {
    write('built/404.html', '<head></head><a href="/live/lamp/">');
    write('built/index.html', '<head></head>');
    expect((await publish({...site(), lost: ['old/lamp.html']})).sort()).toEqual(['404.html', 'index.html']);
    expect(read('served/old/lamp.html')).toBe(read('served/404.html'));
    await expect(publish({...site(), lost: ['index.html']})).rejects.toThrow(/index\.html is a page/);
  });

  it('has pages of the toolkit only', async () => {
    write('built/index.html', '<p>No head.</p>');
    await expect(publish(site())).rejects.toThrow(/index\.html has no <head>/);
  });

  it('has the pages that are shown', () => {
    const use = (page: string) => ({example: 'lamp', path: page, file: 'docs/a.mdx', line: 7}) as LiveUse;
    const files = ['index.html', 'guide/index.html', 'guide/start.html', 'static/a.js'];
    expect(() => checkUses(['/', '/guide/', '/guide/start#top'].map(use), files)).not.toThrow();
    expect(() => checkUses([use('/guide/strat')], files)).toThrow(
      'docs/a.mdx:7: The example lamp has no page "/guide/strat". Did you mean "/guide/start"?',
    );
  });

  it('comes with the files of the example, the configuration first', async () => {
    write('rspress.config.ts', '// #region all\nexport default {};\n// #endregion all\n');
    write('docs/index.md', '# Lamp\n');
    write('docs/lamp.png', 'image');
    write('README.md', 'About the example.');
    write('docs/long.md', 'x'.repeat(20_001));
    const files = ['README.md', 'docs/index.md', 'docs/lamp.png', 'docs/long.md', 'rspress.config.ts'];
    const sources = await readExampleSources({name: 'lamp', dir: root, files});
    expect(sources.map((source) => source.path)).toEqual(['rspress.config.ts', 'docs/index.md']);
    expect(sources[0]?.html).toContain('export');
    expect(sources[0]?.html).not.toContain('region');
  });
});

/** Attributes that the transformer wrote, of the only component of a page. */
async function attributesOf(source: string): Promise<Record<string, unknown>> {
  const {tree} = await parseMarkdown(source, path.join(root, 'docs/a.mdx'), [[liveResults, {root}]]);
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => void found.push(node));
  return Object.fromEntries(
    found.flatMap(({attributes}) => attributes.map((each) => ('name' in each ? [each.name, each.value] : []))),
  ) as Record<string, unknown>;
}

describe('a live result of a page', () => {
  beforeEach(() => {
    write('examples/lamp/expect.ts', '');
    write('examples/lamp/rspress.config.ts', 'export default {\n  title: "Lamp",\n  base: "/",\n};\n');
    write('examples/lamp/docs/index.md', '# Lamp\nIt is on.\nAlways.\n');
  });

  it('knows where its page and pictures are, and what the page quotes', async () => {
    const page = [
      '```ts excerpt="rspress.config.ts"',
      'export default {',
      '  // …',
      '  base: "/",',
      '```',
      '',
      '```diff title="docs/index.md"',
      ' # Lamp',
      '-It is off.',
      '+It is on.',
      '```',
      '',
      '<LiveResult example="lamp" path="/guide/start#on" alt="A lamp" />',
    ].join('\n');
    expect(await attributesOf(page)).toMatchObject({
      address: 'guide/start.html#on',
      pictures: '/img/live/lamp/guide.start.on-420',
      height: '420',
      quoted: '{"rspress.config.ts":[[1,1],[3,3]],"docs/index.md":[[1,2]]}',
    });
  });

  it.each([
    ['<LiveResult path="/" alt="A lamp" />', /example/],
    ['<LiveResult example="lamp" path="/" />', /needs alt="…"/],
    ['<LiveResult example="lamp" path="guide" alt="A lamp" />', /has to start with a slash/],
    ['<LiveResult example="lmap" path="/" alt="A lamp" />', /There is no example "lmap"\. Did you mean "lamp"\?/],
    ['<LiveResult example="lamp" path="/" alt="A lamp" align="start" />', /align can only be "end"/],
    ['<LiveResult example="lamp" path="/" alt="A lamp" width="wide" />', /width needs a whole number/],
  ])('%s is refused', async (source, message) => {
    await expect(attributesOf(source)).rejects.toThrow(message);
  });

  it('has the same pictures wherever it looks the same', () => {
    const uses = liveResultsOf({
      jsx: [
        {name: 'LiveResult', attributes: {example: 'lamp', path: '/', alt: 'A'}, file: 'a.mdx', line: 1},
        {name: 'Figure', attributes: {src: '/a.svg'}, file: 'a.mdx', line: 2},
        {
          name: 'LiveResult',
          attributes: {example: 'lamp', path: '/', height: '300', width: '900', align: 'end'},
          file: 'a.mdx',
          line: 3,
        },
      ],
    } as unknown as Pick<Page, 'jsx'>);
    expect(uses.map((use) => pictureFile(use, {view: 'phone', mode: 'dark'}))).toEqual([
      '/img/live/lamp/index-420-phone-dark.webp',
      '/img/live/lamp/index-300-w900-end-phone-dark.webp',
    ]);
  });

  it('is asked for at a URL that every static host answers', () => {
    expect(['/', '/guide/', '/guide/start', '/guide/start#on'].map(pageAddress)).toEqual([
      '',
      'guide/',
      'guide/start.html',
      'guide/start.html#on',
    ]);
  });
});
