/** @jest-environment node */
import {LANGS} from '../../config/languages';
import {readTexts} from '../../config/texts';
import {formatDay} from '../../src/components/LastChange/formatDay';

const DAY = 86_400_000;

test.each<[lang: string, pattern: string]>([
  ...LANGS.map((lang): [string, string] => [lang, readTexts('site', lang).day]),
  ['de', ''],
])('a day in %s is written as the platform writes it', (lang, pattern) => {
  const format = new Intl.DateTimeFormat(lang, {dateStyle: 'medium', timeZone: 'UTC'});
  for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2025, 0, 2); time += DAY / 2 - 1) {
    expect(formatDay(time, lang, pattern)).toBe(format.format(time));
  }
});
