import {render} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Backlinks from '@site/src/components/Backlinks';

/** The row of an entry that so many pages use. */
function show(count: number) {
  const pages = Array.from({length: count}, (_, i) => ({title: `Page ${i + 1}`, to: `/page-${i + 1}`}));
  return render(
    <MemoryRouter>
      <Backlinks backlinks={{title: {pages, examples: [], more: 0}}} id="title" />
    </MemoryRouter>,
  ).container;
}

test('pages beyond the first four fold away, and are all there', () => {
  const box = show(9).querySelector('details');
  expect(box).not.toHaveAttribute('open');
  expect(box?.querySelector('summary')).toHaveTextContent('5 more');
  expect(box).toHaveTextContent('Page 5, Page 6, Page 7, Page 8, Page 9');
  expect(box?.querySelectorAll('a').length).toBe(5);
});

test('a single page more is no reason to fold', () => {
  const row = show(5);
  expect(row.querySelector('details')).toBeNull();
  expect(row).toHaveTextContent('Page 1, Page 2, Page 3, Page 4, Page 5');
});
