/** What the page for what is not kept says. */
export interface AbsentTexts {
  title: string;
  lead: string;
  link: string;
}

const MAIN = /<main class="?[^>]*>.*?<\/main>/s;

/** Value of the attribute that has a class of the page, whose name ends in a hash. */
const classOf = (name: string, html: string): string | undefined => {
  const [, quoted, plain] = new RegExp(`class=(?:"([^"]*\\b${name}_[^"]*)"|(${name}_\\w+))`).exec(html) ?? [];
  return quoted ?? plain;
};

const TITLE = /<title[^>]*>.*?<\/title>/;
const LANGUAGE_SCRIPT = /<script [^>]*data-languages=[^>]*><\/script>/;

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * Makes the page for what is not kept from the one for lost addresses, which has what is around it.
 *
 * @param lost - The page for lost addresses.
 * @param texts - See {@link AbsentTexts}.
 * @param home - Address that it leads to.
 * @throws Error when that page is not as expected.
 */
export function absentPage(lost: string, {title, lead, link}: AbsentTexts, home: string): string {
  const main = MAIN.exec(lost)?.[0] ?? '';
  const [page, heading, text, actions, action] = ['page', 'title', 'lead', 'actions', 'action'].map((name) =>
    classOf(name, main),
  );
  if (!page || !heading || !text || !actions || !action || !TITLE.test(lost)) {
    throw new Error(
      '404.html has no main part with a title, a lead and an action, from which the page for readers without a network could be made. Adapt plugins/offline/absent.ts to src/components/NotFound.',
    );
  }
  const content = [
    `<main class="${page}">`,
    `<h1 class="${heading}">${escape(title)}</h1>`,
    `<p class="${text}">${escape(lead)}</p>`,
    `<div class="${actions}"><a class="${action}" href="${home}">${escape(link)}</a></div>`,
    '</main>',
  ].join('');
  return lost
    .replace(MAIN, () => content)
    .replace(TITLE, () => `<title>${escape(title)}</title>`)
    .replace(LANGUAGE_SCRIPT, '');
}
