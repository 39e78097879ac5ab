import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import IconLanguage from '@theme/Icon/Language';
import {pathInLocale} from './locale';
import styles from './LostAddressLocales.module.css';

/**
 * The language menu of the 404 page, which is rendered once for all addresses: its entries follow
 * the address. Rendered in the browser only.
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
  const entries = locales.map((locale) => {
    const address = pathInLocale(pathname, locale, localeConfigs) + search + hash;
    return {
      label: localeConfigs[locale]?.label ?? locale,
      lang: localeConfigs[locale]?.htmlLang,
      to: `pathname://${address}`,
      target: '_self',
      autoAddBaseUrl: false,
      className: locale === currentLocale ? (mobile ? 'menu__link--active' : 'dropdown__link--active') : '',
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
            : localeConfigs[currentLocale]?.label}
        </>
      }
      items={[...dropdownItemsBefore, ...entries, ...dropdownItemsAfter]}
    />
  );
}
