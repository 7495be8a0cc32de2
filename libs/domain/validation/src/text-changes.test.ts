import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textChanges, withTextChanges } from './text-changes.js';

describe('changes of a text', () => {
  it('make the one of the other, whatever they are', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(texts, texts, texts, (head, before, after) => {
        const [old, now] = [head + before, head + after];
        const changes = textChanges(old, now);
        expect(changes.length).toBeLessThanOrEqual(2);
        expect(withTextChanges(old, changes)).toBe(now);
      }),
    );
  });

  it('are as long as what was typed, though the time at the head changes as well', () => {
    const draft = (at: string, name: string) =>
      JSON.stringify({ at, base: Array(1_000).fill('line'), values: [...Array(900).fill('line'), name, 'end'] });
    const changes = textChanges(
      draft('2026-03-02T15:00:00.000Z', 'Roof'),
      draft('2026-03-02T15:00:01.250Z', 'Roofing'),
    );
    expect(changes.map(({ text }) => text)).toEqual(['1.25', 'ing']);
  });

  it('of the same text are none', () => {
    expect(textChanges('Lake', 'Lake')).toEqual([]);
    expect(withTextChanges('Lake', [])).toBe('Lake');
  });

  it.each([
    [[{ from: 2, to: 1, text: '' }]],
    [[{ from: 0, to: 5, text: '' }]],
    [
      [
        { from: 2, to: 3, text: '' },
        { from: 1, to: 2, text: '' },
      ],
    ],
    [[{ from: -1, to: 0, text: '' }]],
  ])('that do not lie in it are none: %j', (changes) => {
    expect(withTextChanges('Lake', changes)).toBeUndefined();
  });
});
