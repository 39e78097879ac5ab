// Change: registers the navbar items of this site beside those of the theme.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import RelatedToolsNavbarItem from '@site/src/components/RelatedTools/NavbarItem';
import SocialLinkNavbarItem from '@site/src/components/SocialLink/NavbarItem';

export default {
  ...ComponentTypes,
  'custom-relatedTools': RelatedToolsNavbarItem,
  'custom-socialLink': SocialLinkNavbarItem,
};
