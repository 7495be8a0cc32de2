import { amount, day, flag, paragraph, percentage, record, required, text, zip } from '@groundwork/domain-records';
import type { RecordOf, WholeRecord } from '@groundwork/domain-records';
import { percentage as percentageRule } from '@groundwork/domain-validation';

/** Who writes the terms of an agreement: the broker as it submits one, an administrator also afterwards. */
const terms = { writers: ['broker', 'administrator'] } as const;
/** Percent as a decimal, not money. A text that reads as a number is taken as one. */
const percent = { ...terms, rule: percentageRule, description: 'Percent.' } as const;
/** The client's fee where it is no percentage: all of it is filled in, or nothing. */
const otherFee = {
  clientFeeOther: text('Client fee', { ...terms, description: "The client's fee where it is no percentage." }),
  clientFeeOtherDescription: paragraph('Description', { ...terms, input: 'text' }),
};
export const otherFeeFields = Object.keys(otherFee) as (keyof typeof otherFee)[];

/**
 * The terms of a referral agreement (sign-in specification, section 3). `clientFeePercent` is the client's fee where it is a
 * percentage; `clientFeeOther` where it is something else, which `clientFeeOtherDescription` explains.
 */
export const agreementTermsRecord = record('AgreementTerms', {
  clientName: required(text('Client business name', terms)),
  clientRepresentativeName: required(text('Client representative name', terms)),
  startDate: required(day('Start date', terms)),
  expirationDate: required(day('Expiration date', terms)),
  additionalFee: required(percentage('Additional fee (%)', percent)),
  // What forms call it stands in the catalogue.
  standardFee: flag('', {
    ...terms,
    description: "The 'BFI Share?' option: true unless told otherwise, and fixed once the agreement exists.",
  }),
  initialLoanRate: percentage('Initial loan rate', {
    ...percent,
    description: "Percent; the master's unless told otherwise.",
  }),
  additionalLoanRate: percentage('Additional loan rate', {
    ...percent,
    description: "Percent; the master's unless told otherwise.",
  }),
  clientFee: flag('Does the client pay a fee?', { ...terms, description: 'True unless told otherwise.' }),
  clientFeePercent: percentage('Client fee (%)', percent),
  ...otherFee,
});
export type AgreementTerms = RecordOf<typeof agreementTermsRecord>;

/** What the terms have where nothing was said (section 3). */
export const agreementDefaults = {
  standardFee: true,
  initialLoanRate: 0.5,
  additionalLoanRate: 0.25,
  clientFee: true,
  clientFeePercent: 0,
} as const satisfies Partial<AgreementTerms>;

/** What a loan of the client earns, in percent of its principal: of the first one, and of each further one. */
export interface LoanRates {
  readonly initialLoanRate: number;
  readonly additionalLoanRate: number;
}

/** The terms as they are stored and answered. */
export type StoredAgreementTerms = WholeRecord<typeof agreementTermsRecord, keyof typeof agreementDefaults>;

/** The client company of a referral, as the referral names it. */
export const clientCompanyRecord = record('ClientCompany', {
  legalEntityName: text('Legal entity name', terms),
  mailingStreetAddress: text('Mailing street address', terms),
  mailingCity: text('Mailing city', terms),
  mailingState: text('Mailing state', terms),
  mailingZipCode: zip('Mailing zip code', terms),
});
export type ClientCompany = RecordOf<typeof clientCompanyRecord>;

const lender = { writers: ['administrator'] } as const;

/** A fee that was arranged with a broker: exactly one of `percent` and `amount`. */
export const brokerFeeRecord = record('BrokerFee', {
  name: required(text('Name', lender)),
  percent: percentage('Percent', { ...lender, rule: percentageRule, description: 'Percent of the loan.' }),
  amount: amount('Amount', { ...lender, description: 'Whole cents.' }),
});
export type BrokerFee = RecordOf<typeof brokerFeeRecord>;
