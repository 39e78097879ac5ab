import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lintFor} from 'autocorrect-node';
import {glob} from 'tinyglobby';
import {isCjk, TRANSLATIONS} from '../config/languages';

/** A place where Chinese text is not set by the rules. */
export interface TypographyProblem {
  file: string;
  line: number;
  found: string;
  wanted: string;
}

/** What AutoCorrect reports of a file. */
interface LintResult {
  lines: {l: number; c: number; new: string; old: string; severity: number}[];
  error?: string;
}

/** A list of words for the search, which is YAML and not a sentence. */
const KEYWORDS = /^keywords: *\[.*\]$/m;

/**
 * Checks the spacing and punctuation of Chinese texts.
 *
 * @param source - Text of a Markdown file.
 * @param file - Its path, for the report.
 */
export function checkTypography(source: string, file: string): TypographyProblem[] {
  // MDX is Markdown to the linter; code and links are left alone.
  const text = source.replace(KEYWORDS, (line) => line.replace(/[^\n]/g, ''));
  const result = lintFor(text, 'page.md') as LintResult;
  return result.lines.map(({l, old, new: wanted}) => ({file, line: l, found: old.trim(), wanted: wanted.trim()}));
}

/**
 * Checks every page of the languages that are written without spaces.
 *
 * @param siteDir - Absolute path of the site.
 */
export async function checkAllTypography(siteDir: string): Promise<TypographyProblem[]> {
  const files = await glob(
    TRANSLATIONS.filter(isCjk).map((lang) => `i18n/${lang}/**/*.{md,mdx}`),
    {cwd: siteDir},
  );
  return files.sort().flatMap((file) => checkTypography(readFileSync(path.join(siteDir, file), 'utf8'), file));
}

/** The problems as lines for a person. */
export function formatTypography(problems: readonly TypographyProblem[]): string {
  return problems
    .map(({file, line, found, wanted}) => `${file}:${line}: "${found}" should read "${wanted}".`)
    .join('\n');
}
