import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import Admonition from '@theme/Admonition';
import type {TranslationData} from '@site/content/data';

/** Props of {@link TranslationNotice}. */
export interface TranslationNoticeProps {
  /** Source of the page as Docusaurus names it, such as `@site/i18n/zh/…`. */
  source: string;
  /** Headings of the page, to name the sections. */
  toc: readonly {id: string; value: string}[];
}

/** Tells readers of a translation which sections changed in English since it was made. */
export default function TranslationNotice({source, toc}: TranslationNoticeProps): ReactNode {
  const data = usePluginData('page-index') as TranslationData | undefined;
  const sections = data?.outdated[source.replace(/^@site\//, '')];
  if (sections === undefined) return null;
  const named = toc.filter(({id}) => sections.includes(id));
  return (
    <Admonition type="warning">
      <p>
        <Translate id="site.translation.outdated" description="Shown on a translated page whose English source changed">
          The English version of this page changed after this translation was made.
        </Translate>
      </p>
      {named.length > 0 && (
        <ul>
          {named.map(({id, value}) => (
            <li key={id}>
              {/* Headings come from the site's own pages as HTML. */}
              <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
            </li>
          ))}
        </ul>
      )}
    </Admonition>
  );
}
