import { PasswordFilter, filterBytes } from './password-filter.js';

describe('a filter of words', () => {
  it('has each of its words, in any case, and few of others', () => {
    const words = Array.from({ length: 2_000 }, (_, at) => `word-${at}`);
    const filter = PasswordFilter.of(words);
    expect(words.filter((word) => !filter.has(word.toUpperCase()))).toEqual([]);
    const others = Array.from({ length: 2_000 }, (_, at) => `other-${at}`);
    expect(others.filter((word) => filter.has(word))).toEqual([]);
    expect(PasswordFilter.of([]).has('word-1')).toBe(false);
  });

  it('has the ten bits for a word that a filter made earlier has', () => {
    const { bits } = PasswordFilter.of(['GroundWork']);
    const set = [...bits].flatMap((byte, at) =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (1 << bit)).map((bit) => at * 8 + bit),
    );
    expect(set).toEqual([210493, 890163, 1288140, 1569833, 1967810, 2647480, 3045457, 3327150, 3725127, 4006820]);
  });

  it.each([0, filterBytes - 1, filterBytes + 1])('is not made of %i bytes', (length) => {
    expect(() => new PasswordFilter(new Uint8Array(length))).toThrow(RangeError);
  });
});
