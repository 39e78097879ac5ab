/** Writes the page that shows how all translations stand. It is a document of its own, without scripts. */
import {readTexts} from '../../config/texts';
import type {Lang} from '../../config/types';
import {escapeHtml} from '../../content/highlight/html';
import type {OpenPart, TranslationItem} from '../../content/translations/status';
import {fill} from '../../content/twins/llms';
import type {FilePages} from '../repository';

/** A language that is translated, and how it stands. */
export interface TranslatedLanguage {
  lang: Lang;
  items: readonly TranslationItem[];
}

/** What the page is made from. */
export interface Dashboard {
  /** Language of the page. */
  lang: Lang;
  languages: readonly TranslatedLanguage[];
  /** Name and `lang` of a language. */
  labelOf: (lang: Lang) => {label: string; htmlLang: string};
  /** Address of a page on the site; nothing for what has none. */
  addressOf: (lang: Lang, item: TranslationItem) => string | undefined;
  /** Address of this page in another language, and of the site in this one. */
  pageIn: (lang: Lang) => string;
  home: string;
  icon: string;
  /** All languages, the source first. */
  all: readonly Lang[];
  repository: FilePages;
  /** English of an item as it changed since the last acceptance. */
  diffOf: (item: TranslationItem) => string;
  /** Style sheet. */
  styles: string;
}

type State = 'current' | 'behind' | 'missing';

/** How an item stands as a whole. */
export const stateOf = ({exists, open}: Pick<TranslationItem, 'exists' | 'open'>): State =>
  !exists ? 'missing' : open.length > 0 ? 'behind' : 'current';

const idOf = (lang: Lang, {name}: TranslationItem): string => `${lang}-${name.replace(/[^\w-]+/g, '-')}`;

/** Text with code between backticks. */
const withCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Whether the page shows what changed: in a file of texts the open keys say it. */
const hasChange = (item: TranslationItem): boolean =>
  item.kind !== 'texts' && item.review !== undefined && item.open.some(({state}) => state === 'stale');

/**
 * Writes the page.
 *
 * @param dashboard - See {@link Dashboard}.
 * @returns HTML.
 */
