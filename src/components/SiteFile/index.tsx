import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * A link to a file that the build writes beside the pages, under its name.
 *
 * Import it in the page that uses it: as an MDX component it would be in the bundle of every page.
 *
 * @param props - `file`, its path below the site in the language of the page; `shared` for a file that
 *   all languages have in common, below the site in the default one.
 */
export default function SiteFile({file, shared = false}: {file: string; shared?: boolean}): ReactNode {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const own = useBaseUrl(`/${file}`);
  return (
    <a href={shared ? `${localeConfigs[defaultLocale]?.baseUrl ?? '/'}${file}` : own}>
      <code>{file}</code>
    </a>
  );
}
