import type { OnSearch } from 'rspress/theme';

const rank = (link: string) => (link.includes('/guide/') ? 0 : 1);

export const onSearch: OnSearch = (_query, [pages]) => {
  pages?.result.sort((a, b) => rank(a.link) - rank(b.link));
};
