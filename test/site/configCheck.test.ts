/** Links of the check of a configuration, against the pages they lead to. */
import path from 'node:path';
import {createConfigFacts} from '../../content/configFacts';
import {loadFacts} from '../../content/facts/load';
import {loadMoves, loadRelease} from '../../content/facts/next/moves';
import {createPageReader} from '../../content/reader';
import {html, idsOf} from './support';

const reader = createPageReader(path.resolve(__dirname, '../..'));

test.each([
  ['en', ''],
  ['zh', '/zh'],
] as const)('every link of the check leads to an element of a page: %s', async (lang, prefix) => {
  const sources = {facts: loadFacts(), release: loadRelease(), moves: loadMoves(), lang, prefix};
  const facts = createConfigFacts({...sources, pages: await reader.pages(lang)});
  const links = new Set([
    ...[...JSON.stringify(facts).matchAll(/"link":"([^"]+)"/g)].map(([, link]) => link!),
    ...['packages', ...Object.keys(facts.rows)].map((id) => `${facts.movingPage}#${id}`),
  ]);
  expect(links.size).toBeGreaterThan(100);
  const dead = [...links].filter((link) => {
    const [route = '', id] = link.split('#');
    const file = `${prefix}${route}.html`.slice(1);
    return id === undefined ? html(file)('h1').length === 0 : !idsOf(file).has(id);
  });
  expect(dead).toEqual([]);
});
