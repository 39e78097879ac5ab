/** @jest-environment node */
import {createEngine} from '@site/search/engine';
import {pack, unpack} from '@site/search/pack';
import {section} from './corpus';

const ESC = '\u001B';

const errors = {route: '/errors', title: 'Errors'};
const sections = [
  section({...errors, text: 'Every message.'}),
  section({
    ...errors,
    heading: 'Dead',
    anchor: 'dead',
    messages: ['Link to "…" is dead, check it in "…"', 'Dead link'],
  }),
  section({...errors, heading: 'Failed', anchor: 'failed', messages: ['Page "…" rendering error. …']}),
  section({...errors, heading: 'Window', anchor: 'window', messages: ['window is not defined']}),
  section({...errors, heading: 'Module', anchor: 'module', messages: ['Module … not found']}),
  section({
    route: '/links',
    title: 'Links',
    heading: 'Dead links',
    anchor: 'dead',
    text: 'A dead link is a link to nothing.',
  }),
  section({
    route: '/users',
    title: 'Users',
    heading: 'Projects',
    anchor: 'p',
    text: 'Users have projects and docs: link.',
  }),
];
const engine = createEngine(sections);

/** Route and anchor of the first hit. */
const first = (query: string): string | undefined => engine.search(query).pages[0]?.hits[0]?.url;

describe('a message that is pasted', () => {
  it.each([
    ['as it is printed', 'Link to "/none" is dead, check it in "guide/a.md"', '/errors#dead'],
    ['with other quotes and spaces', 'link to `/none`   is dead,\ncheck it in guide/a.md', '/errors#dead'],
    [
      'with colours, paths, places and a stack',
      `${ESC}[31merror${ESC}[39m   ${ESC}[1mLink to "/none"${ESC}[22m is dead, check it in "/Users/projects/docs/link.md:12:7"    at check (file:///Users/projects/docs/x.js:1:2)`,
      '/errors#dead',
    ],
    ['with colours that lost their escape', '[31merror[39m Link to "/none" is dead, check it in "a"', '/errors#dead'],
    ['after lines of other programs', 'Users projects docs\n> build\nwindow is not defined', '/errors#window'],
    ['with the first words only', 'window is not', '/errors#window'],
    ['of short words only', 'error Module dayjs not found', '/errors#module'],
  ])('leads to what explains it %s', (_, query, url) => {
    expect(first(query)).toBe(url);
  });

  it('with another one in it gives both, the longer one first', () => {
    const [page] = engine.search('Page "/a" rendering error. ReferenceError: window is not defined').pages;
    expect(page?.hits.slice(0, 2).map(({url}) => url)).toEqual(['/errors#failed', '/errors#window']);
  });

  it('is found by its words, even where the text of its section is not there yet', () => {
    const empty = createEngine([section({...errors, heading: 'Z', anchor: 'z', messages: ['The moon comes … late']})]);
    expect(empty.search('The moon comes 3 days late').pages[0]?.hits[0]?.url).toBe('/errors#z');
  });
});

it.each(['dead', 'link', 'module', 'a module that is not found anywhere', 'links to nothing'])(
  'takes %s for an ordinary query',
  (query) => {
    const plain = createEngine(sections.map((entry) => ({...entry, messages: []})));
    expect(engine.search(query).pages).toEqual(plain.search(query).pages);
  },
);

it('reads any input in a time that does not explode', () => {
  const hostile = `${'Link to " is dead, '.repeat(500)}${ESC}[${'1;'.repeat(2000)}`;
  expect(engine.search(hostile).query.length).toBeLessThanOrEqual(256);
});

it('keeps messages when sections are packed', () => {
  const {head, tail} = pack(sections);
  expect(unpack(head, tail).map(({messages}) => messages)).toEqual(sections.map(({messages}) => messages));
});
