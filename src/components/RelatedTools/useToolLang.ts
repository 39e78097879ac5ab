import {useLocation} from '@docusaurus/router';
import {toolLang} from '@site/config/tools';
import type {Lang} from '@site/config/types';

/**
 * Language of the tool lists on the current page.
 *
 * @returns What `toolLang` makes of the route. The router knows the route on the
 *   server as well, so the first render in the browser agrees with the HTML.
 */
export function useToolLang(): Lang {
  return toolLang(useLocation().pathname);
}