export function dashboardPage(dashboard: Dashboard): string {
  const {lang, languages, labelOf, addressOf, repository, all} = dashboard;
  const words = readTexts('translations', lang);
  const [source = lang] = all;
  const rows = languages[0]?.items ?? [];
  const byName = new Map(languages.map((one) => [one.lang, new Map(one.items.map((item) => [item.name, item]))]));

  const linkTo = (address: string | undefined, text: string, label?: string): string =>
    address === undefined
      ? text
      : `<a href="${escapeHtml(address)}"${label === undefined ? '' : ` aria-label="${escapeHtml(label)}"`}>${text}</a>`;

  const partOf = ({id, state}: OpenPart, kind: TranslationItem['kind']): string => {
    const name =
      id !== ''
        ? kind === 'page'
          ? `#${id}`
          : id
        : kind === 'page' && state !== 'missing'
          ? words.opening
          : words.whole;
    return fill(words.state[state], {part: name});
  };

  const cell = (to: Lang, item: TranslationItem): string => {
    const state = stateOf(item);
    const {review, name, open, kind, translation, exists} = item;
    const {label} = labelOf(to);
    const named = (link: string): string => fill(words.linkOf, {link, name, language: label});
    const links = [
      ...(hasChange(item) ? [linkTo(`#${idOf(to, item)}`, words.changed, named(words.changed))] : []),
      ...(repository.edit !== '' && exists
        ? [linkTo(repository.edit + translation, words.edit, named(words.edit))]
        : []),
      ...(repository.history !== '' && exists
        ? [linkTo(repository.history + translation, words.history, named(words.history))]
        : []),
    ];
    return [
      `<td class="${state}">`,
      `<b>${exists ? linkTo(addressOf(to, item), words[state]) : words[state]}</b>`,
      review === undefined
        ? exists
          ? `<small>${words.never}</small>`
          : ''
        : `<small>${escapeHtml(fill(words.accepted, {date: review.at, name: review.by}))}</small>`,
      exists && open.length > 0
        ? `<small>${escapeHtml(fill(words.parts, {parts: new Intl.ListFormat(lang).format(open.map((part) => partOf(part, kind)))}))}</small>`
        : '',
      links.length === 0 ? '' : `<small class="links">${links.join(' ')}</small>`,
      '</td>',
    ].join('');
  };

  const group = (title: string, kind: TranslationItem['kind']): string => {
    const items = rows.filter((item) => item.kind === kind);
    if (items.length === 0) return '';
    const lines = items.map((item) => {
      const cells = languages.map(({lang: to}) => cell(to, byName.get(to)?.get(item.name) ?? item));
      const name = linkTo(addressOf(source, item), `<code>${escapeHtml(item.name)}</code>`);
      return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
    });
    const span = languages.length + 1;
    return `<tbody><tr><th scope="rowgroup" colspan="${span}">${title}</th></tr>${lines.join('\n')}</tbody>`;
  };

  const head = (names: readonly string[]): string =>
    `<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`;
  const nameOf = (one: Lang): string =>
    `<span lang="${labelOf(one).htmlLang}">${escapeHtml(labelOf(one).label)}</span>`;

  const counts = languages.map(({lang: to, items}) => {
    const count = (state: State): number => items.filter((item) => stateOf(item) === state).length;
    const numbers = (['current', 'behind', 'missing'] as const).map((state) => `<td>${count(state)}</td>`);
    return `<tr><th scope="row">${nameOf(to)}</th>${numbers.join('')}</tr>`;
  });

  const changes = languages.flatMap(({lang: to, items}) =>
    items.filter(hasChange).map((item) => {
      const title = fill(words.changesSince, {name: item.name, date: item.review?.at ?? ''});
      const text = escapeHtml(dashboard.diffOf(item).trimEnd());
      return `<h3 id="${idOf(to, item)}">${escapeHtml(title)} (${nameOf(to)})</h3>\n<pre tabindex="0" lang="${labelOf(source).htmlLang}">${text}</pre>`;
    }),
  );

  return [
    '<!doctype html>',
    `<html lang="${labelOf(lang).htmlLang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${dashboard.icon}">`,
    `<title>${words.title} | Rspress</title>`,
    `<style>${dashboard.styles}</style>`,
    '</head>',
    '<body>',
    '<header>',
    `<a href="${dashboard.home}">${words.home}</a>`,
    ...all
      .filter((other) => other !== lang)
      .map((other) => {
        const {label, htmlLang} = labelOf(other);
        return `<a href="${dashboard.pageIn(other)}" lang="${htmlLang}" hreflang="${htmlLang}">${escapeHtml(label)}</a>`;
      }),
    '</header>',
    '<main>',
    `<h1>${words.title}</h1>`,
    `<p>${withCode(words.intro)}</p>`,
    `<p>${withCode(words.how)}</p>`,
    `<h2 id="languages">${words.languages}</h2>`,
    '<div class="scroll" role="region" aria-labelledby="languages" tabindex="0"><table>',
    head([words.language, words.current, words.behind, words.missing]),
    '<tbody>',
    `<tr><th scope="row">${nameOf(source)}</th><td colspan="3">${fill(words.source, {count: rows.length})}</td></tr>`,
    ...counts,
    '</tbody></table></div>',
    `<h2 id="all">${words.all}</h2>`,
    '<div class="scroll" role="region" aria-labelledby="all" tabindex="0"><table class="all">',
    head([words.english, ...languages.map(({lang: to}) => nameOf(to))]),
    group(words.pages, 'page'),
    group(words.fragments, 'fragment'),
    group(words.texts, 'texts'),
    '</table></div>',
    ...(changes.length === 0 ? [] : [`<h2 id="changes">${words.changes}</h2>`, ...changes]),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
