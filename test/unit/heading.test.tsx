import type {ReactNode} from 'react';
import {render, screen} from '@testing-library/react';
import Heading from '@site/src/theme/Heading';

jest.mock('@docusaurus/theme-common', () => ({useAnchorTargetClassName: () => 'target'}));
jest.mock('@docusaurus/Link', () => ({to, ...props}: {to: string; children: ReactNode}) => <a href={to} {...props} />);

test.each([
  [<code key="0">editLink</code>, 'editLink'],
  [['Use ', <code key="1">_meta.json</code>], 'Use _meta.json'],
  ['Next steps', 'Next steps'],
])('the link beside a heading is called as the heading is spelled: %#', (children, name) => {
  render(
    <Heading as="h3" id="an-id">
      {children}
    </Heading>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(`Direct link to ${name}`);
});
