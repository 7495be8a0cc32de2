import { compareNeeds, needsInOrder, needUrgency } from './needs.js';
import type { NeedReason } from './needs.js';

const today = '2026-03-10';
const need = (key: string, dueOn: string | null, reason: NeedReason = 'own', since = '2026-03-01T12:00:00.000Z') => ({
  key,
  dueOn,
  reason,
  since,
});

describe('the urgency of what waits', () => {
  it.each([
    ['2026-03-09', 'own', 'overdue'],
    ['2026-03-09', 'returned', 'overdue'],
    ['2026-03-10', 'returned', 'today'],
    ['2026-03-13', 'returned', 'returned'],
    ['2026-04-13', 'returned', 'returned'],
    [null, 'returned', 'returned'],
    ['2026-03-13', 'waiting', 'soon'],
    ['2026-03-14', 'waiting', 'later'],
    [null, 'waiting', 'waiting'],
    [null, 'own', 'later'],
  ] as const)('due on %s, %s: %s', (dueOn, reason, urgency) => {
    expect(needUrgency({ dueOn, reason }, today)).toBe(urgency);
  });
});

describe('the list of what waits', () => {
  const ordered = [
    need('long overdue', '2026-02-01'),
    need('overdue', '2026-03-09', 'returned'),
    need('today', '2026-03-10'),
    need('sent back', null, 'returned', '2026-03-02T12:00:00.000Z'),
    need('sent back later', null, 'returned', '2026-03-03T12:00:00.000Z'),
    need('soon', '2026-03-12'),
    need('waiting', null, 'waiting'),
    need('dated', '2026-04-01'),
    need('whenever', null),
  ];

  it('is in order of urgency: then what is due first, then what waits the longest', () => {
    expect(needsInOrder([...ordered].reverse(), today)).toEqual(ordered);
  });

  it('is the same from either side, with a date and without', () => {
    const [soon, late, never] = [need('soon', '2026-04-01'), need('late', '2026-05-01'), need('never', null)];
    const compare = compareNeeds(today);
    for (const [first, second] of [
      [soon, late],
      [late, never],
      [soon, never],
    ] as const)
      expect([Math.sign(compare(first, second)), Math.sign(compare(second, first))]).toEqual([-1, 1]);
  });

  it('has each matter once, as the more urgent of what is said of it', () => {
    const [late, early] = [need('draw', null, 'waiting'), need('draw', '2026-03-09')];
    expect(needsInOrder([late, need('other', null), early], today)).toEqual([early, need('other', null)]);
  });
});
