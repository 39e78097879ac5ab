/** @jest-environment node */
import {readFileSync, statSync} from 'node:fs';
import {imageSize} from 'image-size';
import {site} from '../../config/site';
import type {Lang} from '../../config/types';
import {installManifest} from '../../plugins/offline/manifest';

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
  const {icons} = installManifest(site, 'en', '/');
  expect(icons.length).toBeGreaterThan(2);
  for (const {src, sizes} of icons) {
    const {type, width, height} = imageSize(file(src));
    expect({src, sizes: type === 'svg' ? 'any' : `${width}x${height}`}).toEqual({src, sizes});
  }
});

test('an installed site begins in the language of the page it was installed from, and may show the others', () => {
  const of = (lang: Lang, base: string) => {
    const {start_url: start, scope, lang: named} = installManifest({...site, base: '/sub/'}, lang, base);
    return [
      named,
      ...[start, scope].map((address) => new URL(address, `https://host${base}manifest.webmanifest`).pathname),
    ];
  };
  expect(of('en', '/sub/')).toEqual(['en', '/sub/', '/sub/']);
  expect(of('zh', '/sub/zh/')).toEqual(['zh-CN', '/sub/zh/', '/sub/']);
});
