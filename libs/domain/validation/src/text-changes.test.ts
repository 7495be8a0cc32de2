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

  it.each([
    ['letter', 'leter', [{ from: 3, to: 4, text: '' }]],
    ['leter', 'letter', [{ from: 3, to: 3, text: 't' }]],
    ['aaa', 'a', [{ from: 1, to: 3, text: '' }]],
    ['a', 'aaa', [{ from: 1, to: 1, text: 'aa' }]],
    ['Lake', '', [{ from: 0, to: 4, text: '' }]],
    ['Lake road', 'Lake', [{ from: 4, to: 9, text: '' }]],
    ['Lake road 1', 'Lake view 1', [{ from: 5, to: 9, text: 'view' }]],
  ])('of %j to %j are what differs', (before, after, changes) => {
    expect(textChanges(before, after)).toEqual(changes);
    expect(withTextChanges(before, changes)).toBe(after);
  });

  it.each([
    ['Lake', 'Lake road '.repeat(20)],
    ['Lake road '.repeat(20), 'Lake'],
    ['Lake road '.repeat(20), 'Lake road '.repeat(19)],
    ['at 12:00, '.repeat(20), `at 12:01, ${'at 12:00, '.repeat(18)}at 12:02, `],
  ])('make the one of the other where much of them is the same: %#', (before, after) => {
    expect(withTextChanges(before, textChanges(before, after))).toBe(after);
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
