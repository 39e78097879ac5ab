/** The constant by which the client entry chooses between hydrating and rendering anew. */
export const HYDRATE = 'process.env.HYDRATE_CLIENT_ENTRY';

const ROOT_START = /<div id="?__docusaurus"?>/;

/**
 * Empties the root element of a page, so that the browser renders it.
 *
 * @param html - A page as the static generator wrote it.
 * @throws Error when the page has no root element.
 */
export function emptyRoot(html: string): string {
  const start = ROOT_START.exec(html);
  const end = html.lastIndexOf('</div>');
  if (start === null || end < start.index) throw new Error('The page has no root element to empty.');
  return html.slice(0, start.index + start[0].length) + html.slice(end);
}

interface DefiningPlugin {
  _args?: unknown[];
  definitions?: Record<string, unknown>;
}

/**
 * Replaces the hydration constant in the plugins of a bundler configuration.
 *
 * @param plugins - Plugins of the client configuration.
 * @returns Whether the constant was found.
 */
export function disableHydration(plugins: readonly unknown[]): boolean {
  for (const plugin of plugins as readonly (DefiningPlugin | null | undefined)[]) {
    for (const definitions of [plugin?.definitions, plugin?._args?.[0]]) {
      if (typeof definitions === 'object' && definitions !== null && HYDRATE in definitions) {
        (definitions as Record<string, unknown>)[HYDRATE] = 'false';
        return true;
      }
    }
  }
  return false;
}
