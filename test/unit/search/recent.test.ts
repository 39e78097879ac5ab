/** @jest-environment node */
import {createRecentSearches, MAX_RECENT} from '@site/src/components/Search/recent';

function memory(initial: string | null = null) {
  let value = initial;
  return {
    get: () => value,
    set: (next: string) => {
      value = next;
    },
  };
}

describe('recent searches', () => {
  it('keeps the newest first, each once', () => {
    const recent = createRecentSearches(memory());
    ['nav', 'base', ' nav '].forEach(recent.add);
    expect(recent.list()).toEqual(['nav', 'base']);
  });

  it('keeps only a few', () => {
    const recent = createRecentSearches(memory());
    for (let i = 0; i < 20; i += 1) recent.add(`query ${i}`);
    expect(recent.list()).toHaveLength(MAX_RECENT);
    expect(recent.list()[0]).toBe('query 19');
  });

  it('forgets on demand and ignores empty searches', () => {
    const recent = createRecentSearches(memory());
    recent.add('nav');
    recent.add('   ');
    recent.remove('nav');
    expect(recent.list()).toEqual([]);
  });

  it.each(['not json', '{"a":1}', '[1,null,{}]', 'null'])('starts anew from %s', (value) => {
    const recent = createRecentSearches(memory(value));
    expect(recent.list()).toEqual([]);
    recent.add('nav');
    expect(recent.list()).toEqual(['nav']);
  });

  it('works without storage', () => {
    const recent = createRecentSearches({
      get: () => {
        throw new Error('SecurityError');
      },
      set: () => {
        throw new Error('QuotaExceededError');
      },
    });
    expect(() => recent.add('nav')).not.toThrow();
    expect(recent.list()).toEqual([]);
  });
});
