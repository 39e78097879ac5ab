import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CustomFields} from '@site/config/types';

/**
 * Settings of the look, from `config/site.ts`.
 *
 * @returns The theme settings of the running site.
 */
export function useThemeSettings(): CustomFields['theme'] {
  const {siteConfig} = useDocusaurusContext();
  return (siteConfig.customFields as unknown as CustomFields).theme;
}
