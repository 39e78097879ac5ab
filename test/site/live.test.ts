import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {BROWSER} from '../../verify/claims/browser.data';
import {BUILD, html, htmlFiles} from './support';

const LIVE = path.join(BUILD, 'live');

/** Live results of all pages: where they are written, and where their sites are. */
const results = [...htmlFiles(), 'internal/components.html', 'zh/internal/components.html'].flatMap((file) => {
  const $ = html(file);
  return $('[data-live-result]')
    .map((_, box) => ({
      file,
      href: $(box).find('[data-live-open]').attr('href') ?? '',
      files: `${($(box).attr('data-base') ?? '').replace(/\/$/, '')}.json`,
      pictures: $(box)
        .find('img, source')
        .map((__, image) => $(image).attr('src') ?? $(image).attr('srcset'))
        .get(),
    }))
    .get();
});
const sites = [...new Set(results.map(({href}) => href.split('/')[2] ?? ''))];

const fileOf = (href: string): string => {
  const address = href.replace(/[?#].*$/, '');
  return path.join(BUILD, address.endsWith('/') ? `${address}index.html` : address);
};

test('what a browser is to check of an example can be checked: a page shows it live', () => {
  expect(BROWSER.filter(({example}) => !sites.includes(example)).map(({claim}) => claim)).toEqual([]);
});

test('every live result has its page, its files and its pictures', () => {
  expect(results.length).toBeGreaterThan(0);
  const missing = results.flatMap(({file, href, files, pictures}) =>
    [href, files, ...pictures]
      .filter((address) => !existsSync(fileOf(address)))
      .map((address) => `${file}: ${address}`),
  );
  expect(missing).toEqual([]);
});

test('what no page shows is not there', () => {
  expect(globSync('*', {cwd: LIVE, onlyDirectories: true, expandDirectories: false}).sort()).toEqual(
    sites.map((site) => `${site}/`).sort(),
  );
});

describe.each(sites)('the live site %s', (site) => {
  const pages = globSync('**/*.html', {cwd: path.join(LIVE, site)});
  const documents = pages.map((file) => ({
    file,
    $: load(readFileSync(path.join(LIVE, site, file), 'utf8'), {scriptingEnabled: false}),
  }));

  test('is kept out of search engines', () => {
    for (const {file, $} of documents) {
      expect([file, $('meta[name="robots"]').attr('content')]).toEqual([file, 'noindex']);
    }
    for (const list of ['sitemap.xml', 'zh/sitemap.xml', 'page-index.json', 'zh/page-index.json', 'llms.txt']) {
      const text = existsSync(path.join(BUILD, list)) ? readFileSync(path.join(BUILD, list), 'utf8') : '';
      expect(text).not.toContain('/live/');
    }
  });

  test('runs the script of the frame before its own', () => {
    for (const {file, $} of documents) {
      const first = $('script').first().attr('src') ?? '';
      expect([file, existsSync(path.join(BUILD, first)), /^\/live\/frame\.\w+\.js$/.test(first)]).toEqual([
        file,
        true,
        true,
      ]);
    }
  });

  test('leads nowhere outside of itself', () => {
    const outside = documents.flatMap(({file, $}) =>
      // The canonical address is for search engines, and nobody follows it.
      $('[href]:not([rel="canonical"]), [src]')
        .map((_, node) => $(node).attr('href') ?? $(node).attr('src') ?? '')
        .get()
        .filter((address) => /^\/(?!\/)/.test(address))
        .filter((address) => !address.startsWith(`/live/${site}/`) && !address.startsWith('/live/frame.'))
        .map((address) => `${file}: ${address}`),
    );
    expect(outside).toEqual([]);
  });
});
