import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {BUILD} from './support';

/**
 * Selectors whose last part any element could match, for a highlight or a language: browsers then work out a style for
 * each element of a page, which took up to a third of the time that the styles of a reference page take.
 *
 * @param css - A style sheet.
 */
function ofEveryElement(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(({selectors}) => {
    found.push(
      ...selectors.filter((selector) => /^(?:::(?:selection|highlight\([^)]*\))|:lang\([^)]*\))$/.test(selector)),
    );
  });
  return found;
}

test('finds what is asked of every element', () => {
  expect(ofEveryElement('::selection{a:b}:lang(en){a:b}.a::selection,::highlight(b){a:b}em:lang(zh){a:b}')).toEqual([
    '::selection',
    ':lang(en)',
    '::highlight(b)',
  ]);
});

test('no style of a page is asked of every element', () => {
  const folder = path.join(BUILD, 'assets/css');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  for (const file of sheets)
    expect({file, found: ofEveryElement(readFileSync(path.join(folder, file), 'utf8'))}).toEqual({file, found: []});
});
