// Change: nothing. The tags of the theme tell a crawler of another search what a page is; this site has its own.
export default function SearchMetadata(): null {
  return null;
}
