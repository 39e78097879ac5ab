import path from 'node:path';
import {createPageReader} from '../../content/reader';
import {loadRelease} from '../../content/facts/next/moves';
import {LANGS} from '../../config/locales';
import {Guide} from '../../verify/guide/guide';
import {digestOfMove, followMove, MOVED_EXAMPLE} from '../../verify/next/prove';
import {formatProblems} from '../../verify/samples/report';

test('the blocks of every page of the tour can be applied in order and give the folder that readers can copy', async () => {
  const reader = createPageReader(path.resolve(__dirname, '../..'));
  const {problems} = await new Guide(reader, {build: false}).checkAll();
  expect(formatProblems([{problems}])).toBe('');
});

test('the page about moving leads to the project that the next major release was seen to build', async () => {
  const root = path.resolve(__dirname, '../..');
  const reader = createPageReader(root);
  const {proof} = loadRelease();
  expect(proof).toMatchObject({example: MOVED_EXAMPLE, pages: expect.any(Number), headings: expect.any(Number)});
  expect(Math.min(proof.pages, proof.headings)).toBeGreaterThan(5);
  for (const lang of LANGS) {
    const followed = await followMove(root, reader, lang);
    expect(formatProblems([{problems: followed.problems}])).toBe('');
    // It differs after a change of the example or of a block: "npm run toolkit:next" builds them again.
    expect(digestOfMove(followed)).toBe(proof.digest);
  }
});
