import { useState } from 'react';
import { type DefaultMatchResultItem, useFullTextSearch } from 'rspress/theme';

export function Search() {
  const { initialized, search } = useFullTextSearch();
  const [hits, setHits] = useState<DefaultMatchResultItem[]>([]);

  async function find(keyword: string) {
    if (keyword === '') {
      setHits([]);
      return;
    }
    const [ownPages] = await search(keyword, 5);
    setHits((ownPages?.result ?? []) as DefaultMatchResultItem[]);
  }

  return (
    <div className="herbarium-search" role="search">
      <input
        type="search"
        aria-label="Search the herbarium"
        disabled={!initialized}
        onChange={event => void find(event.target.value)}
      />
      <ul>
        {hits.map((hit, index) => (
          <li key={index}>
            <a href={hit.link}>
              {hit.type === 'content' ? hit.statement : hit.header}
            </a>
            <small>{hit.title}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
