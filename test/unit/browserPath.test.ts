/** @jest-environment node */
import {leaveOut} from '../../scripts/browser/browserPath.mjs';

const lists = (args: string[]) => args.filter((arg) => arg.startsWith('--disable-features='));

test('what a packaged browser must leave out stays in the one list that counts', () => {
  const args = leaveOut(['--single-process', '--disable-features=IsolateOrigins,MediaRouter', '--no-zygote']);
  expect(args.slice(0, 2)).toEqual(['--single-process', '--no-zygote']);
  expect(lists(args)).toHaveLength(1);
  const names = lists(args)[0]!.split('=')[1]!.split(',');
  expect(names).toEqual(expect.arrayContaining(['IsolateOrigins', 'MediaRouter', 'WebUIOmniboxPopup']));
  expect(new Set(names).size).toBe(names.length);
});

test('a list is there when there was none', () => {
  expect(lists(leaveOut(['--no-sandbox']))).toHaveLength(1);
});
