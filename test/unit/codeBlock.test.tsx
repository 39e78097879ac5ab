import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeBlock from '../../src/components/CodeBlock';
import PageParts from '../../src/components/PageParts';
import {refreshBehaviours, startBehaviours} from '../../src/enhance/behaviours';
import {renderCode} from '../../content/rehype/render';

const settings = {showLineNumbers: false, defaultWrapCode: false, codeHighlighter: 'prism'} as const;

/** What the copy button of a fence puts on the clipboard. */
async function copied(source: string, language: string, meta: string): Promise<string> {
  const user = userEvent.setup();
  const {unmount} = render(
    <>
      <CodeBlock {...renderCode(source, language, meta, settings)} />
      <PageParts />
    </>,
  );
  startBehaviours(document);
  refreshBehaviours(document);
  await user.click(screen.getByRole('button', {name: 'Copy code'}));
  const text = await navigator.clipboard.readText();
  unmount();
  return text;
}

test('the change of a file is copied as its new lines', async () => {
  expect(await copied(' a: 1,\n-b: 1,\n+b: 2,\n+c: 3,\n d: 4,', 'diff', 'title="a.ts"')).toBe('b: 2,\nc: 3,');
  expect(await copied(' a\n+<b>', 'diff', 'title="a.md"')).toBe('<b>');
});

test('every other block is copied whole, the listing of a patch with its signs', async () => {
  expect(await copied('a\nb', 'ts', 'title="a.ts"')).toBe('a\nb');
  expect(await copied(' a\n-b\n+c', 'diff', '')).toBe(' a\n-b\n+c');
});

test.each([
  ['excerpt="docs/a.md"', 'Excerptdocs/a.md'],
  ['output', 'Output'],
  ['title="a.md" optional', 'Optionala.md'],
  ['title="a.md" replaces', 'Replaces the filea.md'],
  ['title="a.md"', 'a.md'],
])('the bar of a block says what it is for: %s', (meta, bar) => {
  const {container} = render(<CodeBlock {...renderCode('x', 'md', meta, settings)} />);
  expect(container.querySelector('.title')?.textContent).toBe(bar);
});
