/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {COMMON_HEADERS} from '../../../config/hosting';
import {hosting} from '../../../plugins/hosting';
import {caddyFile} from '../../../plugins/hosting/caddy';
import {headersFile, redirectsFile, vercelFile} from '../../../plugins/hosting/folders';
import type {HostedSite} from '../../../plugins/hosting/kinds';
import {nginxFile} from '../../../plugins/hosting/nginx';

const SITE: HostedSite = {
  base: '/',
  languages: ['/', '/zh/'],
  cleanUrls: true,
  sections: ['api', 'guide'],
  hashes: ["'sha256-abc='"],
};
const BELOW: HostedSite = {...SITE, base: '/docs/', languages: ['/docs/', '/docs/zh/']};

/** Addresses of every kind, with what their policies begin with; `undefined` where it does not matter. */
const PAGE = "default-src 'self';script-src 'self' 'sha256-abc=';";
const DEMO = "default-src 'none';script-src 'unsafe-inline'";
const LIVE = "default-src 'self' 'unsafe-inline'";
const ADDRESSES: [address: string, policy: string, hashed: boolean][] = [
  ['/', PAGE, false],
  ['/api', PAGE, false],
  ['/guide/basic/ssg', PAGE, false],
  ['/zh/', PAGE, false],
  ['/zh/guide/basic/ssg', PAGE, false],
  ['/assets/js/main.0123abcd.js', PAGE, true],
  ['/zh/assets/js/main.0123abcd.js', PAGE, true],
  ['/assets/live/frame.0123abcd.html', DEMO, true],
  ['/zh/assets/live/frame.0123abcd.html', DEMO, true],
  ['/live/tour-nav/guide/start.html', LIVE, false],
];

/** The rules of `_headers` that fit an address, as the hosts that read it say: a star stands for anything. */
function fitting(file: string, address: string): [name: string, value: string][] {
  return file.split('\n\n').flatMap((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const fits = new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace('*', '.*')}$`).test(address);
    return fits
      ? lines.map((line): [string, string] => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1, 3) as [string, string])
      : [];
  });
}

describe('_headers', () => {
  test.each(ADDRESSES)('%s has all headers, and no two policies that disagree', (address, policy, hashed) => {
    const sent = fitting(headersFile(SITE), address);
    const all = Object.fromEntries(sent);
    expect(all).toMatchObject(COMMON_HEADERS);
    const policies = sent.filter(([name]) => name === 'Content-Security-Policy').map(([, value]) => value);
    // The first is for all files: it only says who may frame them.
    expect(policies[0]).toBe("frame-ancestors 'self'");
    expect(policies[1]).toMatch(policy);
    expect(policies).toHaveLength(2);
    expect(sent.filter(([name]) => name === 'Cache-Control').map(([, value]) => value)).toEqual(
      hashed ? [expect.stringContaining('immutable')] : [],
    );
  });

  test('keeps to the limits of the hosts', () => {
    const rules = headersFile(SITE).split('\n\n');
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of rules.join('\n').split('\n')) expect(line.length).toBeLessThan(2000);
  });

  test('knows the base of the site', () => {
    expect(headersFile(BELOW)).toMatch(/^\/docs\/\*\n/);
    expect(fitting(headersFile(BELOW), '/docs/zh/guide/basic/ssg').at(-1)?.[1]).toMatch(PAGE);
    expect(fitting(headersFile(BELOW), '/guide/basic/ssg')).toEqual([]);
  });
});

test('_redirects answers in the language of a lost address', () => {
  expect(redirectsFile(SITE)).toBe('/zh/* /zh/404.html 404\n');
  expect(redirectsFile(BELOW)).toBe('/docs/zh/* /docs/zh/404.html 404\n');
});

describe('vercel.json', () => {
  const {headers: rules, ...rest} = JSON.parse(vercelFile(SITE)) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };

  test.each(ADDRESSES)('%s fits one rule, with all headers', (address, policy, hashed) => {
    const sent = rules.filter(({source}) => new RegExp(`^${source}$`).test(address));
    expect(sent).toHaveLength(1);
    const all = Object.fromEntries(sent.flatMap(({headers}) => headers.map(({key, value}) => [key, value])));
    expect(all).toMatchObject(COMMON_HEADERS);
    expect(all['Content-Security-Policy']).toMatch(policy);
    expect(all['Content-Security-Policy']).toContain("frame-ancestors 'self'");
    expect(all['Cache-Control']).toBe(hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });

  test('has addresses without endings and slashes', () => {
    expect(rest).toEqual({cleanUrls: true, trailingSlash: false});
    expect(JSON.parse(vercelFile({...SITE, cleanUrls: false}))).toMatchObject({cleanUrls: false, trailingSlash: true});
  });
});

describe.each([
  ['nginx', nginxFile],
  ['Caddy', caddyFile],
])('the file of %s', (_, write) => {
  test('has every header of every kind of file, and the page for lost addresses of each language', () => {
    const text = write(SITE);
    for (const [name, value] of Object.entries(COMMON_HEADERS)) {
      expect(text.split(`${name} "${value}"`).length - 1).toBeGreaterThanOrEqual(4);
    }
    for (const policy of [PAGE, DEMO, LIVE]) expect(text).toContain(`Content-Security-Policy "${policy}`);
    for (const lost of ['/404.html', '/zh/404.html'])
      expect(text).toMatch(new RegExp(`(?:error_page 404|rewrite \\*) ${lost}`));
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  test('names nothing outside the base of the site', () => {
    const paths = write(BELOW).match(/(?<=[\s^(])\/(?!\/)[\w./-]*(?:\/|\.html)/g) ?? [];
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((address) => !address.startsWith('/docs/'))).toEqual([]);
  });

  test('leaves addresses as they are where they end in a slash', () => {
    expect(write({...SITE, cleanUrls: false})).not.toMatch(/\(\?:\/index\)\?/);
  });
});

