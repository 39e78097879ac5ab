import {UnexpectedInternals} from '../unexpected';

/** The part of a template that writes the scripts of a page. */
const SCRIPTS = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*(<script .*) defer><\/script>\s*<% }\); %>/;

/**
 * Template of a page that puts the scripts of the page itself in front of those that every page
 * starts with. These run in their order once the page is parsed; each of the others is a task of
 * its own, whenever it arrives: the bundler's runtime waits for those it needs.
 *
 * @param template - The template of Docusaurus, as its setting `ssrTemplate` takes one.
 * @throws UnexpectedInternals when it does not write scripts as expected.
 */
export function withPageScripts(template: string): string {
  if (!SCRIPTS.test(template)) {
    throw new UnexpectedInternals('page-scripts', `The template of pages should write scripts by ${SCRIPTS}.`);
  }
  const isFirst = '(script) => /(?:^|\\/)(?:runtime~)?main\\.[^/]+$/.test(script)';
  return template.replace(
    SCRIPTS,
    (_all, tag: string) =>
      `<% const isFirst = ${isFirst}; it.scripts.filter((script) => !isFirst(script)).forEach((script) => { %>
      ${tag} async></script>
    <% }); it.scripts.filter(isFirst).forEach((script) => { %>
      ${tag} defer></script>
    <% }); %>`,
  );
}
