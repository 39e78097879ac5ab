import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {documentedRelease} from '../../content/facts/load';
import {BUILD, htmlFiles, routeOf} from './support';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(BUILD, file), 'utf8'));
const ajv = new Ajv({allErrors: true});

/** A published file that says by which schema it is checked. */
interface Published {
  $schema: string;
  release: string;
  formatVersion: number;
}

describe.each([
  ['data/facts.json', 'data/facts.schema.json', 'facts'],
  ['data/search.json', 'data/search.schema.json', 'sections'],
  ['zh/data/search.json', 'data/search.schema.json', 'sections'],
])('%s', (file, schema, list) => {
  const data = read(file) as Published & Record<string, unknown[]>;
  const isValid = ajv.compile(read(schema) as object);

  test('is what its schema says, and names it', () => {
    isValid(data);
    expect(isValid.errors ?? []).toEqual([]);
    expect(new URL(data.$schema).pathname).toBe(`/${schema}`);
    expect(data.release).toBe(documentedRelease());
    expect(data[list]?.length).toBeGreaterThan(500);
  });

  test('is refused when a field is missing, unknown or of another format', () => {
    const {release: _release, ...rest} = data;
    expect(isValid(rest)).toBe(false);
    expect(isValid({...data, other: 1})).toBe(false);
    expect(isValid({...data, formatVersion: data.formatVersion + 1})).toBe(false);
    expect(isValid({...data, [list]: [{}]})).toBe(false);
  });
});

test('the search index for others has sections of every page', () => {
  const {sections} = read('data/search.json') as {sections: {route: string}[]};
  const routes = new Set(sections.map(({route}) => route.replace(/(.)\/$/, '$1')));
  const pages = htmlFiles().filter((file) => !/^zh[./]|404|internal\//.test(file));
  expect(pages.map(routeOf).filter((route) => !routes.has(route))).toEqual([]);
});
