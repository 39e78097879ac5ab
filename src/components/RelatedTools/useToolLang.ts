import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocation} from '@docusaurus/router';
import {toolLang} from '@site/config/tools';
import type {CustomFields, Lang, ToolLists} from '@site/config/types';

/**
 * Language of the tool lists on the current page.
 *
 * @returns What `toolLang` makes of the route. The router knows the route on the
 *   server as well, so the first render in the browser agrees with the HTML.
 */
export function useToolLang(): Lang {
  return toolLang(useLocation().pathname);
}

/** The lists of tools of the site that was built, with their texts. */
export function useToolLists(): ToolLists {
  const {siteConfig} = useDocusaurusContext();
  return (siteConfig.customFields as unknown as CustomFields).tools;
}
