import {appScripts} from './page';

/** Address of the script that every page of a release starts; a plain bundle names it by a tag. */
function mainScript(page: Document): string | null | undefined {
  const [tag] = [...page.scripts].filter(({src}) => /\/main\.[^/]*js$/.test(src));
  return page.getElementById('app-scripts') === null ? tag?.getAttribute('src') : appScripts(page).at(-1);
}

/**
 * Whether the site was deployed anew since this page was loaded, so that its files may be gone.
 *
 * @returns `false` too when that can't be found out, as without a connection.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(window.location.href, {cache: 'no-cache'});
    if (!response.ok) return false;
    const served = new DOMParser().parseFromString(await response.text(), 'text/html');
    return mainScript(served) !== mainScript(document);
  } catch {
    return false;
  }
}
