/** @jest-environment node */
import type * as Module from '../../../content/processCache';

/** The module as another plugin has it: a copy of its own. */
function copy(): typeof Module {
  let loaded: typeof Module | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof Module>('../../../content/processCache');
  });
  return loaded!;
}

test('copies of the module share a store by its name', () => {
  const [first, second] = [copy(), copy()];
  expect(first.processCache).not.toBe(second.processCache);
  first.processCache<number>('numbers').set('one', 1);
  expect(second.processCache<number>('numbers').get('one')).toBe(1);
  expect(second.processCache<number>('others').has('one')).toBe(false);
});
