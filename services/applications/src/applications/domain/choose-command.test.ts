import { applicationStatuses } from '@groundwork/domain-applications';
import { beginsRound, meaningOf } from './choose-command.js';

const save = { byAdministrator: false, rejectsSection: false } as const;

describe('what a borrower’s save means', () => {
  it.each(applicationStatuses)('%s: an echo of the status, or none, is a plain save', (current) => {
    expect(meaningOf({ ...save, current, requested: undefined })).toBe('save');
    expect(meaningOf({ ...save, current, requested: current })).toBe(current === 'awaiting' ? 'finalSubmit' : 'save');
  });

  it('is never a decision', () => {
    for (const requested of ['approved', 'rejected', 'in_closing'] as const)
      expect(meaningOf({ ...save, current: 'submitted', requested })).toBe('denied');
  });
});

describe('what an administrator’s save means', () => {
  const review = { ...save, byAdministrator: true, current: 'submitted' } as const;
  it.each([
    [undefined, 'saveReview'],
    ['submitted', 'saveReview'],
    ['approved', 'approve'],
    ['rejected', 'reject'],
    ['in_closing', 'requireClosing'],
    ['in_progress', 'returnToBorrower'],
    ['awaiting', 'returnToBorrower'],
  ] as const)('%s → %s', (requested, command) => {
    expect(meaningOf({ ...review, requested })).toBe(command);
  });

  it('rejects with a comment on a section, completes a closing, writes at Deal Entry', () => {
    expect(meaningOf({ ...review, requested: 'submitted', rejectsSection: true })).toBe('rejectSection');
    expect(meaningOf({ ...review, current: 'in_closing', requested: 'approved' })).toBe('completeClosing');
    expect(meaningOf({ ...review, current: 'in_progress', requested: 'in_progress' })).toBe('save');
  });
});

it('begins a round where the borrower gets it back', () => {
  expect(beginsRound('rejected', 'save')).toBe(true);
  expect(beginsRound('rejected', 'finalSubmit')).toBe(true);
  expect(beginsRound('in_progress', 'finalSubmit')).toBe(false);
  expect(beginsRound('submitted', 'returnToBorrower')).toBe(true);
  expect(beginsRound('in_progress', 'save')).toBe(false);
});
