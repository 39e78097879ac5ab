/** @jest-environment node */
import type {Page} from '../../../content/types';
import type {Term} from '../../../verify/prose/glossary';
import {missingTerms, requiredTerm} from '../../../verify/prose/required';

/** A page of sections: id, then text. */
function page(lang: 'en' | 'zh', sections: Record<string, string>): Page {
  const file = `${lang}.mdx`;
  const ids = Object.keys(sections);
  return {
    lang,
    file,
    headings: ids.filter((id) => id !== '').map((id) => ({id, line: ids.indexOf(id) * 10 + 1})),
    prose: ids.map((id, i) => ({text: sections[id], file, line: i * 10 + 2, kind: 'paragraph', code: []})),
  } as unknown as Page;
}

const find = (term: Partial<Term>, english: Record<string, string>, chinese: Record<string, string>) => {
  const required = requiredTerm({term: 'navigation bar, navbar', write: '导航栏', required: 'error', ...term});
  return missingTerms(page('en', english), page('zh', chinese), required === undefined ? [] : [required]).map(
    ({line, message, isNote}) => `${isNote ? 'note ' : ''}${line}: ${message.split(' Use ')[0]}`,
  );
};

test('a section that lacks a term of its English is found, with its place in both', () => {
  const english = {'': 'The navbar.', bar: 'Two Navigation bars.', none: 'Nothing of it.'};
  expect(find({}, english, {'': '菜单。', bar: '两个导航栏。', none: '没有。'})).toEqual([
    '1: The opening has "navigation bar, navbar" in English (en.mdx:1) and none of 导航栏 here.',
  ]);
  expect(find({}, english, {'': '导航栏。', bar: '两个菜单。', none: '没有。'})).toEqual([
    '11: The section #bar has "navigation bar, navbar" in English (en.mdx:11) and none of 导航栏 here.',
  ]);
});

test('part of a word or of a name is no term, and a section that is missing lacks none', () => {
  expect(find({}, {a: 'The navbars-list and unnavbar.'}, {a: '菜单。'})).toEqual([]);
  expect(find({}, {a: 'The navbar.'}, {})).toEqual([]);
});

test('one of the forms is enough, and where a sentence may do without it is a note', () => {
  const term = {term: 'URL (address)', write: '地址、URL', accept: ['网址'], required: 'note'} as const;
  expect(find(term, {a: 'One URL.'}, {a: '一个网址。'})).toEqual([]);
  expect(find(term, {a: 'One URL.'}, {a: '一个位置。'})).toEqual([
    expect.stringMatching(/^note 1: .*地址, URL, 网址 here/),
  ]);
  expect(find({required: undefined}, {a: 'The navbar.'}, {a: '菜单。'})).toEqual([]);
});
