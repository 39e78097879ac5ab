// Change: on the 404 page, one file for all addresses, the entries lead to the address that was asked for.
import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import OriginalLocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import LostAddressLocales from '@site/src/components/NotFound/LostAddressLocales';
import {useIsNotFound} from '@site/src/components/NotFound/presence';

export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  return useIsNotFound() ? <LostAddressLocales {...props} /> : <OriginalLocaleDropdownNavbarItem {...props} />;
}
