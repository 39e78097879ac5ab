/** @jest-environment node */
import {pack, PACK_FORMAT, PackFormatError, slugOfRoute, unpack, type PackedHead} from '@site/search/pack';
import {chinese, english, section} from './corpus';

describe('pack', () => {
  it.each([
    ['English', english],
    ['Chinese', chinese],
  ])('gives %s sections back', (_, sections) => {
    const {head, tail} = pack(sections);
    expect(tail).toBeUndefined();
    expect(unpack(JSON.parse(JSON.stringify(head)) as PackedHead)).toEqual(
      sections.map((s) => ({...s, parents: expect.any(Array), keywords: s.anchor === '' ? s.keywords : []})),
    );
  });

  it('gives parent headings back', () => {
    const page = {route: '/a', title: 'A'};
    const sections = [
      section(page),
      section({...page, heading: 'route', anchor: 'route'}),
      section({...page, heading: 'root', anchor: 'root', parents: ['route']}),
      section({...page, heading: 'deep', anchor: 'deep', parents: ['route', 'root']}),
      section({...page, heading: 'ssg', anchor: 'ssg'}),
      section({...page, heading: 'strict', anchor: 'strict', parents: ['ssg']}),
    ];
    expect(unpack(pack(sections).head).map((s) => s.parents)).toEqual(sections.map((s) => s.parents));
  });

  it('gives defined names back, those of the heading and those of tables', () => {
    const sections = [
      section({route: '/a', heading: 'themeConfig.nav', anchor: 'nav', defines: ['themeConfig.nav', 'text']}),
      section({route: '/a', heading: 'More', anchor: 'more', defines: ['link']}),
      section({route: '/b'}),
    ];
    const {head} = pack(sections);
    expect(JSON.stringify(head).match(/themeConfig\.nav/g)).toHaveLength(1);
    expect(unpack(head).map((s) => s.defines)).toEqual(sections.map((s) => s.defines));
  });

  it('gives phrases back', () => {
    const sections = [section({route: '/a', phrases: ['hide it', 'without it']}), section({route: '/b'})];
    expect(unpack(pack(sections).head).map((s) => s.phrases)).toEqual([['hide it', 'without it'], []]);
    const {head, tail} = pack(sections, 100);
    expect(unpack(head).map((s) => s.phrases)).toEqual([[], []]);
    expect(unpack(head, tail).map((s) => s.phrases)).toEqual([['hide it', 'without it'], []]);
  });

  it('leaves most names in code for later where texts are cut', () => {
    const code = 'a1 b2 c3 d4 e5 f6 g7 h8 i9 j10';
    const sections = [section({route: '/a', code}), section({route: '/b', code: 'one'}), section({route: '/c'})];
    expect(unpack(pack(sections).head).map((s) => s.code)).toEqual([code, 'one', '']);
    const {head, tail} = pack(sections, 100);
    expect(unpack(head).map((s) => s.code)).toEqual(['a1 b2 c3 d4 e5 f6 g7 h8', 'one', '']);
    expect(unpack(head, tail).map((s) => s.code)).toEqual([code, 'one', '']);
  });

  it('cuts long texts and puts them together again', () => {
    const text = 'one two three four five six seven';
    const sections = [section({route: '/a', text}), section({route: '/b', text: 'short'})];
    const {head, tail} = pack(sections, 15);
    expect(unpack(head).map((s) => s.text)).toEqual(['one two three', 'short']);
    expect(unpack(head, tail).map((s) => s.text)).toEqual([text, 'short']);
  });

  it('does not cut a character in two', () => {
    const {head} = pack([section({route: '/a', text: '😀'.repeat(20)})], 7);
    expect(unpack(head)[0]?.text).not.toMatch(/\p{Cs}/u);
  });

  it('refuses another format with words for people', () => {
    const head = {...pack(english).head, format: PACK_FORMAT + 1} as unknown as PackedHead;
    expect(() => unpack(head)).toThrow(PackFormatError);
    expect(() => unpack(head)).toThrow(/Reload/);
  });
});

describe('slugOfRoute', () => {
  it.each([
    ['/', ''],
    ['/api/', 'api'],
    ['/zh/guide/basic/ssg', 'ssg'],
  ])('of %s is %j', (route, slug) => {
    expect(slugOfRoute(route)).toBe(slug);
  });
});
