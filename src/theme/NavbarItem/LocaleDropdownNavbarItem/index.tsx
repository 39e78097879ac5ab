// Change: on the 404 page, one file for all addresses, the entries lead to the address that was asked for.
import type {ReactNode} from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import OriginalLocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import LostAddressLocales from '@site/src/components/NotFound/LostAddressLocales';

/** Name that Docusaurus gives the plugin of the 404 route. */
const NOT_FOUND_PLUGIN = 'native';

export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  const {plugin} = useRouteContext();
  return plugin.name === NOT_FOUND_PLUGIN ? (
    <LostAddressLocales {...props} />
  ) : (
    <OriginalLocaleDropdownNavbarItem {...props} />
  );
}
