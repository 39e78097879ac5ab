import {createHash} from 'node:crypto';
import {FRAMED_BY, PAGE_POLICY, type Policy} from '../../config/hosting';

/** A style sheet that stood in a page. */
export interface MovedStyles {
  /** Name of its file, with a hash of what is in it. */
  name: string;
  css: string;
}

/** A page that keeps its policy. */
export interface SecuredPage {
  html: string;
  /** Sources of its inline scripts, as a policy names them. */
  hashes: string[];
  styles: MovedStyles[];
}

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** Icons that Docusaurus writes into each page: they have a presentation attribute for what their style says. */
const HIDDEN_ICONS = /<svg style="display:\s*none;?"/g;

/** Scripts of another type are data and do not run. */
const RUNS = /^(?:|module|(?:text|application)\/javascript)$/;

/** An attribute, whose value may hold anything, or the slash at the end of a tag. */
const PART = /\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s*\//.source;

/** A tag with its attributes. */
const TAG = new RegExp(`<([a-z][\\w:-]*)((?:${PART})*)\\s*>`, 'gi');

/** A tag up to an attribute that is refused: whether a page has one takes a third of the time of listing its tags. */
const REFUSED = new RegExp(`<[a-z][\\w:-]*(?:${PART})*?\\s+(?:style|on[a-z]+)(?=[\\s=/>])`, 'i');

const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

const sha256 = (text: string) => createHash('sha256').update(text);

/** A policy as headers and pages write it. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

/**
 * Policy of a page.
 *
 * @param hashes - Sources of the scripts that stand in it.
 */
export function pagePolicy(hashes: readonly string[]): Policy {
  const {'default-src': rest = [], ...others} = PAGE_POLICY;
  return {'default-src': rest, ...(hashes.length === 0 ? {} : {'script-src': ["'self'", ...hashes]}), ...others};
}

/** Policy of pages as a header, which can say who may frame them. */
export const pageHeader = (hashes: readonly string[]): string => policyText({...pagePolicy(hashes), ...FRAMED_BY});

/**
 * Sources of the scripts that stand in a page, as a policy names them, each once.
 *
 * @param html - The page.
 */
export function scriptHashes(html: string): string[] {
  const sources = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) => {
    const of = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
    const type = (of.get('type') ?? '').replace(/["']/g, '').toLowerCase();
    return of.has('src') || !RUNS.test(type) ? [] : [`'sha256-${sha256(code).digest('base64')}'`];
  });
  return [...new Set(sources)];
}

/**
 * Attributes of a page that its policy keeps browsers from heeding: styles, and handlers of events.
 *
 * @param html - The page.
 * @returns The tags, each once.
 */
export function refusedTags(html: string): string[] {
  const shown = html.replace(SCRIPT, '');
  if (!REFUSED.test(shown)) return [];
  const tags = [...shown.matchAll(TAG)].filter(([, , attributes = '']) =>
    [...attributes.matchAll(ATTRIBUTE)].some(([, name = '']) => /^(?:style|on[a-z]+)$/i.test(name)),
  );
  return [...new Set(tags.map(([tag]) => tag))];
}

/**
 * Makes a page keep a policy without `unsafe-inline`: moves its styles to a file, allows its scripts
 * by their hashes, and says so in a tag in front of all that it speaks of.
 *
 * @param html - The page as it was written.
 * @param file - Name of the page, for the error.
 * @param address - Address of a style sheet, by the name of its file.
 * @throws Error when the page has styles or handlers in attributes, or does not say its encoding.
 */
export function securePage(html: string, file: string, address: (name: string) => string): SecuredPage {
  const styles: MovedStyles[] = [];
  const moved = html.replace(HIDDEN_ICONS, '<svg display="none"').replace(STYLE, (_all, css: string) => {
    const name = `inline.${sha256(css).digest('hex').slice(0, 8)}.css`;
    styles.push({name, css});
    return `<link rel=stylesheet href=${address(name)}>`;
  });
  const refused = refusedTags(moved);
  if (refused.length > 0) {
    throw new Error(
      `${file}: the content security policy has browsers pass over styles and handlers in attributes, such as\n` +
        refused.map((tag) => `  ${tag}`).join('\n') +
        '\nGive the element a class of a style sheet, and bind events in a script.',
    );
  }
  if (!CHARSET.test(moved)) throw new Error(`${file} does not say its encoding, after which its policy has to stand.`);
  const hashes = scriptHashes(moved);
  const tag = `<meta http-equiv=Content-Security-Policy content="${policyText(pagePolicy(hashes))}">`;
  return {html: moved.replace(CHARSET, (charset) => charset + tag), hashes, styles};
}
