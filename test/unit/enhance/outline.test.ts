import {currentHeading, distanceIntoView, refresh, startOutline} from '@site/src/enhance/behaviours/outline';

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

test.each([
  ['above the first heading is none', [700, 900], -1],
  ['a heading in the upper half is the current one', [300, 900], 0],
  ['while the next one is in the lower half, the one before it is', [-50, 600], 0],
  ['a heading under the navbar is past', [40, 600], 0],
  ['at the end it is the last one', [-900, -50], 1],
  ['in the middle of many it is found', [-900, -700, -500, 30, 70, 800, 900], 4],
  ['a page without headings has none', [], -1],
])('%s', (_, tops, current) => {
  expect(currentHeading(tops.length, (index) => tops[index]!, 60, 1000)).toBe(current);
});

const tops: Record<string, number> = {};
const active = () =>
  [...document.querySelectorAll('.table-of-contents__link--active')].map((link) => link.getAttribute('href'));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** jsdom lays nothing out: headings stand where the test says. */
function layOut(): void {
  for (const heading of document.querySelectorAll<HTMLElement>('h2')) {
    const top = tops[heading.id];
    heading.getBoundingClientRect = () => ({top}) as DOMRect;
  }
}

test('the entry of the section that is read is marked, also on the page that navigation brings', async () => {
  const pageOf = (ids: string[]) =>
    `<details><p class="table-of-contents"><a href="#${ids[0]}">narrow</a></p></details>` +
    `<nav><p class="table-of-contents">${ids.map((id) => `<a href="#${id}">${id}</a>`).join('')}</p></nav>` +
    ids.map((id) => `<div${id === 'hidden' ? ' hidden' : ''}><h2 id="${id}">${id}</h2></div>`).join('');
  document.body.innerHTML = pageOf(['a', 'hidden', 'b']);
  Object.assign(tops, {a: 100, b: 900});
  layOut();
  startOutline(document);
  await frame();
  expect(active()).toEqual(['#a']);

  Object.assign(tops, {a: -800, b: 10});
  layOut();
  document.dispatchEvent(new Event('scroll'));
  await frame();
  expect(active()).toEqual(['#b']);

  document.body.innerHTML = pageOf(['c']);
  tops.c = 2000;
  layOut();
  refresh();
  await frame();
  expect(active()).toEqual([]);
});
