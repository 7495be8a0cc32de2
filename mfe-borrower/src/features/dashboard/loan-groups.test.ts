import { expect, it } from '@jest/globals';
import { aLedger } from '../../testing/records.js';
import { groupLoans } from './loan-groups.js';

it('shows loans that run under their groups, and none that was paid off', () => {
  const { lines: _lines, retainage: _retainage, ...loan } = aLedger();
  expect(groupLoans([loan]).map(({ loans }) => loans.length)).toEqual([1]);
  expect(groupLoans([{ ...loan, closedOn: '2026-05-01' }])).toEqual([]);
});
