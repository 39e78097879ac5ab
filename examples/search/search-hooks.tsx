import {
  type AfterSearch,
  type BeforeSearch,
  type OnSearch,
  RenderType,
} from 'rspress/theme';

// #region before
export const beforeSearch: BeforeSearch = query => {
  console.debug(`herbarium: looking for ${query}`);
  // Nothing is returned: a query that differs from the typed one is searched
  // for, but its results are not shown.
};
// #endregion before

// #region on
interface Photo {
  name: string;
  url: string;
}

const photos: Photo[] = [
  { name: 'Nettle in May', url: 'https://example.com/photos/nettle' },
];

export const onSearch: OnSearch = query => {
  const found = photos.filter(photo =>
    photo.name.toLowerCase().includes(query.toLowerCase()),
  );
  return [{ group: 'Photos', result: found, renderType: RenderType.Custom }];
};
// #endregion on

// #region render
export const render = (found: Photo[]) => (
  <ul className="herbarium-photos">
    {found.map(photo => (
      <li key={photo.url}>
        <a href={photo.url}>{photo.name}</a>
      </li>
    ))}
  </ul>
);
// #endregion render

// #region after
export const afterSearch: AfterSearch = (query, result) => {
  console.debug(`herbarium: ${query} has ${result.length} groups`);
};
// #endregion after
