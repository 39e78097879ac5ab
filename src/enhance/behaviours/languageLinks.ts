import {elementOf} from './parts';

/**
 * Makes the language menu lead to the same place on the page. The app does so too, but links are
 * followed before it has started, and while it does.
 *
 * @param root - Document that is shown.
 */
export function startLanguageLinks(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = elementOf(event, '.dropdown__menu a[lang]');
    if (link) Object.assign(link, {search: location.search, hash: location.hash});
  });
}