describe('the build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
    for (const name of ['site/zh/guide', 'site/guide', 'site/api'])
      mkdirSync(path.join(folder, name), {recursive: true});
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  const html = (code: string) => `<meta charset=utf-8><script>${code}</script><style>p{}</style>`;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const run = async (outDir: string, baseUrl: string, names: readonly string[], later: boolean) => {
    const pages = new Map(names.map((name) => [path.join(folder, outDir, name), html(path.basename(name))]));
    const {base, languages, cleanUrls} = SITE;
    hosting({base, languages, cleanUrls, later})({outDir: path.join(folder, outDir), baseUrl, pages});
    for (const [file, text] of pages) writeFileSync(file, text);
  };

  test('writes one set of files, with the scripts of all pages and the folders they are in', async () => {
    await run('site', '/', ['index.html', '404.html', 'api/index.html', 'guide/a.html'], false);
    const headers = read('site/_headers');
    expect(headers.match(/'sha256-[^']+'/g)?.slice(0, 4)).toHaveLength(4);
    expect(headers).toMatch(/^\/guide\/\*$/m);
    expect(headers).not.toMatch(/^\/(?:404|index)/m);
    expect(read('deploy/nginx.conf')).toContain('location /zh/ {');
    expect(read('deploy/Caddyfile')).toContain('file_server');
    expect(JSON.parse(read('site/vercel.json'))).toHaveProperty('cleanUrls', true);
    expect(read('site/guide/a.html')).toMatch(/Content-Security-Policy.*href=\/assets\/css\/inline\.[0-9a-f]{8}\.css>/);

    const before = read('deploy/nginx.conf');
    await run('site/zh', '/zh/', ['guide/a.html'], true);
    expect(read('site/zh/guide/a.html')).toContain('href=/zh/assets/css/inline.');
    expect(read('deploy/nginx.conf')).toBe(before);
  });

  test('of one language alone puts the files where the site is', async () => {
    await run('site/zh', '/zh/', ['guide/a.html'], false);
    expect(read('site/_headers')).toMatch(/^\/zh\/guide\/\*$/m);
    expect(read('deploy/nginx.conf')).toContain('location /zh/ {');
  });
});
