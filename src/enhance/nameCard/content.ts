/** What a card says: taken from the page of the reference that tells of the name. */

const HEADING = /^H[1-6]$/;

/** End of a sentence, in either language. */
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|vs))[.!?](?=\s|$)|[。！？]/g;

/** Last part of a dotted name, as it is written in code: `nav[].text` → `text`. */
const lastPart = (name: string): string => name.replaceAll('[]', '').split('.').at(-1) ?? '';

/** Whether an element names what the link names. */
const names = (element: Element | null, name: string): boolean => {
  const text = element?.textContent?.trim() ?? '';
  return text === name || lastPart(text) === name;
};

/** Elements after a heading up to the next one of its depth or above. */
function sectionOf(heading: Element): Element[] {
  const section: Element[] = [];
  for (let next = heading.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (HEADING.test(next.tagName) && next.tagName <= heading.tagName) break;
    section.push(next);
  }
  return section;
}

/** The first sentence of a paragraph, with its links and code. */
function firstSentence(paragraph: Element): DocumentFragment {
  const range = paragraph.ownerDocument.createRange();
  range.selectNodeContents(paragraph);
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const [index, text] of texts.entries()) {
    if (text.parentElement?.closest('code')) continue;
    for (const match of text.data.matchAll(SENTENCE_END)) {
      const end = match.index + 1;
      // A full stop right before code or a link that goes on, such as that of a file name.
      if (end === text.data.length && /^\S/.test(texts[index + 1]?.data ?? '') && match[0] === '.') continue;
      range.setEnd(text, end);
      return range.cloneContents();
    }
  }
  return range.cloneContents();
}

/** A row of a table as terms with what is said about them, and the last cell as text. */
function ofRow(row: Element, heads: readonly Element[]): {facts: Element; text: Element | undefined} {
  const page = row.ownerDocument;
  const facts = page.createElement('dl');
  facts.className = 'fact';
  const cells = [...row.querySelectorAll('td, th')].slice(1);
  const described = row.closest('table')?.classList.contains('fact-table') === true || cells.length === 1;
  cells.slice(0, described ? -1 : undefined).forEach((cell, index) => {
    if (cell.textContent?.trim() === '–') return;
    const line = page.createElement('div');
    line.className = 'fact__row';
    const [term, value] = [page.createElement('dt'), page.createElement('dd')];
    term.append(heads[index + 1]?.textContent ?? '');
    value.append(...[...cell.childNodes].map((node) => node.cloneNode(true)));
    line.append(term, value);
    facts.append(line);
  });
  return {facts, text: described ? cells.at(-1) : undefined};
}

/** Text of a heading without the link to itself. */
function titleOf(heading: Element): Node[] {
  return [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.hash-link')))
    .map((node) => node.cloneNode(true));
}

/** What a card consists of; its nodes belong to the page of the reference. */
export interface CardContent {
  title: Node[];
  /** Type, default and state. */
  facts?: Element;
  /** One sentence. */
  text?: DocumentFragment;
}

/**
 * Takes what a card says from the page of the reference.
 *
 * @param page - The page, which is left as it is.
 * @param id - Id that the link names; empty for the page as a whole.
 * @param name - The name in the sample.
 * @returns Nothing when the page has no such place.
 */
export function contentOf(page: Document, id: string, name: string): CardContent | undefined {
  const heading = id === '' ? page.querySelector('h1') : page.getElementById(id);
  if (heading === null) return undefined;
  if (heading.matches('tr')) return rowContent(heading);
  const section = sectionOf(heading.closest('header') ?? heading);
  // The fields of an entry stand in a table below it.
  const row = section
    .flatMap((element) => [...element.querySelectorAll('tbody tr')])
    .find((each) => [...(each.firstElementChild?.querySelectorAll('code') ?? [])].some((code) => names(code, name)));
  if (row !== undefined && !names(heading, name)) return rowContent(row);
  const [facts] = section;
  const isEntry = facts?.matches('dl.fact') === true;
  const paragraph = section
    .slice(isEntry ? 1 : 0)
    .find((element) => element.matches('p, dl.fact') || HEADING.test(element.tagName));
  return {
    title: titleOf(heading),
    ...(isEntry && {facts}),
    ...(paragraph?.matches('p') && {text: firstSentence(paragraph)}),
  };
}

function rowContent(row: Element): CardContent {
  const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
  const {facts, text} = ofRow(row, heads);
  return {
    title: [...(row.firstElementChild?.childNodes ?? [])].map((node) => node.cloneNode(true)),
    ...(facts.hasChildNodes() && {facts}),
    ...(text && {text: firstSentence(text)}),
  };
}
