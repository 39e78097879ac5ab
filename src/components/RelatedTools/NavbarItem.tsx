export default function RelatedToolsNavbarItem() { return null; }
