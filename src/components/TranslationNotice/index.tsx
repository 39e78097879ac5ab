import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import Admonition from '@theme/Admonition';
import {SOURCE_LANG} from '@site/config/languages';
import type {TranslationData} from '@site/content/data';

/** Props of {@link TranslationNotice}. */
export interface TranslationNoticeProps {
  /** Source of the page as Docusaurus names it, such as `@site/docs/…`. */
  source: string;
}

/**
 * Whether a page is shown in English to readers of another language, because it is not translated.
 *
 * @param source - Source of the page as Docusaurus names it.
 */
export function useIsUntranslated(source: string): boolean {
  const {currentLocale} = useDocusaurusContext().i18n;
  return currentLocale !== SOURCE_LANG && !source.startsWith('@site/i18n/');
}

/** Tells readers of a translation that a page is not translated, or which sections changed in English since. */
export default function TranslationNotice({source}: TranslationNoticeProps): ReactNode {
  const data = usePluginData('page-index') as TranslationData | undefined;
  if (useIsUntranslated(source)) {
    return (
      <Admonition type="note">
        <p>
          <Translate id="site.translation.missing" description="Shown above an English page that is not translated">
            This page is not translated yet, so it is shown in English.
          </Translate>
        </p>
      </Admonition>
    );
  }
  const sections = data?.outdated[source.replace(/^@site\//, '')];
  if (sections === undefined) return null;
  return (
    <Admonition type="warning">
      <p>
        <Translate id="site.translation.outdated" description="Shown on a translated page whose English source changed">
          The English version of this page changed after this translation was made. These parts differ:
        </Translate>
      </p>
      <ul>
        {sections.map(({text, url}) => (
          <li key={url}>
            <a href={url} lang={SOURCE_LANG} hrefLang={SOURCE_LANG}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Admonition>
  );
}
