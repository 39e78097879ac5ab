/**
 * `npm run cards`: draws the pictures that stand for pages where links to them are shared.
 *
 * Draws those whose title or section has changed, and removes those of pages that are gone. The fonts
 * are those of this machine: it needs one with Han characters.
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from 'playwright-core';
import {LANGS, localeConfig} from '../../config/locales';
import {CARD_LIMIT, CARD_SIZE, CARDS, CARDS_RECORD, cardsOf, cardText, type Card} from '../../content/cards';
import {repositoryRoot} from '../../content/examples/list';
import {createPageReader} from '../../content/reader';
import {browserPath} from '../../verify/browser/browserPath';

const STATIC = path.join(repositoryRoot, 'static');
const FOLDER = path.join(STATIC, CARDS);
const RECORD = path.join(FOLDER, CARDS_RECORD);

const FONT = "'Helvetica Neue', Arial, 'Liberation Sans', 'PingFang SC', 'Noto Sans CJK SC', sans-serif";

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawing({lang, title, section}: Card, mark: string): string {
  return `<!doctype html>
<html lang="${localeConfig(lang).htmlLang}">
<meta charset="utf-8">
<style>
  body { position: relative; margin: 0; overflow: hidden; background: #0e131b; color: #f2f6fd; font-family: ${FONT};
    inline-size: ${CARD_SIZE.width}px; block-size: ${CARD_SIZE.height}px; }
  body > * { position: absolute; inset-inline-start: 80px; margin: 0; }
  .mark { inset-block-start: 72px; display: flex; align-items: center; gap: 24px; font-size: 34px; font-weight: 700; }
  .mark svg { inline-size: 68px; block-size: 68px; }
  .text { inset-block-end: 84px; inline-size: 1040px; }
  p { margin: 0 0 20px; color: #b4c2d9; font-size: 32px; }
  h1 { margin: 0; font-size: ${title.length > 34 ? 68 : 84}px; line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
  .edge { inset: auto 0 0; block-size: 10px; background: linear-gradient(to right, #123f9f 16.67%, #1d5fd6 0 33.33%,
    #3a7bf0 0 50%, #7db2ff 0 66.67%, #22b8d8 0 83.33%, #5fe0f1 0); }
</style>
<div class="mark">${mark}<span>Rspress 1.x</span></div>
<div class="text"><p>${escape(section)}</p><h1>${escape(title)}</h1></div>
<div class="edge"></div>`;
}

/** A character that no font has. */
const NO_GLYPH = '\u{10FFFD}';

/** Characters that the fonts of this machine lack: they look like one that no font has. */
function missingGlyphs(view: Page, text: string): Promise<string[]> {
  return view.evaluate(
    ({characters, font, NO_GLYPH}) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 48;
      const context = canvas.getContext('2d', {willReadFrequently: true});
      if (context === null) throw new Error('The browser has no canvas.');
      // Without a function of its own name: the page lacks what the compiler of this script would call for it.
      const looks = [NO_GLYPH, ...characters].map((character) => {
        context.clearRect(0, 0, 48, 48);
        context.font = `32px ${font}`;
        context.fillText(character, 4, 36);
        return context.getImageData(0, 0, 48, 48).data.join();
      });
      return characters.filter((_, i) => looks[i + 1] === looks[0]);
    },
    {characters: [...new Set(text.replace(/\s/g, ''))], font: FONT, NO_GLYPH},
  );
}

/** What lies over the text box of a picture. */
const overflow = (view: Page): Promise<boolean> =>
  view.evaluate(() => {
    const text = document.querySelector('.text')!.getBoundingClientRect();
    return text.top < document.querySelector('.mark')!.getBoundingClientRect().bottom || text.right > window.innerWidth;
  });

async function main(): Promise<void> {
  const reader = createPageReader(repositoryRoot);
  const cards = (await Promise.all(LANGS.map(async (lang) => cardsOf(await reader.pages(lang), lang)))).flat();
  const drawn = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>) : {};
  const fileOf = (name: string): string => path.join(FOLDER, `${name}.png`);
  const mark = readFileSync(path.join(STATIC, 'img/logo-dark.svg'), 'utf8');
  const browser = await chromium.launch(await browserPath());
  try {
    const view = await browser.newPage({viewport: {...CARD_SIZE}});
    for (const card of cards) {
      if (drawn[card.name] === cardText(card) && existsSync(fileOf(card.name))) continue;
      await view.setContent(drawing(card, mark));
      const missing = await missingGlyphs(view, card.title + card.section);
      if (missing.length > 0) {
        throw new Error(`No font of this machine has ${missing.join(' ')}, of ${card.name}. Install one that does.`);
      }
      if (await overflow(view)) throw new Error(`"${card.title}" does not fit the picture of ${card.name}.`);
      const picture = await view.screenshot({type: 'png'});
      if (picture.byteLength > CARD_LIMIT) {
        throw new Error(`${card.name}: ${picture.byteLength} bytes, more than ${CARD_LIMIT}.`);
      }
      mkdirSync(path.dirname(fileOf(card.name)), {recursive: true});
      writeFileSync(fileOf(card.name), picture);
      console.log(`${card.name} (${picture.byteLength} bytes)`);
    }
  } finally {
    await browser.close();
  }
  for (const name of Object.keys(drawn).filter((known) => !cards.some((card) => card.name === known))) {
    rmSync(fileOf(name), {force: true});
    console.log(`removed ${name}: there is no such page`);
  }
  const record = Object.fromEntries(cards.map((card) => [card.name, cardText(card)]));
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}

void main();
