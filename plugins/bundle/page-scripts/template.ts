import {UnexpectedInternals} from '../unexpected';

/** The part of a template that writes the scripts of a page. */
const SCRIPTS = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*(<script .*) defer><\/script>\s*<% }\); %>/;

/** The scripts that every page starts with, in the language of templates. */
const IS_FIRST = 'const isFirst = (script) => /(?:^|\\/)(?:runtime~)?main\\.[^/]+$/.test(script);';

/**
 * Writes scripts in another way than a template does.
 *
 * @param trick - Who asks, for the error.
 * @param template - The template of Docusaurus, as its setting `ssrTemplate` takes one.
 * @param write - Makes the new part from the beginning of a tag, up to the address and its quote. In the
 *   part, `isFirst` tells the scripts that every page starts with.
 * @throws UnexpectedInternals when the template does not write scripts as expected.
 */
export function replaceScripts(trick: string, template: string, write: (tag: string) => string): string {
  if (!SCRIPTS.test(template)) {
    throw new UnexpectedInternals(trick, `The template of pages should write scripts by ${SCRIPTS}.`);
  }
  return template.replace(SCRIPTS, (_all, tag: string) => `<% ${IS_FIRST} %>${write(tag)}`);
}

/**
 * Template of a page that puts the scripts of the page itself in front of those that every page
 * starts with. These run in their order once the page is parsed; each of the others is a task of
 * its own, whenever it arrives: the bundler's runtime waits for those it needs.
 *
 * @param template - The template of Docusaurus.
 * @throws UnexpectedInternals when it does not write scripts as expected.
 */
export function withPageScripts(template: string): string {
  return replaceScripts(
    'page-scripts',
    template,
    (tag) => `<% it.scripts.filter((script) => !isFirst(script)).forEach((script) => { %>
      ${tag} async></script>
    <% }); it.scripts.filter(isFirst).forEach((script) => { %>
      ${tag} defer></script>
    <% }); %>`,
  );
}
