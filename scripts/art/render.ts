// Draws every picture of the site again: `npx tsx scripts/art/render.ts`.
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {browserPath} from '../../verify/browser/browserPath.mjs';
import {card, CARD_SIZE} from './card';
import {ico} from './ico';
import {mark, markOnDark, markOnLight, tile} from './mark';
import {indexedPng} from './png';
import {darkPalette, lightPalette, press} from './press';

const STATIC = path.resolve(__dirname, '../../static');

async function rasterize(browser: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(html, {waitUntil: 'load'});
  const screenshot = await page.screenshot({omitBackground: true});
  const pixels = await page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('This browser cannot read pixels.');
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(0, 0, bitmap.width, bitmap.height).data];
  }, screenshot.toString('base64'));
  await page.close();
  return indexedPng({width, height, data: Uint8Array.from(pixels)});
}

const icon = (browser: Browser, svg: string, size: number) =>
  rasterize(
    browser,
    `<style>body{margin:0}svg{display:block;inline-size:${size}px;block-size:${size}px}</style>${svg}`,
    size,
    size,
  );

async function main(): Promise<void> {
  const {executablePath, args} = await browserPath();
  const browser = await chromium.launch({executablePath, args});
  const rounded = tile(7.5, 0.78);
  const square = tile(0, 0.62);
  const maskable = tile(0, 0.54);
  const files: Record<string, string | Buffer> = {
    'img/logo.svg': mark(markOnLight),
    'img/logo-dark.svg': mark(markOnDark),
    'img/favicon.svg': rounded,
    'img/home/press-light.svg': press(lightPalette),
    'img/home/press-dark.svg': press(darkPalette),
    'favicon.ico': ico(await icon(browser, rounded, 32), 32),
    'img/apple-touch-icon.png': await icon(browser, square, 180),
    'img/icon-192.png': await icon(browser, rounded, 192),
    'img/icon-512.png': await icon(browser, rounded, 512),
    'img/icon-maskable-512.png': await icon(browser, maskable, 512),
    'img/social-card.png': await rasterize(browser, card(), CARD_SIZE.width, CARD_SIZE.height),
  };
  await browser.close();
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(STATIC, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
    console.log(`${name}: ${content.length} bytes`);
  }
}

void main();
