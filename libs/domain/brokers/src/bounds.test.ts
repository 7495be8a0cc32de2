import { shared } from '@groundwork/domain-messages';
import {
  agreementErrors,
  agreementHistoryCommands,
  agreementHistoryLabels,
  brokerHistoryCommands,
  brokerHistoryLabels,
} from './index.js';
import type { AgreementForm } from './index.js';

describe('the terms of a referral agreement', () => {
  const errorsOf = (terms: object) => agreementErrors(terms as AgreementForm);
  it.each([
    [100, undefined],
    [150, shared.clientFeeAboveZero],
    [-1, shared.clientFeeAboveZero],
    [0.5, undefined],
  ])('have a client fee of %d percent', (clientFeePercent, sentence) => {
    expect(errorsOf({ clientFee: true, clientFeePercent })['clientFeePercent']).toBe(sentence);
  });
  it.each([
    ['2026-01-01', '2026-01-01', undefined],
    ['2026-01-02', '2026-01-01', shared.expirationBeforeStart],
    [undefined, '2026-01-01', undefined],
    ['2026-01-02', undefined, shared.dateInvalid],
  ])('from %p end no earlier than %p', (startDate, expirationDate, sentence) => {
    expect(errorsOf({ startDate, expirationDate })['expirationDate']).toBe(sentence);
  });
});

it('every step of a history has its label', () => {
  expect(Object.keys(brokerHistoryLabels)).toEqual([...brokerHistoryCommands]);
  expect(Object.keys(agreementHistoryLabels).sort()).toEqual([...agreementHistoryCommands].sort());
  expect([...Object.values(brokerHistoryLabels), ...Object.values(agreementHistoryLabels)]).not.toContain('');
});
