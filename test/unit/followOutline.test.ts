/** @jest-environment node */
import {distanceIntoView} from '../../src/clientModules/followOutline';

const box = {top: 100, bottom: 500};

test.each([
  ['stays for an entry in view', {top: 200, bottom: 220}, 0],
  ['goes up to an entry above', {top: 60, bottom: 80}, -60],
  ['goes up to an entry near the upper edge', {top: 110, bottom: 130}, -10],
  ['goes down to an entry below', {top: 600, bottom: 620}, 140],
  ['goes down to an entry near the lower edge', {top: 470, bottom: 490}, 10],
])('the outline %s', (_, entry, distance) => {
  expect(distanceIntoView(box, entry, 20)).toBe(distance);
});
