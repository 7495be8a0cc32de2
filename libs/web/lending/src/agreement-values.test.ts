import { describe, expect, it } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { agreementBody, agreementFormErrors, newAgreementValues } from './index.js';
import type { AgreementValues } from './index.js';

const master = { version: 'default', initialLoanRate: 1, additionalLoanRate: 0.5 };
const filled = (more: Partial<AgreementValues> = {}): AgreementValues => ({
  ...newAgreementValues('2024-03-07', master),
  clientName: 'Bluff Oak Homes',
  clientRepresentativeName: 'Marisol Bennett',
  additionalFee: 0.5,
  clientFeePercent: 1.25,
  ...more,
});

describe('the form of a new agreement', () => {
  it('begins with the rates of its master and the defaults of the specification, and is not ready', () => {
    const values = newAgreementValues('2024-03-07', master);
    expect(values).toMatchObject({
      startDate: '2024-03-07',
      expirationDate: '2024-08-04',
      initialLoanRate: 1,
      additionalLoanRate: 0.5,
      clientFee: true,
      standardFee: true,
    });
    expect(agreementFormErrors(values)).toMatchObject({
      clientName: shared.textRequired,
      clientRepresentativeName: shared.textRequired,
      clientFeePercent: shared.clientFeeAboveZero,
    });
  });

  it('is ready once names, dates and fees are there', () => {
    expect(agreementFormErrors(filled())).toEqual({});
    expect(Object.keys(agreementFormErrors(filled({ additionalFee: null })))).toEqual(['additionalFee']);
    expect(Object.keys(agreementFormErrors(filled({ startDate: '' })))).toContain('startDate');
    expect(agreementFormErrors(filled({ expirationDate: '2024-03-06' }))).toEqual({
      expirationDate: shared.expirationBeforeStart,
    });
  });

  it('takes a percentage only above 0', () => {
    expect(agreementFormErrors(filled({ clientFeePercent: 0 }))).toEqual({
      clientFeePercent: shared.clientFeeAboveZero,
    });
  });

  it("asks fee and description of an 'Other' fee, also where nothing of it was entered yet", () => {
    const other = { feeKind: 'other', clientFeePercent: null } as const;
    expect(agreementFormErrors(filled(other))).toEqual({
      clientFeeOther: shared.clientFeeOtherRequired,
      clientFeeOtherDescription: shared.clientFeeOtherRequired,
    });
    expect(agreementFormErrors(filled({ ...other, clientFeeOther: '2,500' }))).toEqual({
      clientFeeOtherDescription: shared.clientFeeOtherRequired,
    });
    expect(
      agreementFormErrors(filled({ ...other, clientFeeOther: '2,500', clientFeeOtherDescription: 'A fixed fee' })),
    ).toEqual({});
  });

  it('asks no fee of a client who pays none', () => {
    expect(agreementFormErrors(filled({ clientFee: false, clientFeePercent: null }))).toEqual({});
  });

  it('sends only the chosen kind of fee, blanks as 0', () => {
    const both = { clientFeePercent: 1.25, clientFeeOther: '2,500', clientFeeOtherDescription: ' A fixed fee ' };
    expect(agreementBody(filled(both))).toMatchObject({
      clientFeePercent: 1.25,
      clientFeeOther: null,
      clientFeeOtherDescription: null,
    });
    expect(agreementBody(filled({ ...both, feeKind: 'other' }))).toMatchObject({
      clientFeePercent: 0,
      clientFeeOther: '2,500',
      clientFeeOtherDescription: 'A fixed fee',
    });
    expect(agreementBody(filled({ ...both, clientFee: false }))).toMatchObject({
      clientFeePercent: 0,
      clientFeeOther: null,
    });
    expect(agreementBody(filled({ additionalFee: null })).additionalFee).toBe(0);
    expect(agreementBody(filled())).not.toHaveProperty('feeKind');
  });
});
