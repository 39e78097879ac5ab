import {closeBrowser, startVisit, type Visitor} from './support/browser';
import {colourViolations} from './support/colours';

let visitor: Visitor;

beforeAll(async () => {
  visitor = await startVisit();
});
afterAll(closeBrowser);

const PALE = '<p style="color: #bbb">Pale words.</p>';

/** What is found on a page with this text, and on a second one with more of it. */
async function foundOn(html: string, more: string): Promise<[string[], string[]]> {
  const known = new Set<string>();
  const show = (body: string) =>
    visitor.page.setContent(`<!doctype html><html lang="en"><title>Colours</title><main>${body}</main></html>`);
  await show(html);
  const first = await colourViolations(visitor.page, known, 'pre');
  await show(html + more);
  return [first, await colourViolations(visitor.page, known, 'pre')];
}

test('words that are too pale are found once, however often they look so', async () => {
  const [first, second] = await foundOn(PALE, PALE + '<p>Dark words.</p>');
  expect(first).toEqual([expect.stringMatching(/^color-contrast: p /)]);
  expect(second).toEqual([]);
});

test.each([
  ['another colour', '<p style="color: #ccc">Words.</p>'],
  ['another ground', '<div style="background: #333"><p>Words.</p></div>'],
  ['a ground that shines through', '<div style="opacity: 0.3"><p>Words.</p></div>'],
  ['a look that its classes may give it', '<style>.a { color: #aaa }</style><p class="a">Words.</p>'],
])('%s is a look of its own', async (_, html) => {
  const [first, second] = await foundOn('<p>Dark words.</p>', html);
  expect(first).toEqual([]);
  expect(second).toEqual([expect.stringMatching(/^color-contrast: /)]);
});

test('a link that only its colour tells from the text around it is found', async () => {
  const link = '<p>Words and <a href="#a" style="color: #222; text-decoration: none">a link</a> in them.</p>';
  expect((await foundOn(link, ''))[0]).toEqual([expect.stringMatching(/^link-in-text-block: a/)]);
});

test('what is left out or not shown is not asked', async () => {
  const [first] = await foundOn(`<pre>${PALE}</pre><div hidden>${PALE}</div>`, '');
  expect(first).toEqual([]);
});
