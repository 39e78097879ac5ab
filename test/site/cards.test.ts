import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {LANGS} from '../../config/locales';
import {CARD_LIMIT, CARD_SIZE, CARDS, CARDS_RECORD, cardsOf, cardText} from '../../content/cards';
import {pageIndex} from './support';

const FOLDER = path.resolve('static', CARDS);
const drawn = JSON.parse(readFileSync(path.join(FOLDER, CARDS_RECORD), 'utf8')) as Record<string, string>;

const cards = LANGS.flatMap((lang) =>
  cardsOf(
    pageIndex(lang).map(({_relativePath, title}) => {
      const [, fileKey] =
        /^(?:docs|i18n\/zh\/docusaurus-plugin-content-docs\/current)\/(.*)\.mdx?$/.exec(_relativePath) ?? [];
      return {fileKey: fileKey ?? '', kind: fileKey === undefined ? 'page' : 'doc', title};
    }),
    lang,
  ),
);

test('every page has its picture, with its title and section of today: npm run cards', () => {
  expect(drawn).toEqual(Object.fromEntries(cards.map((card) => [card.name, cardText(card)])));
  expect(globSync('**/*.png', {cwd: FOLDER}).sort()).toEqual(cards.map(({name}) => `${name}.png`).sort());
});

test('every picture has the size that is expected, and is light', () => {
  for (const {name} of cards) {
    const picture = readFileSync(path.join(FOLDER, `${name}.png`));
    // The first chunk of a PNG begins with both sides.
    expect({name, width: picture.readUInt32BE(16), height: picture.readUInt32BE(20)}).toEqual({name, ...CARD_SIZE});
    expect(picture.byteLength).toBeLessThanOrEqual(CARD_LIMIT);
  }
});

test('a page that is renamed is noticed', () => {
  const [card] = cardsOf([{kind: 'doc', fileKey: 'guide/basic/ssg', title: 'Another title'}], 'en');
  expect(card).toMatchObject({name: 'en/guide-basic-ssg', section: expect.stringMatching(/ · /) as string});
  expect(drawn['en/guide-basic-ssg']).not.toBe(card && cardText(card));
});
