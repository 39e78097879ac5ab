export function Search() {
  return (
    <a className="search-link" href="https://example.com/search">
      Search the archive
    </a>
  );
}
