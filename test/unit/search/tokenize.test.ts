/** @jest-environment node */
import {segmentText, titleTerms, tokenize} from '@site/search/engine/tokenize';

const terms = (text: string) => tokenize(text).map((token) => token.term);

describe('tokenize', () => {
  it('lowers words and drops punctuation', () => {
    expect(terms('Hello, World! (again)')).toEqual(['hello', 'world', 'again']);
  });

  it('keeps a dotted identifier whole and gives its parts', () => {
    expect(terms('themeConfig.nav')).toEqual(
      ['themeconfig.nav', 'themeconfig', 'nav', 'theme', 'config', 'themeconfig'].filter(
        (t, i, a) => a.indexOf(t) === i,
      ),
    );
  });

  it('gives the tails of a long dotted identifier', () => {
    expect(terms('themeConfig.locales.label')).toEqual(
      expect.arrayContaining(['themeconfig.locales.label', 'locales.label', 'label']),
    );
  });

  it.each([
    ['cleanUrls', ['cleanurls', 'clean', 'urls']],
    ['clean-urls', ['cleanurls', 'clean', 'urls']],
    ['clean_urls', ['cleanurls', 'clean', 'urls']],
    ['HTMLTags', ['htmltags', 'html', 'tags']],
    ['i18n', ['i18n']],
    ['SSG', ['ssg']],
    ['v1', ['v1']],
  ])('reads %s regardless of how its words are separated', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('reads through the brackets of list items', () => {
    expect(terms('hero.actions[].link')).toEqual(['hero.actions.link', 'actions.link', 'hero', 'actions', 'link']);
    expect(terms('nav[12].text')).toEqual(['nav.text', 'nav', 'text']);
    expect(terms('string[]')).toEqual(['string']);
  });

  it('treats a slash as hierarchy: a package is found by its own name', () => {
    expect(terms('@rspress/plugin-last-updated')).toEqual(
      expect.arrayContaining(['rspress.pluginlastupdated', 'pluginlastupdated', 'lastupdated', 'last', 'updated']),
    );
  });

  it('ignores leading underscores and dashes', () => {
    expect(terms('_meta.json')).toEqual(['meta.json', 'meta', 'json']);
    expect(terms('--out-dir')).toEqual(['outdir', 'out', 'dir']);
  });

  it('drops the possessive and keeps contractions together', () => {
    expect(terms("page's don't")).toEqual(['page', 'dont']);
    expect(terms('page’s')).toEqual(['page']);
  });

  it('cuts Han text into bigrams and its last character', () => {
    expect(terms('自定义主题')).toEqual(['自定', '定义', '义主', '主题', '题']);
    expect(terms('图')).toEqual(['图']);
  });

  it('cuts kana as Han text, with long vowels and voicing marks in one run', () => {
    expect(terms('サーバーを使う')).toEqual(['サー', 'ーバ', 'バー', 'ーを', 'を使', '使う', 'う']);
    expect(terms('ｻｰﾊﾞｰ')).toEqual(terms('サーバー'));
    expect(terms('サーハ\u3099ー')).toEqual(terms('サーバー'));
  });

  it('separates Han from Latin without a space', () => {
    expect(terms('配置base路径')).toEqual(['配置', '置', 'base', '路径', '径']);
  });

  it('reads full-width letters as plain ones', () => {
    expect(terms('ＭＤＸ')).toEqual(['mdx']);
  });

  it.each(['\uD800', '\uDC00abc', 'a\uD83D', '👩‍👩‍👧', '\u202Eabc', '<img onerror=alert(1)>', '.*+?^${}()|[]\\', '\u0000'])(
    'survives %j and keeps offsets inside the text',
    (text) => {
      for (const token of tokenize(text)) {
        expect(token.term).toMatch(/^[\p{L}\p{N}\p{M}.]+$/u);
        expect(token.start).toBeGreaterThanOrEqual(0);
        expect(token.end).toBeLessThanOrEqual(text.length);
        expect(token.end).toBeGreaterThan(token.start);
      }
    },
  );

  it('bounds the length of terms', () => {
    expect(Math.max(...terms('x'.repeat(10_000)).map((term) => term.length))).toBe(64);
    expect(Math.max(...terms('ab.'.repeat(5_000)).map((term) => term.length))).toBeLessThanOrEqual(64);
  });

  it('points at the characters a term was read from', () => {
    const text = 'See `themeConfig.nav` 与自定义主题';
    for (const {term, start, end} of tokenize(text)) {
      expect(
        text
          .slice(start, end)
          .toLowerCase()
          .replace(/[^\p{L}\p{N}.]/gu, ''),
      ).toBe(term);
    }
  });
});

describe('segmentText', () => {
  it('is empty for text without letters and digits', () => {
    expect(segmentText(' …!? 🎉')).toEqual([]);
  });
});

describe('titleTerms', () => {
  it('joins neighbouring words and all words', () => {
    expect(titleTerms('Auto Nav Sidebar')).toEqual(
      expect.arrayContaining(['autonav', 'navsidebar', 'autonavsidebar', 'auto']),
    );
  });

  it('does not join Han text', () => {
    expect(titleTerms('导航栏 侧边栏')).toEqual(['导航', '航栏', '栏', '侧边', '边栏', '栏']);
  });
});
