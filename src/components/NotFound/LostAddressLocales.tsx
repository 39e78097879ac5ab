import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import IconLanguage from '@theme/Icon/Language';
import {localeOfPath, pathInLocale} from './locale';
import styles from './LostAddressLocales.module.css';

/**
 * The language menu of the 404 page. The page is rendered once for all addresses, so its
 * entries lead to the homes until scripts run, then to the twins of the address.
 */
export default function LostAddressLocales({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString: _queryString,
  ...props
}: Props): ReactNode {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const {pathname, search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  const active = (isBrowser && localeOfPath(pathname, localeConfigs)) || currentLocale;
  const entries = locales.map((locale) => {
    const address = isBrowser
      ? pathInLocale(pathname, locale, localeConfigs) + search + hash
      : (localeConfigs[locale]?.baseUrl ?? '/');
    return {
      label: localeConfigs[locale]?.label ?? locale,
      lang: localeConfigs[locale]?.htmlLang,
      to: `pathname://${address}`,
      target: '_self',
      autoAddBaseUrl: false,
      className: locale === active ? (mobile ? 'menu__link--active' : 'dropdown__link--active') : '',
    };
  });
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        <>
          <IconLanguage className={styles.icon} />
          {mobile
            ? translate({
                id: 'theme.navbar.mobileLanguageDropdown.label',
                message: 'Languages',
                description: 'The label for the mobile language switcher dropdown',
              })
            : localeConfigs[active]?.label}
        </>
      }
      items={[...dropdownItemsBefore, ...entries, ...dropdownItemsAfter]}
    />
  );
}
