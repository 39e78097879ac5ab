import {replaceScripts} from '../page-scripts/template';

/**
 * Template of a page that names the scripts of the app as data, in the order in which they run:
 * those of the page, then those that every page starts with.
 *
 * @param template - The template of Docusaurus.
 * @throws UnexpectedInternals when it does not write scripts as expected.
 */
export function withAppScripts(template: string): string {
  const list = '[...it.scripts.filter((script) => !isFirst(script)), ...it.scripts.filter(isFirst)]';
  return replaceScripts(
    'hydrate-on-demand',
    template,
    () =>
      `<script type="application/json" id="app-scripts"><%~ JSON.stringify(${list}.map((script) => it.baseUrl + script)) %></script>`,
  );
}
