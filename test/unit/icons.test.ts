/** @jest-environment node */
import {readFileSync, statSync} from 'node:fs';
import {imageSize} from 'image-size';

const file = (name: string) => readFileSync(`static/${name}`);

test.each([
  ['favicon.ico', 32, 32, 5],
  ['img/apple-touch-icon.png', 180, 180, 20],
  ['img/icon-192.png', 192, 192, 20],
  ['img/icon-512.png', 512, 512, 40],
  ['img/icon-maskable-512.png', 512, 512, 40],
  ['img/social-card.png', 1200, 630, 100],
  ['img/social-card.zh.png', 1200, 630, 100],
])('static/%s is %i by %i pixels and at most %i kB', (name, width, height, kilobytes) => {
  expect(imageSize(file(name))).toMatchObject({width, height});
  expect(statSync(`static/${name}`).size).toBeLessThanOrEqual(kilobytes * 1000);
});

test('the manifest names images of the size it says', () => {
  const {icons} = JSON.parse(file('manifest.webmanifest').toString()) as {icons: {src: string; sizes: string}[]};
  expect(icons.length).toBeGreaterThan(2);
  for (const {src, sizes} of icons) {
    const {type, width, height} = imageSize(file(src));
    expect({src, sizes: type === 'svg' ? 'any' : `${width}x${height}`}).toEqual({src, sizes});
  }
});
