/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import {assemble} from '../../plugins/assemble';
import {site, theme} from '../../config/site';
import type {PrimaryColor} from '../../config/types';

/** Colours by token name of a rule of a style sheet. */
function coloursOf(file: string, selector: string): Map<string, string> {
  const css = readFileSync(`src/css/${file}`, 'utf8');
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`${file} has no rule ${selector}`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...body.matchAll(/--rp-([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const value = parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Text on ground, and the ratio WCAG 2.2 AA asks for. */
const PAIRS: [text: string, ground: string, ratio: number][] = [
  ...['bg', 'bg-soft', 'bg-raised', 'bg-hover', 'brand-soft'].flatMap((ground): [string, string, number][] => [
    ['text', ground, 4.5],
    ['text-muted', ground, 4.5],
    ['brand', ground, 4.5],
    ['brand-strong', ground, 4.5],
  ]),
  ['on-brand', 'brand-fill', 4.5],
  ['on-brand', 'brand-fill-hover', 4.5],
  ...['code-bg', 'code-highlight', 'code-inline-bg'].map((ground): [string, string, number] => [
    'code-text',
    ground,
    4.5,
  ]),
  ...['note', 'tip', 'info', 'warning', 'danger'].flatMap((kind): [string, string, number][] => [
    [`${kind}-text`, `${kind}-bg`, 4.5],
    ['text', `${kind}-bg`, 4.5],
  ]),
  ['border-strong', 'bg', 3],
  ['focus', 'bg', 3],
  ['focus', 'bg-soft', 3],
];

const palettes = readdirSync('src/css/palettes');

describe.each(palettes)('palette %s', (palette) => {
  const file = `palettes/${palette}`;
  const light = new Map([...coloursOf('tokens.css', ':root'), ...coloursOf(file, ':root')]);
  const dark = new Map([
    ...light,
    ...coloursOf('tokens.css', "[data-theme='dark']"),
    ...coloursOf(file, "[data-theme='dark']"),
  ]);

  describe.each([
    ['light', light],
    ['dark', dark],
  ])('%s', (_mode, tokens) => {
    test.each(PAIRS)('%s on %s reaches %f', (text, ground, ratio) => {
      expect(contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(ratio);
    });
  });

  test('names the same colours as the others', () => {
    const names = (name: string) => [...coloursOf(`palettes/${name}`, ':root').keys()].sort();
    expect(names(palette)).toEqual(names(palettes[0] ?? ''));
  });
});

test.each(['blue', 'green'] satisfies PrimaryColor[])(
  'primaryColor %s loads that palette and no other',
  (primaryColor) => {
    const config = JSON.stringify(assemble(site, {...theme, primaryColor}, process.cwd()).presets);
    expect(config.match(/palettes\/\w+\.css/g)).toEqual([`palettes/${primaryColor}.css`]);
  },
);

test('the contrast of black on white is 21', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
});

// On Linux each name of a font that is not installed is asked for with every size and weight, before anything is shown.
test.each([
  ['sans', 1],
  ['han', 3],
  ['mono', 2],
])('the list of fonts %s has at most %d names in front of one that every system answers', (list, most) => {
  const css = readFileSync('src/css/tokens.css', 'utf8');
  const names = new RegExp(`--rp-font-${list}:([^;]+);`).exec(css)?.[1]?.split(',') ?? [];
  // A family of the name arial is one of the aliases of fontconfig.
  const answered = names.findIndex((name) => /^\s*(?:system-ui|sans-serif|monospace|arial)$/.test(name));
  expect(answered).toBeGreaterThanOrEqual(0);
  expect(answered).toBeLessThanOrEqual(most);
});
