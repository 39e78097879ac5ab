/** @jest-environment node */
import {formatDay} from '../../src/components/LastChange/formatDay';

const DAY = 86_400_000;

test.each(['en', 'zh', 'de'])('a day in %s is written as the platform writes it', (lang) => {
  const format = new Intl.DateTimeFormat(lang, {dateStyle: 'medium', timeZone: 'UTC'});
  for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2025, 0, 2); time += DAY / 2 - 1) {
    expect(formatDay(time, lang)).toBe(format.format(time));
  }
});
