import type {Lang} from '../../../config/languages';
import {readTexts} from '../../../config/texts';

/** Words around facts. They are part of the page at build time, not of a component. */
export type FactStrings = ReturnType<typeof readTexts<'facts'>>;

/** Words of a language. */
export const stringsOf = (lang: Lang): FactStrings => readTexts('facts', lang);
