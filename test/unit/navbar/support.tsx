import {StrictMode, type ReactElement} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {assemble} from '@site/plugins/assemble';
import {toolLists} from '@site/config/toolLists';
import {site, theme} from '@site/config/site';
import type {Lang, ThemeSettings} from '@site/config/types';
import {siteContext} from '../../support/siteContext';

export interface PlaceOptions {
  /** Path of the page, with the locale prefix. */
  path?: string;
  settings?: Partial<ThemeSettings>;
  /** `false` while rendering on the server and hydrating. */
  isBrowser?: boolean;
}

/**
 * Puts a component where it stands on the site: under a route, with the site's
 * configuration, in strict mode.
 */
export function onPage(
  element: ReactElement,
  {path = '/', settings = {}, isBrowser = true}: PlaceOptions = {},
): ReactElement {
  const lang: Lang = path.startsWith('/zh') ? 'zh' : 'en';
  const baseUrl = lang === 'zh' ? '/zh/' : '/';
  const config = assemble(site, {...theme, ...settings}, process.cwd());
  const customFields = {...config.customFields, tools: toolLists(lang)};
  const value = siteContext(lang, {...config, customFields, baseUrl});
  return (
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <Context.Provider value={value}>
          <BrowserContext.Provider value={isBrowser}>{element}</BrowserContext.Provider>
        </Context.Provider>
      </MemoryRouter>
    </StrictMode>
  );
}

/** Fails a test in which React or a library complains. */
export function spyOnConsole(): {complaints: () => unknown[][]} {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  return {complaints: () => [...error.mock.calls, ...warn.mock.calls]};
}
