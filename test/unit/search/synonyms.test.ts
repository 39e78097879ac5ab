/** @jest-environment node */
import {createEngine} from '@site/search/engine';
import {cleanQuery, parseQuery} from '@site/search/engine/query';
import {readSynonyms, synonymsOf} from '@site/search/engine/synonyms';
import {section} from './corpus';

const SYNONYMS = readSynonyms(['hide remove disable', 'folder directory', '文件夹 目录', '删除 去掉']);

const synonyms = (input: string) => {
  const query = cleanQuery(input);
  const {units} = parseQuery(query);
  return Object.fromEntries(units.map(({term}, i) => [term, synonymsOf(SYNONYMS, query, units)[i]]));
};

describe('synonymsOf', () => {
  it('gives the other words of the group, for any form of a word', () => {
    expect(synonyms('hiding directories')).toEqual({hiding: ['remove', 'disable'], directories: ['folder']});
  });

  it('gives none for a word of no group, and none that the query has itself', () => {
    expect(synonyms('hide or remove nav')).toEqual({hide: ['disable'], or: [], remove: ['disable'], nav: []});
  });

  it('takes a Han word as a whole, for each of its bigrams', () => {
    expect(synonyms('去掉文件夹')).toEqual({去掉: ['删除'], 掉文: [], 文件: ['目录'], 件夹: ['目录']});
    expect(synonyms('文件')).toEqual({文件: []});
  });
});

describe('a search with synonyms', () => {
  const sections = [
    section({route: '/footer', title: 'Footer', text: 'You can remove it from a page.'}),
    section({route: '/start', title: 'Start', text: 'Install the package and write a page.'}),
    section({route: '/zh/files', title: '文件', text: '每个文件夹都会成为一个分组。'}),
    section({route: '/zh/pages', title: '页面', text: '每个页面有一个标题。'}),
  ];
  const routes = (query: string, groups: string[]) =>
    createEngine(sections, [], groups)
      .search(query)
      .pages.map(({route}) => route);

  it('finds what has another word for the one typed', () => {
    expect(routes('hide ', [])).toEqual([]);
    expect(routes('hide ', ['hide remove'])).toEqual(['/footer']);
    expect(routes('目录', [])).toEqual([]);
    expect(routes('目录', ['文件夹 目录'])).toEqual(['/zh/files']);
  });

  it('puts the word that was typed first', () => {
    const both = [
      section({route: '/a', title: 'A', text: 'Remove a part of the page.'}),
      section({route: '/b', title: 'B', text: 'Hide a part of the page.'}),
    ];
    const engine = createEngine(both, [], ['hide remove']);
    expect(engine.search('hide part').pages.map(({route}) => route)).toEqual(['/b', '/a']);
    expect(engine.search('remove part').pages.map(({route}) => route)).toEqual(['/a', '/b']);
  });
});
