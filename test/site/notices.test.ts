/** Whoever wrote code that readers get is named, with the licence it is handed on under. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD, html} from './support';

/** Packages, and words of theirs that tell them in what was built: an error or a name that nobody else has. */
const TRACES: readonly (readonly [name: string, trace: RegExp, folder: string])[] = [
  ['react', /"19\.\d+\.\d+"/, 'assets/js'],
  ['react-dom', /Minified React error #/, 'assets/js'],
  ['minisearch', /MiniSearch: /, 'assets/js'],
  ['medium-zoom', /medium-zoom-image/, 'assets/js'],
  ['tippy.js', /data-tippy-root/, 'assets/js'],
  ['@popperjs/core', /data-popper-(?:placement|reference-hidden)/, 'assets/js'],
  ['infima', /--ifm-color-primary/, 'assets/css'],
  ['workbox-precaching', /add-to-cache-list-conflicting-entries/, '.'],
];

describe.each(['en', 'zh'] as const)('%s', (lang) => {
  const base = lang === 'en' ? '' : `${lang}/`;
  const notices = readFileSync(path.join(BUILD, base, 'third-party-notices.txt'), 'utf8');
  const textIn = (folder: string): string => {
    // The service workers of all languages are in the folder of the site.
    const from = path.join(BUILD, folder === '.' ? '' : base, folder);
    return readdirSync(from)
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => readFileSync(path.join(from, file), 'utf8'))
      .join('\n');
  };

  test.each(TRACES)(
    '%s is in what was built, and in the notices with its version and licence',
    (name, trace, folder) => {
      expect(trace.test(textIn(folder))).toBe(true);
      const escaped = name.replace(/[.\\/]/g, '\\$&');
      expect(notices).toMatch(new RegExp(`^${escaped} \\d+\\.\\d+\\.\\d\\S* \\([\\w.-]+\\)$`, 'm'));
    },
  );

  test('both releases of React are named: that of the app, and that of demos', () => {
    const releases = [...notices.matchAll(/^react (\d+)\./gm)].map(([, major]) => major);
    expect(releases).toEqual(['18', '19']);
  });

  test('what only builds the site is not', () => {
    for (const name of ['@rspack/core', 'postcss', 'purgecss', 'tar-stream']) {
      expect(notices).not.toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
  });

  test('every licence has its text, and the footer of each page leads to them', () => {
    const [, ...parts] = notices.split(/\n-{80}\n/);
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) expect(part.length).toBeGreaterThan(500);
    const link = html(`${base}index.html`)('footer a[href$="third-party-notices.txt"]');
    expect(link.attr('href')).toBe(`/${base}third-party-notices.txt`);
    expect(link.text()).toBe(lang === 'en' ? 'Third-party licenses' : '第三方许可证');
  });
});
