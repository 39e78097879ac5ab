import path from 'node:path';
import {LANGS} from '../../config/locales';
import {stopWordsOf} from '../../config/texts';
import type {Lang} from '../../config/types';
import {entriesOf, ERRORS_PAGE, messagesIn, messagesOf} from '../../content/facts/messageEntries';
import {loadMessages} from '../../content/facts/messages';
import {UNLISTED} from '../../content/facts/unlistedMessages';
import {createPageReader} from '../../content/reader';
import type {Page} from '../../content/types';
import {readSections} from '../../plugins/search-index';
import {createEngine} from '../../search/engine';
import {toFiles} from '../../search/files';
import {unpack, type PackedHead, type PackedTail} from '../../search/pack';
import {checkMessages} from '../../verify/messages/messages';

const reader = createPageReader(path.resolve(__dirname, '../..'));

const errorsPage = async (lang: Lang): Promise<Page> =>
  (await reader.pages(lang)).find(({fileKey}) => fileKey === ERRORS_PAGE)!;

const ESC = '\u001B';

/** A message as another reader sees it: other paths and places, coloured, with the stack after it. */
function disturbed(message: string, index: number): string {
  const gaps = [`/Users/ana/Sites/our-docs/docs/guide/page-${index}.mdx:${index}:7`, 'C:\\Sites\\docs\\api.md'];
  let count = 0;
  const printed = message.replace(/…/g, () => gaps[count++ % gaps.length]!);
  return `${ESC}[31merror${ESC}[39m   ${ESC}[1m${printed}${ESC}[22m`;
}

const STACK = `    at build (file:///Users/ana/Sites/our-docs/node_modules/@rspress/core/dist/index.js:678:22)`;

describe.each(LANGS)('error messages in %s', (lang) => {
  test('every message of the packages has an entry or a reason not to have one', async () => {
    expect(checkMessages(loadMessages(), entriesOf(await errorsPage(lang)), UNLISTED)).toEqual([]);
  });

  test('every message that is pasted into the search finds its entry first, also before all of the index is there', async () => {
    const {head, tail} = toFiles(lang, await readSections(reader, lang));
    const [first, rest] = [head, tail].map((file) => file && (JSON.parse(file.content) as unknown));
    const engines = [
      createEngine(unpack(first as PackedHead), stopWordsOf(lang)),
      createEngine(unpack(first as PackedHead, rest as PackedTail), stopWordsOf(lang)),
    ];
    const messages = [...messagesOf(await errorsPage(lang))].flatMap(([id, texts]) =>
      texts.map((text) => ({id, text})),
    );
    expect(messages.length).toBeGreaterThan(90);
    const missed = messages.flatMap(({id, text}, index) => {
      const query = disturbed(text, index);
      // What is all gaps and short words is a message only if nothing follows.
      const stack = /[^…]{12,}/.test(text) ? STACK : '';
      const found = engines.map((engine, turn) => {
        return engine.search(query + (turn === 0 ? '' : stack)).pages[0]?.hits[0]?.url;
      });
      return found.every((url) => url?.endsWith(`/${ERRORS_PAGE}#${id}`) === true) ? [] : [{id, text, found}];
    });
    expect(missed).toEqual([]);
  });

  test('a message with which a paragraph of another page begins finds that paragraph, unless an entry shows it', async () => {
    const pages = await reader.pages(lang);
    const {head, tail} = toFiles(lang, await readSections(reader, lang));
    const [first, rest] = [head, tail].map((file) => file && (JSON.parse(file.content) as unknown));
    const engine = createEngine(unpack(first as PackedHead, rest as PackedTail), stopWordsOf(lang));
    const messagesFor = messagesIn(pages);
    const own = pages
      .filter(({fileKey}) => fileKey !== ERRORS_PAGE)
      .flatMap((page) =>
        [...messagesFor(page)].flatMap(([id, texts]) => texts.map((text) => ({url: `${page.routePath}#${id}`, text}))),
      );
    expect(own.length).toBeGreaterThan(25);
    const missed = own.flatMap(({url, text}, index) => {
      const hits = engine.search(disturbed(text, index)).pages.slice(0, 2);
      const urls = hits.map((page) => page.hits[0]?.url);
      return urls.includes(url) ? [] : [{url, text, urls}];
    });
    expect(missed).toEqual([]);
    const texts = own.map(({text}) => text);
    expect(texts).toContain("Cannot find module '@theme' or its corresponding type declarations");
    // A command, a name, and a message of which the page of error messages shows an example.
    expect(texts.filter((text) => /^rspress |^languageParity|^Failed to load SSG/.test(text))).toEqual([]);
  });
});
