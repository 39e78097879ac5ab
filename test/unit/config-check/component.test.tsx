import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfigChecker from '../../../src/components/ConfigChecker';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, children}: {to: string; children: React.ReactNode}) => <a href={to}>{children}</a>,
}));

jest.mock('@generated/config-check/default/facts.json', () => {
  const {knowledge} = jest.requireActual<typeof import('./support')>('./support');
  return {__esModule: true, default: knowledge()};
});

const SOURCE = "export default {\n  titel: 'Harbour',\n  builderPlugins: [],\n  themeConfig: theme(),\n};\n";

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', {name: /rspress\.config\.ts/});
const item = (label: string) => screen.getByText(label).closest('li')!;

test('what is pasted is checked, said in one line, and told line by line', async () => {
  render(<ConfigChecker />);
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(field());
  await userEvent.paste(SOURCE);
  await screen.findByText('Unknown option', undefined, {timeout: 10_000});
  expect(screen.getByRole('status').textContent).toMatch(
    /^Problems in 1\.x: 1\. Changes for 2\.x: \d+\. Parts that were not checked: 1\.$/,
  );
  expect(item('Unknown option').textContent).toContain('1.x has no option titel. Did you mean title?');
  expect(within(item('Renamed or moved')).getByRole('link', {name: 'What to change'}).getAttribute('href')).toBe(
    '/guide/about/moving-to-2#builder-plugins',
  );
  await userEvent.click(within(item('Renamed or moved')).getByRole('button', {name: 'Line 3'}));
  expect(document.activeElement).toBe(field());
  expect(SOURCE.slice(field().selectionStart, field().selectionEnd)).toBe('  builderPlugins: [],');
  await userEvent.clear(field());
  expect(screen.queryByText('Unknown option')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an example has a fault of many sorts', async () => {
  render(<ConfigChecker />);
  await userEvent.click(screen.getByRole('button', {name: 'Try an example'}));
  await screen.findAllByText('Unknown option', undefined, {timeout: 10_000});
  for (const label of ['Wrong type', 'Unknown value', 'No effect', 'Unexpected effect', 'Removed', 'New default'])
    expect(screen.getAllByText(label).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', {name: 'Not checked'})).toBeTruthy();
});

test('a file that is no configuration, and one with an error, say so', async () => {
  render(<ConfigChecker />);
  await userEvent.click(field());
  await userEvent.paste('const a = 1;');
  await screen.findByText(/No configuration found/, undefined, {timeout: 10_000});
  await userEvent.clear(field());
  await userEvent.paste("export default {\n  title: 'A\n};");
  await screen.findByText('The file has a syntax error in line 2, column 10.', undefined, {timeout: 10_000});
});
