import { shared } from '@groundwork/domain-messages';
import { validate } from '@groundwork/domain-validation';
import { shapeOf } from '@groundwork/domain-records';
import {
  agreementChips,
  agreementErrors,
  agreementExpired,
  agreementHistoryCommands,
  agreementHistoryLabels,
  agreementStatus,
  brokerFeeRecord,
  brokerHistoryCommands,
  brokerHistoryLabels,
  clientCompanyRecord,
  lendersRates,
  mayNameClient,
  proposedTerms,
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

describe('what a broker proposes', () => {
  const lenders = { initialLoanRate: 0.5, additionalLoanRate: 0.25, standardFee: true };
  const nothing = { proposedInitialLoanRate: null, proposedAdditionalLoanRate: null, proposedStandardFee: null };
  it.each([
    [{}, nothing],
    [{ initialLoanRate: 0 }, { ...nothing, proposedInitialLoanRate: 0 }],
    [{ additionalLoanRate: 0.75 }, { ...nothing, proposedAdditionalLoanRate: 0.75 }],
    [{ standardFee: false }, { ...nothing, proposedStandardFee: false }],
  ])('is of its terms %p what the lender has otherwise', (terms, proposed) => {
    expect(proposedTerms({ ...lenders, ...terms }, lenders)).toEqual(proposed);
  });
  it('is held against the rates of the master, those of the specification where it has none', () => {
    expect([undefined, {}, { initialLoanRate: 0, additionalLoanRate: 1 }].map(lendersRates)).toEqual([
      { initialLoanRate: 0.5, additionalLoanRate: 0.25 },
      { initialLoanRate: 0.5, additionalLoanRate: 0.25 },
      { initialLoanRate: 0, additionalLoanRate: 1 },
    ]);
  });
});

describe('an agreement on its card', () => {
  it.each([
    ['2026-07-29', true],
    ['2026-07-30', false],
    ['2026-07-31', false],
  ])('that ends on %s has expired on 2026-07-30: %p', (expirationDate, expired) => {
    expect(agreementExpired({ expirationDate }, '2026-07-30')).toBe(expired);
  });
  it('is called by its status', () => {
    expect(Object.values(agreementStatus).map((status) => agreementChips[status])).toEqual([
      'Pending Review',
      'Rejected',
      'Accepted',
    ]);
  });
  it.each([
    [agreementStatus.pending, null, true],
    [agreementStatus.accepted, undefined, true],
    [agreementStatus.rejected, null, false],
    [agreementStatus.accepted, 'c1', false],
    [null, '', true],
  ])('in status %s, of the company %s, may be given the company of its client: %p', (status, companyId, may) => {
    expect(mayNameClient({ status, companyId })).toBe(may);
  });
});

it.each([
  [clientCompanyRecord, { legalEntityName: 'Bluff Oak Homes', mailingZipCode: '7700' }, ['mailingZipCode']],
  [clientCompanyRecord, {}, []],
  [brokerFeeRecord, { name: 'Bonus', percent: 101 }, ['percent']],
  [brokerFeeRecord, { name: 'Bonus', amount: 250_000 }, []],
  [brokerFeeRecord, { amount: 0.5 }, ['name', 'amount']],
])('a client’s company and an arranged fee are held to their rules: %#', (declaration, values, wrong) => {
  expect(Object.keys(validate(shapeOf(declaration), values))).toEqual(wrong);
});

it('every step of a history has its label', () => {
  expect(Object.keys(brokerHistoryLabels)).toEqual([...brokerHistoryCommands]);
  expect(Object.keys(agreementHistoryLabels).sort()).toEqual([...agreementHistoryCommands].sort());
  expect([...Object.values(brokerHistoryLabels), ...Object.values(agreementHistoryLabels)]).not.toContain('');
});
