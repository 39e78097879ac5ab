/** @jest-environment node */
import {checkProbe, compareProjects, hostingOf, type RunReport} from '../../../verify/guide/check';
import {holds, missingLine} from '../../../verify/guide/compare';
import type {Probe, Shown} from '../../../verify/guide/follow';
import {Project} from '../../../verify/guide/project';
import {siteFaults, type BuiltSite} from '../../../verify/guide/site';

const LOG = `🔥 Rspress v1.47.2

  ➜ Network:  http://localhost:4173/
  ➜ Network:  http://192.0.2.2:4173/

start   build started...
ready   built in 3.41 s (web)
File (web)                                   Size       Gzip
doc_build/static/css/styles.56b59350.css     56.8 kB    12.3 kB
Read <example>/docs/index.md
    at 2192 (<example>/doc_build/__ssg__/main.cjs:17186:73)
success Pages rendered in 394 ms.
`;

describe('output', () => {
  test.each([
    ['other times, sizes, hashes, hosts and folders', 'ready built in 0.2 s (web)'],
    ['a size', 'doc_build/static/css/styles.00000000.css  1 MB  3 kB'],
    ['a folder', 'Read /home/me/trail-notes/docs/index.md'],
    ['a host', '🔥 Rspress v1.47.2\n\n  ➜ Network:  http://localhost:3000/'],
    ['a module and its place in a bundle', 'at 7 (/home/me/trail-notes/doc_build/__ssg__/main.cjs:1:2)'],
    ['lines left out', '🔥 Rspress v1.47.2\n…\nready   built in 1 s (web)'],
    ['words left out', '…css/styles.56b59350.css…'],
  ])('may have %s', (_what, shown) => {
    expect(missingLine(shown, LOG)).toBeUndefined();
  });

  test.each([
    ['🔥 Rspress v1.47.1', '🔥 Rspress v1.47.1'],
    ['ready   built in 3.41 s (node)', 'ready   built in 3.41 s (node)'],
    ['start   build started...\nsuccess Pages rendered in 1 ms.', 'success Pages rendered in 1 ms.'],
    ['success Pages rendered in 1 ms.\n…\nstart   build started...', 'start   build started...'],
  ])('may not have a line that was not printed there: %j', (shown, line) => {
    expect(missingLine(shown, LOG)).toBe(line);
  });
});

test('an excerpt is in its file whatever its line ends, and in order', () => {
  const text = 'export default {\n  nav: [\n    1,\n  ],\n  base: "/",\n};';
  expect(holds(text, 'nav: [1,],')).toBe(true);
  expect(holds(text, 'nav: [\n…\n],')).toBe(true);
  expect(holds(text, 'base: "/",\n…\nnav')).toBe(false);
  expect(holds(text, 'nav: [2]')).toBe(false);
});

/** A built site with these pages, each the content of its root. */
function built(pages: Readonly<Record<string, string>>): BuiltSite {
  return {files: Object.keys(pages), read: (file) => `<div id="root">${pages[file] ?? ''}</div>`};
}

describe('a built site', () => {
  const plain = {base: '/', cleanUrls: false};

  test.each([
    ['a link to a page the project lacks', {'index.html': '<a href="/guide/start.html">x</a>'}, '/guide/start.html'],
    ['a link without .html, on a plain server', {'index.html': '<a href="/a">x</a>', 'a.html': 'a'}, '/a,'],
    ['an image that is not there', {'index.html': 'x<img src="/moon.svg">'}, '/moon.svg'],
    ['a heading that is not there', {'index.html': '<a href="/a.html#b">x</a>', 'a.html': '<h2 id="c">'}, '/a.html#b'],
    ['a heading of the page itself', {'index.html': '<a href="#b">x</a>'}, '#b'],
    ['a page without content', {'index.html': '<nav>x</nav><div class="rspress-doc"><!--$--></div>'}, 'no content'],
    ['a page that is not rendered', {'index.html': ''}, 'no content'],
  ])('with %s has a fault', (_what, pages, says) => {
    expect(siteFaults(built(pages as Record<string, string>), plain)).toEqual([expect.stringContaining(says)]);
  });

  test('may name pages that only another language or version has, in the menus of these alone', () => {
    const link = '<a href="/v1/huts.html">v1</a>';
    const menus = `<div class="translation">${link}</div><div id="navScreen">${link}</div>`;
    expect(siteFaults(built({'index.html': `${menus}<p>x</p>`}), plain)).toEqual([]);
    expect(siteFaults(built({'index.html': `${menus}<p>${link}</p>`}), plain)).toEqual([
      'index.html links to /v1/huts.html, and the site has no such page or file.',
    ]);
  });

  test('under a base has only links below it', () => {
    const site = built({'index.html': '<a href="/walks/a.html">x</a><a href="/a.html">x</a>', 'a.html': 'a'});
    expect(siteFaults(site, {...plain, base: '/walks/'})).toEqual([
      'index.html links to /a.html, which is outside of /walks/.',
    ]);
  });

  test('may use clean URLs where the host knows them, folders, other sites and encoded names', () => {
    const site = built({
      'index.html':
        '<a href="/a">a</a><a href="/">b</a><a href="https://example.com/x">c</a><a href="#%E5%B1%B1">d</a><h2 id="山">',
      'a.html': '<a href="/index">i</a><img src="data:image/png;base64,AA">',
    });
    expect(siteFaults(site, {...plain, cleanUrls: true})).toEqual([]);
  });

  test('is served as its configuration says', () => {
    const config = "export default {\n  base: '/walks/',\n  route: {cleanUrls: true},\n};";
    const project = new Project([['rspress.config.ts', config]]);
    expect(hostingOf(project, false)).toEqual({base: '/walks/', cleanUrls: true});
    expect(hostingOf(project, true)).toEqual({base: '/walks/', cleanUrls: false});
    expect(hostingOf(new Project(), false)).toEqual({base: '/', cleanUrls: false});
  });
});

