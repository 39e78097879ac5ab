import {readFile} from 'node:fs/promises';
import path from 'node:path';
import postcss, {type Root} from 'postcss';

/** Selector under which the tokens have the values of the dark mode. */
const DARK = "[data-theme='dark']";

/** Comments are for those who change a file, and blank lines too. */
function compact(root: Root): string {
  root.walkComments((comment) => {
    comment.remove();
  });
  return root.toString().replace(/\s*\n\s*/g, ' ');
}

/**
 * Style sheet of a page without scripts: the tokens of the site, in the mode that the system asks for.
 *
 * @param files - Absolute paths of the files of tokens, then of the styles that use them.
 * @returns CSS in one line.
 */
export async function plainStyles(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const sheets = texts.map((text, i) => {
    const root = postcss.parse(text, {from: path.basename(files[i] ?? '')});
    root.walkRules((rule) => {
      if (rule.selector !== DARK) return;
      const media = postcss.atRule({name: 'media', params: '(prefers-color-scheme: dark)'});
      rule.replaceWith(media);
      media.append(rule.clone({selector: ':root'}));
    });
    return compact(root);
  });
  return sheets.join(' ');
}
