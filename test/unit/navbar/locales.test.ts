/** @jest-environment node */
import {pathInLocale} from '@site/src/components/NotFound/locale';

describe('the twin of a lost address', () => {
  const locales = {en: {baseUrl: '/'}, zh: {baseUrl: '/zh/'}};

  test.each([
    ['/guide/nothing', 'zh', '/zh/guide/nothing'],
    ['/zh/guide/nothing', 'en', '/guide/nothing'],
    ['/zh/guide/nothing', 'zh', '/zh/guide/nothing'],
    ['/nothing/', 'zh', '/zh/nothing'],
    ['/zh', 'en', '/'],
    ['/zhejiang', 'zh', '/zh/zhejiang'],
  ])('%s in %s is %s', (path, locale, expected) => {
    expect(pathInLocale(path, locale, locales)).toBe(expected);
  });

  test('below a base', () => {
    const based = {en: {baseUrl: '/docs/'}, zh: {baseUrl: '/docs/zh/'}};
    expect(pathInLocale('/docs/x', 'zh', based)).toBe('/docs/zh/x');
    expect(pathInLocale('/elsewhere', 'zh', based)).toBe('/docs/zh/');
  });
});
