// Change: while no version is cut, the menu shows the documented release and lists only its fixed entries.
import type {ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import OriginalDocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {CustomFields} from '@site/config/types';
import hidden from '@site/src/css/visuallyHidden.module.css';

export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  const {release} = useDocusaurusContext().siteConfig.customFields as unknown as CustomFields;
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
  const version = translate({
    id: 'site.navbar.version',
    message: 'Version',
    description: 'Before the number of the release, in the label of the version menu',
  });
  return (
    <DropdownNavbarItem
      {...rest}
      label={
        props.mobile ? (
          `${version} ${release}`
        ) : (
          <>
            <span className={hidden.visuallyHidden}>{version}</span> {release}
          </>
        )
      }
      items={[...dropdownItemsBefore, ...dropdownItemsAfter]}
    />
  );
}
