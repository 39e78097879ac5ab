import type {Lang} from '../../config/languages';
import {readTexts} from '../../config/texts';
import type {Difference} from './types';

/**
 * Says in words what a release does otherwise than it declares.
 *
 * @param difference - The difference.
 * @param lang - Language of the reader.
 * @returns One or two sentences.
 * @throws Error when the English file has none.
 */
export function summaryOf({id}: Pick<Difference, 'id'>, lang: Lang): string {
  const summary = readTexts('corrections', lang)[id];
  if (summary === undefined) {
    throw new Error(`i18n/en/texts/corrections.json: no sentence about the difference "${id}". Add the key "${id}".`);
  }
  return summary;
}
