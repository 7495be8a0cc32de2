import type { closingKinds } from '@groundwork/domain-applications';
import { closingProgress } from './index.js';
import type { ClosingState } from './index.js';

const today = '2026-03-10';
const item = (kind: (typeof closingKinds)[number], more: Partial<ClosingState['items'][number]> = {}) => ({
  kind,
  required: true,
  completed: false,
  dueOn: null,
  fileUploadId: null,
  ...more,
});
const closing = (more: Partial<ClosingState> = {}): ClosingState => ({
  open: ['insurance', 'title'],
  items: [
    item('building_permit', { completed: true }),
    item('insurance'),
    item('deed', { required: false }),
    item('title'),
  ],
  files: [],
  conditions: [],
  plannedOn: null,
  ...more,
});
const file = (fileUploadId: string, fileType: 'insurance' | 'title', status: 'pending' | 'rejected') => ({
  fileUploadId,
  fileType,
  status,
});

describe('how far a closing has come', () => {
  it('has every needed item in one place: in order, handed in, missing or rejected', () => {
    const files = [file('a', 'insurance', 'pending'), file('b', 'title', 'rejected')];
    expect(closingProgress(closing({ files }), today)).toMatchObject({
      inOrder: ['building_permit'],
      handedIn: ['insurance'],
      missing: [],
      rejected: ['title'],
      notNeeded: ['deed'],
    });
    expect(closingProgress(closing(), today)).toMatchObject({ handedIn: [], missing: ['insurance', 'title'] });
  });

  it('misses another paper for an item that was in order and has ended', () => {
    const ended = [item('insurance', { completed: true, fileUploadId: 'a' })];
    const files = [file('a', 'insurance', 'pending')];
    const state = closing({ open: ['insurance'], items: ended, files });
    expect(closingProgress(state, today)).toMatchObject({ inOrder: [], handedIn: [], missing: ['insurance'] });
  });

  it.each([
    ['the day of an open item has passed', { items: [item('title', { dueOn: '2026-03-09' })] }, ['title'], false],
    ['it is due today', { items: [item('title', { dueOn: today })] }, [], false],
    [
      'what was due is in order',
      { open: [], items: [item('title', { dueOn: '2026-03-09', completed: true })] },
      [],
      false,
    ],
    ['the planned day has passed', { plannedOn: '2026-03-09' }, [], true],
    ['the planned day is today', { plannedOn: today }, [], false],
  ])('knows what is overdue: %s', (_, more, overdue, isLate) => {
    expect(closingProgress(closing(more), today)).toMatchObject({ overdue, isLate });
  });

  const all = [file('a', 'insurance', 'pending'), file('b', 'title', 'pending')];
  const open = [{ completed: false }, { completed: true }];
  it.each([
    ['the borrower while papers are missing', {}, 'borrower'],
    ['the lender once they lie there', { files: all }, 'lender'],
    ['the lender while a condition is open', { open: [], conditions: open }, 'lender'],
    ['nobody when all is in order', { open: [], conditions: [{ completed: true }] }, 'nobody'],
  ])('waits for %s', (_, more, waitsFor) => {
    expect(closingProgress(closing(more), today).waitsFor).toBe(waitsFor);
  });

  it('counts conditions and those that are met', () => {
    expect(closingProgress(closing({ conditions: open }), today)).toMatchObject({ conditions: 2, conditionsMet: 1 });
  });
});
