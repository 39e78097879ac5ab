/** What the tag of the script says. */
export interface LanguageScript {
  /** Address of the script. */
  src: string;
  /** Path of the language of the page. */
  base: string;
  /** Paths of all languages. */
  languages: readonly string[];
}

/** A script has to run before what it keeps from being drawn, and after the encoding is known. */
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Adds the script to a 404 page that shows the one of another language in its place.
 *
 * @param html - The page as it was written.
 * @param script - See {@link LanguageScript}.
 * @throws Error when the page does not begin as expected.
 */
export function withLanguageScript(html: string, {src, base, languages}: LanguageScript): string {
  if (!CHARSET.test(html)) throw new Error('404.html does not say its encoding, after which its script has to run.');
  const tag = `<script src="${src}" data-language-base="${base}" data-languages="${languages.join(' ')}"></script>`;
  return html.replace(CHARSET, (charset) => charset + tag);
}
