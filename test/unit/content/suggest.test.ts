/** @jest-environment node */
import {didYouMean, nearest} from '../../../content/suggest';

test('the nearest names come first, others not at all', () => {
  expect(nearest('navbr', ['footer', 'navbar', 'nav'], {most: 3})).toEqual(['navbar', 'nav']);
  expect(nearest('station', ['sidebar', 'navbar'])).toEqual([]);
});

test('case does not count, and the end of a dotted name is near the whole', () => {
  expect(nearest('CLEANURLS', ['route.cleanUrls', 'cleanup'])).toEqual(['route.cleanUrls']);
  expect(nearest('Title', ['title'])).toEqual(['title']);
});

test('the dot at the end of a sentence makes no other sentence near', () => {
  expect(nearest('It builds with it.', ['No.', 'It builds without it.'])).toEqual(['It builds without it.']);
});

test('the number of letters that may differ can be given', () => {
  expect(nearest('sidbar', ['sidebar'], {edits: 1})).toEqual(['sidebar']);
  expect(nearest('sdbar', ['sidebar'], {edits: 1})).toEqual([]);
});

test('a hint is a sentence, or nothing', () => {
  expect(didYouMean('titl', ['tile', 'title'], 2)).toBe(' Did you mean "title" or "tile"?');
  expect(didYouMean('titel', ['title'])).toBe(' Did you mean "title"?');
  expect(didYouMean('title', ['sidebar'])).toBe('');
});
