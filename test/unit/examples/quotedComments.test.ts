/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {LANGS} from '../../../config/locales';
import {parseMeta} from '../../../content/fences/meta';
import {readQuote} from '../../../content/remark/quote';
import {commentsFile, commentsOf, readComments} from '../../../content/remark/quote/comments';
import {contentRoots, SOURCE_LANG} from '../../../content/roots';

const siteDir = process.cwd();

/** Comments of the files that a page quotes. */
function commentsShown(page: string): string[] {
  const fences = fs.readFileSync(page, 'utf8').matchAll(/^\s*`{3,}\S* (.*\bfile=.*)$/gm);
  return [...fences].flatMap(([, words = '']) => {
    const {file, region} = parseMeta(words);
    return file === undefined ? [] : commentsOf(readQuote(siteDir, file, region));
  });
}

it.each(LANGS.filter((lang) => lang !== SOURCE_LANG))('has every comment of a quoted file in %s', (lang) => {
  const {docs} = contentRoots(SOURCE_LANG);
  const pages = fs
    .readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(docs, name));
  const shown = new Set(pages.flatMap(commentsShown));
  expect(shown.size).toBeGreaterThan(0);
  // A comment that stays English, because the output of a tool shows it, is its own translation.
  expect({file: commentsFile(lang), comments: Object.keys(readComments(siteDir, lang) ?? {}).sort()}).toEqual({
    file: commentsFile(lang),
    comments: [...shown].sort(),
  });
});
