/** @jest-environment node */
import {stopWordsOf} from '@site/config/texts';
import {readStopWords} from '@site/search/engine/stopWords';
import {cleanQuery, MAX_QUERY_LENGTH, MAX_UNITS, parseQuery, wholeTerm} from '@site/search/engine/query';

const STOP = readStopWords(stopWordsOf('zh'));

const units = (query: string) => parseQuery(cleanQuery(query), STOP).units.map((unit) => unit.term);

describe('cleanQuery', () => {
  it('cuts what nobody types', () => {
    expect(cleanQuery('a'.repeat(10_000))).toHaveLength(MAX_QUERY_LENGTH);
  });

  it('drops controls, direction marks and lone surrogates', () => {
    expect(cleanQuery('a\u0000b\u202Ec\uD800d\u200Be')).toBe('abcde');
  });

  it('collapses white space and keeps one at the end', () => {
    expect(cleanQuery('  nav \n\t bar  ')).toBe('nav bar ');
  });

  it('never ends in half a character', () => {
    const query = cleanQuery(`${'a'.repeat(MAX_QUERY_LENGTH - 1)}😀`);
    expect(query).toBe('a'.repeat(MAX_QUERY_LENGTH - 1));
  });
});

describe('parseQuery', () => {
  it('drops the words of the question', () => {
    expect(units('how do I deploy to Netlify')).toEqual(['deploy', 'netlify']);
    expect(units('如何自定义主题')).toEqual(['自定', '定义', '义主', '主题']);
    expect(units('SSG 是什么')).toEqual(['ssg']);
  });

  it('keeps them when there is nothing else', () => {
    expect(units('how to')).toEqual(['how', 'to']);
    expect(units('是什么')).toEqual(['是什', '什么']);
  });

  it('does not take a unit twice', () => {
    expect(units('base base BASE')).toEqual(['base']);
  });

  it('marks the term still being typed', () => {
    expect(parseQuery('custom th').units.map((unit) => unit.open)).toEqual([false, true]);
    expect(parseQuery('custom th ').units.map((unit) => unit.open)).toEqual([false, false]);
    expect(parseQuery('图').units[0]?.open).toBe(true);
    expect(parseQuery('图标').units[0]?.open).toBe(false);
  });

  it('offers neighbours as one word', () => {
    expect(parseQuery('nav bar ').joined).toEqual([{term: 'navbar', units: [0, 1], open: false}]);
    expect(parseQuery('use m', STOP).joined).toEqual([{term: 'usem', units: [0], open: true}]);
  });

  it('bounds the work', () => {
    const many = Array.from({length: 100}, (_, i) => `w${i}`).join(' ');
    expect(units(many).length).toBeLessThanOrEqual(MAX_UNITS);
  });

  it('is empty for input without letters and digits', () => {
    expect(parseQuery(cleanQuery('?!* 🎉')).units).toEqual([]);
  });
});

describe('wholeTerm', () => {
  it('ignores spaces, case and separators', () => {
    expect(wholeTerm('Auto-nav Sidebar')).toBe(wholeTerm('autoNavSidebar'));
  });
});
