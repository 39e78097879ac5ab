import {render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import VerificationNote from '@site/src/components/VerificationNote';

type Content = ComponentProps<typeof DocProvider>['content'];

function show(editUrl: string | undefined, proofs?: string) {
  const content = Object.assign(() => null, {
    metadata: {source: '@site/docs/guide/basic/ssg.mdx', editUrl},
    frontMatter: {},
    contentTitle: 'Page',
    toc: [],
    assets: {},
  }) as unknown as Content;
  return render(
    <MemoryRouter>
      <DocProvider content={content}>
        <VerificationNote version="1.47.2" samples="3" facts="0" proofs={proofs} />
      </DocProvider>
    </MemoryRouter>,
  ).container;
}

test('proofs lead to the files that hold them, on the host of the repository', () => {
  show('https://host.example/o/r/edit/main/docs/guide/basic/ssg.mdx', 'ssg:3 source:1');
  const hrefs = screen.getAllByRole('link', {hidden: true}).map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 2)).toEqual([
    'https://host.example/o/r/blob/main/examples/ssg/expect.ts',
    'https://host.example/o/r/blob/main/verify/claims/sources.data.ts',
  ]);
});

test('without a known host they are only named', () => {
  expect(show(undefined, 'ssg:3 guide:2')).toHaveTextContent(
    'Proofs of its sections, by example: ssg 3 · steps of the guide 2',
  );
  expect(screen.queryByRole('link', {name: 'ssg', hidden: true})).toBeNull();
});

test('a page without proofs says nothing of them', () => {
  expect(show(undefined, '')).not.toHaveTextContent('Proofs');
});
