import {localeConfig} from '../config/locales';
import type {Lang} from '../config/types';
import type {Page} from './types';

/** Folder of the pictures that stand for pages where they are shared, below `static/`. */
export const CARDS = 'img/cards';

/** Record of what each picture says, in that folder: by path of the picture, without extension. */
export const CARDS_RECORD = 'drawn.json';

/** Size of a picture in pixels, which is what sites that show one expect. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

/** Heaviest that a picture may be, in bytes. */
export const CARD_LIMIT = 100_000;

/** What the picture of a page says. */
export interface Card {
  /** Path of the picture below the folder, without extension. */
  name: string;
  lang: Lang;
  title: string;
  /** Where the page is: area and group of the sidebar. Empty for a page that no sidebar lists. */
  section: string;
}

/**
 * The pictures of the pages of a language. The home page has the picture of the site.
 *
 * @param pages - Pages of the language.
 * @param lang - Language.
 * @returns One picture for each page of the documentation.
 */
export function cardsOf(pages: readonly Pick<Page, 'fileKey' | 'kind' | 'title'>[], lang: Lang): Card[] {
  const {nav, sidebar} = localeConfig(lang);
  const sections = new Map(
    Object.entries(sidebar).flatMap(([area, groups]) =>
      groups.flatMap(({text = '', items = []}) => {
        const name = nav.find(({activeMatch}) => activeMatch === `${area}/`)?.text ?? '';
        const section = [name, text].filter((part, i, all) => part !== '' && all.indexOf(part) === i).join(' · ');
        return items.map(({_fileKey}): [string, string] => [_fileKey ?? '', section]);
      }),
    ),
  );
  return pages
    .filter(({kind}) => kind === 'doc')
    .map(({fileKey, title}) => ({
      name: `${lang}/${fileKey.replaceAll('/', '-')}`,
      lang,
      title,
      section: sections.get(fileKey) ?? '',
    }));
}

/**
 * What a picture says, in one text by which a change is noticed.
 *
 * @param card - The picture.
 */
export const cardText = ({title, section}: Card): string => `${section}\n${title}`;
