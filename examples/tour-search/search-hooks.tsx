import { type OnSearch, RenderType } from 'rspress/theme';

interface Photo {
  name: string;
  url: string;
}

const photos: Photo[] = [
  { name: 'The lake in October', url: 'https://example.com/photos/lake' },
  { name: 'On the ridge', url: 'https://example.com/photos/ridge' },
];

export const onSearch: OnSearch = (query) => {
  const found = photos.filter((photo) => photo.name.toLowerCase().includes(query.toLowerCase()));
  if (found.length > 0) {
    return [{ group: 'Photos', result: found, renderType: RenderType.Custom }];
  }
};

export const render = (found: Photo[]) => (
  <ul>
    {found.map((photo) => (
      <li key={photo.url}>
        <a href={photo.url}>{photo.name}</a>
      </li>
    ))}
  </ul>
);
