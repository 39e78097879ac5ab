/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {inflateSync} from 'node:zlib';
import {ico} from '../../scripts/art/ico';
import {mark, markOnDark, markOnLight, tile} from '../../scripts/art/mark';
import {indexedPng, quantize} from '../../scripts/art/png';
import {darkPalette, lightPalette, press} from '../../scripts/art/press';

const file = (name: string) => readFileSync(`static/${name}`);

test.each([
  ['img/home/press-light.svg', press(lightPalette)],
  ['img/home/press-dark.svg', press(darkPalette)],
  ['img/logo.svg', mark(markOnLight)],
  ['img/logo-dark.svg', mark(markOnDark)],
  ['img/favicon.svg', tile(7.5, 0.78)],
])('static/%s is what the script draws', (name, drawn) => {
  expect(file(name).toString()).toBe(drawn);
});

/** Width and height in the header of a PNG. */
const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each([
  ['img/apple-touch-icon.png', 180, 180, 20],
  ['img/icon-192.png', 192, 192, 20],
  ['img/icon-512.png', 512, 512, 40],
  ['img/icon-maskable-512.png', 512, 512, 40],
  ['img/social-card.png', 1200, 630, 100],
])('static/%s is %i by %i pixels and at most %i kB', (name, width, height, kilobytes) => {
  const png = file(name);
  expect(size(png)).toEqual([width, height]);
  expect(png.length).toBeLessThanOrEqual(kilobytes * 1000);
});

test('the manifest names pictures of the size it says', () => {
  const {icons} = JSON.parse(file('manifest.webmanifest').toString()) as {icons: {src: string; sizes: string}[]};
  expect(icons.length).toBeGreaterThan(2);
  for (const {src, sizes} of icons) {
    if (sizes !== 'any') expect(size(file(src)).join('x')).toBe(sizes);
    else expect(file(src).toString()).toContain('<svg');
  }
});

test('favicon.ico holds one PNG of 32 pixels', () => {
  const icon = file('favicon.ico');
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon[6], icon.readUInt32LE(18)]).toEqual([1, 1, 32, 22]);
  expect(size(icon.subarray(22))).toEqual([32, 32]);
  expect(ico(icon.subarray(22), 32).equals(icon)).toBe(true);
});

test('few colours are kept as they are', () => {
  const data = Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 128, 255, 0, 0, 255, 0, 0, 0, 0]);
  const {palette, indices} = quantize({width: 2, height: 2, data});
  expect([...indices].flatMap((index) => palette[index] ?? [])).toEqual([...data]);
});

test('many colours become at most 256, each near its own', () => {
  const data = Uint8Array.from(
    Array.from({length: 4096}, (_, i) => [
      (i % 16) * 17,
      (Math.floor(i / 16) % 16) * 17,
      Math.floor(i / 256) * 17,
      255,
    ]).flat(),
  );
  const {palette, indices} = quantize({width: 64, height: 64, data});
  expect(palette).toHaveLength(256);
  const errors = [...indices].flatMap((index, i) =>
    (palette[index] ?? []).map((value, channel) => Math.abs(value - (data[i * 4 + channel] ?? 0))),
  );
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(16);
});

test('a written PNG holds its pixels row by row', () => {
  const data = Uint8Array.from([1, 2, 3, 255, 4, 5, 6, 255, 1, 2, 3, 255, 1, 2, 3, 255]);
  const png = indexedPng({width: 2, height: 2, data});
  const at = png.indexOf('IDAT');
  const rows = [...inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))];
  const palette = png.subarray(png.indexOf('PLTE') + 4);
  const colour = (index: number) => [...palette.subarray(index * 3, index * 3 + 3)];
  expect([rows[0], rows[3]]).toEqual([0, 0]);
  expect([rows[1], rows[2], rows[4], rows[5]].flatMap((index) => colour(index ?? -1))).toEqual([
    1, 2, 3, 4, 5, 6, 1, 2, 3, 1, 2, 3,
  ]);
});