describe('a run', () => {
  const place = {file: 'docs/guide/a.mdx', line: 9};
  const good: RunReport = {exitCode: 0, log: LOG, site: built({'index.html': '<p class="my-4">Walks</p>'})};

  function problems(shown: Shown[], report: Partial<RunReport> = {}): string[] {
    const probe: Probe = {place, project: new Project(), run: {command: 'build', args: []}, shown};
    return checkProbe(probe, {...good, ...report}).map(({line, message}) => `${line}: ${message}`);
  }

  test('gives what the page shows', () => {
    expect(
      problems([
        {kind: 'output', place, text: 'start   build started...'},
        {kind: 'excerpt', place, name: 'index.html', text: '<p>Walks</p>'},
        {kind: 'tree', place, text: 'doc_build/\n  index.html'},
      ]),
    ).toEqual([]);
  });

  test.each<[string, Shown, RegExp]>([
    ['line', {kind: 'output', place, text: 'stopped'}, /^9: `rspress build` does not print `stopped`/],
    ['file', {kind: 'excerpt', place, name: 'a.html', text: 'a'}, /^9: The build writes no a\.html/],
    ['part', {kind: 'excerpt', place, name: 'index.html', text: 'Runs'}, /^9: The index\.html of the build does not/],
    ['tree', {kind: 'tree', place, text: 'doc_build/\n  a.html'}, /^9: The tree shows a\.html/],
  ])('that gives another %s than the page shows is a fault', (_what, shown, message) => {
    expect(problems([shown])).toEqual([expect.stringMatching(message)]);
  });

  test('that fails or warns is a fault, unless the page shows the message', () => {
    const log = 'error   Internal link to "/a" is dead\n';
    expect(problems([], {exitCode: 1, log})).toEqual(['9: `rspress build` ends with exit code 1.']);
    expect(problems([{kind: 'output', place, text: log.trim()}], {exitCode: 1, log})).toEqual([]);
    expect(problems([], {log: 'warn    Page "/a" SSG rendering error\n'})).toEqual([
      expect.stringContaining('prints: warn    Page "/a"'),
    ]);
  });

  test('of a page for any host has no clean URLs in its links', () => {
    const project = new Project([['rspress.config.ts', 'export default {route: {cleanUrls: true}};']]);
    const probe: Probe = {place, project, run: {command: 'build', args: []}, shown: []};
    const site = built({'index.html': '<a href="/a">x</a>', 'a.html': 'a'});
    expect(checkProbe(probe, {...good, site})).toEqual([]);
    expect(checkProbe(probe, {...good, site}, true)).toMatchObject([
      {message: 'index.html links to /a, and the site has no such page or file.'},
    ]);
  });

  test('whose site has a fault is one, at the block that leads to it', () => {
    expect(problems([], {site: built({'index.html': ''})})).toEqual(['9: index.html has no content in its HTML.']);
  });
});

describe('the folder that readers can copy', () => {
  const page = new Project([
    ['a.json', '["a"]'],
    ['b.ts', "const a = 'Tide';"],
  ]);

  test('is what the page leads to', () => {
    expect(compareProjects(page, page.copy(), 'examples/x', true)).toEqual([]);
  });

  test('has no other, more or fewer files', () => {
    const folder = new Project([
      ['b.ts', "const b = 'Tide';"],
      ['c.md', '# C'],
    ]);
    expect(compareProjects(page, folder, 'examples/x', true).map(({message}) => message)).toEqual([
      'The page leads to the file a.json, which examples/x lacks.',
      "Following the page gives another b.ts than examples/x has: `const a = 'Tide';` and not `const b = 'Tide';`.",
      'examples/x has the file c.md, which this page does not lead to.',
    ]);
  });

  test('may have other words than a translation, and nothing else', () => {
    const translated = (text: string): Project => new Project([['b.ts', text]]);
    const folder = new Project([['b.ts', "// Low water\nconst a = 'Tide';"]]);
    expect(compareProjects(translated("// 低潮\nconst a = '潮汐';"), folder, 'examples/x', false)).toEqual([]);
    expect(compareProjects(translated("const b = '潮汐';"), folder, 'examples/x', false)).toHaveLength(1);
    expect(compareProjects(translated("const a = '潮汐';"), folder, 'examples/x', true)).toHaveLength(1);
  });
});
