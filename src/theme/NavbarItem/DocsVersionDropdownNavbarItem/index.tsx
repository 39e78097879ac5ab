// Change: while no version is cut, the menu is named Version and lists only its fixed entries.
import type {ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import OriginalDocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  if (versions.length > 1) {
    return <OriginalDocsVersionDropdownNavbarItem {...props} />;
  }
  const {
    docsPluginId: _docsPluginId,
    dropdownActiveClassDisabled: _dropdownActiveClassDisabled,
    dropdownItemsBefore,
    dropdownItemsAfter,
    versions: _versions,
    ...rest
  } = props;
  return (
    <DropdownNavbarItem
      {...rest}
      label={translate({
        id: 'site.navbar.version',
        message: 'Version',
        description: 'Label of the version menu while no version is cut',
      })}
      items={[...dropdownItemsBefore, ...dropdownItemsAfter]}
    />
  );
}
