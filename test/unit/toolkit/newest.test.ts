/** @jest-environment node */
import {newestOf} from '../../../scripts/newest';

test.each([
  [['1.9.0', '1.47.2', '1.47.10', '2.0.1', '1.48.0-beta.1'], '1.47.10'],
  [['2.0.0'], undefined],
  [['1.2.3'], '1.2.3'],
])('the newest 1.x of %j is %s', (versions, expected) => {
  expect(newestOf(versions, 1)).toBe(expected);
});
