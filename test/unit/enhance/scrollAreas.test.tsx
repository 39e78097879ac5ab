import ScrollArea from '@site/src/components/ScrollArea';
import {asleep, type Asleep} from './support';

/** What a browser tells of sizes, and jsdom does not know. */
let measured: (entries: {target: Element}[]) => void = () => undefined;
const observed = new Set<Element>();

let startScrollAreas: typeof import('@site/src/enhance/behaviours/scrollAreas').startScrollAreas;
let page: Asleep;
const box = () => document.querySelector<HTMLElement>('[data-scroll-area]')!;

function show(contentWidth: number, width = 100): void {
  Object.defineProperties(box(), {
    clientWidth: {value: width, configurable: true},
    scrollWidth: {value: contentWidth, configurable: true},
  });
  measured([...observed].map((target) => ({target})));
}

beforeEach(async () => {
  observed.clear();
  window.ResizeObserver = class {
    constructor(callback: (entries: never[]) => void) {
      measured = (entries) => callback(entries as never[]);
    }
    observe(element: Element) {
      observed.add(element);
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  jest.resetModules();
  ({startScrollAreas} = await import('@site/src/enhance/behaviours/scrollAreas'));
  page = asleep(
    <ScrollArea label="Table">
      <table />
    </ScrollArea>,
  );
  startScrollAreas(document);
});
afterEach(() => page.leave());

const attributes = () => ['role', 'tabindex', 'aria-label', 'data-scrolls'].map((name) => box().getAttribute(name));

test('until it is measured, the keyboard reaches a box', () => {
  expect(attributes()).toEqual(['group', '0', 'Table', null]);
});

test('a box is a stop of the keyboard as long as it scrolls', () => {
  show(100);
  expect(attributes()).toEqual([null, null, null, null]);
  show(101);
  expect(attributes()).toEqual(['group', '0', 'Table', '']);
  show(80);
  expect(attributes()).toEqual([null, null, null, null]);
});

test('a box that is not shown keeps what it has', () => {
  show(0, 0);
  expect(attributes()).toEqual(['group', '0', 'Table', null]);
});

test('what is in the box is watched too', () => {
  expect([...observed]).toEqual([box(), box().firstElementChild]);
});

test('React takes the box over and draws it again as it is', async () => {
  show(100);
  await page.wake();
  await page.wake();
  expect(page.mismatches).toEqual([]);
  expect(attributes()).toEqual([null, null, null, null]);
});
