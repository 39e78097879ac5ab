import type {ContextType} from 'react';
import type {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {LANGS, localeConfig} from '@site/config/locales';
import type {Lang} from '@site/config/types';

/**
 * What `useDocusaurusContext` gives on a page.
 *
 * @param lang - Language of the page.
 * @param siteConfig - Configuration, as far as the test needs it.
 */
export function siteContext(lang: Lang, siteConfig: object): ContextType<typeof Context> {
  const context = {
    siteConfig,
    siteMetadata: {},
    globalData: {},
    i18n: {
      defaultLocale: 'en',
      locales: LANGS,
      currentLocale: lang,
      localeConfigs: Object.fromEntries(LANGS.map((one) => [one, localeConfig(one)])),
    },
    codeTranslations: {},
  };
  return context as unknown as ContextType<typeof Context>;
}
