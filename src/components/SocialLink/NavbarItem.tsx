export default function SocialLinkNavbarItem() { return null; }
