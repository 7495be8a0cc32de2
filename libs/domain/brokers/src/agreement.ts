import { shared } from '@groundwork/domain-messages';
import { formValues, shapeOf } from '@groundwork/domain-records';
import type { FieldName, FormValues } from '@groundwork/domain-records';
import { addDays } from '@groundwork/domain-time';
import { all, calendarDate, isBlank, line, percentage, validate } from '@groundwork/domain-validation';
import type { FieldErrors, Rule } from '@groundwork/domain-validation';
import { agreementDefaults, agreementTermsRecord, otherFeeFields } from './agreement.record.js';
import type { LoanRates } from './agreement.record.js';

/** An agreement lasts so many days unless told otherwise (section 9). */
export const AGREEMENT_DAYS = 150;
/** The version that an agreement follows unless a master's is chosen. */
export const DEFAULT_VERSION = 'default';
/** The administrator's title in the text of an agreement. */
export const ADMIN_TITLE = 'Loan Manager';

/** Terms as a form or a body has them, with the version of the text that they follow. */
export type AgreementForm = {
  readonly [Name in FieldName<typeof agreementTermsRecord> | 'version']?: unknown;
};

/** The rates of the master that an agreement is made under, or the specification's where there is none (sections 3 and 9). */
export const lendersRates = (master: Partial<LoanRates> | undefined): LoanRates => ({
  initialLoanRate: master?.initialLoanRate ?? agreementDefaults.initialLoanRate,
  additionalLoanRate: master?.additionalLoanRate ?? agreementDefaults.additionalLoanRate,
});

/** A new agreement's terms (section 3). `today` is the day at UTC-4, YYYY-MM-DD; `rates` those of its master. */
export function defaultAgreement(
  today: string,
  rates: LoanRates = lendersRates(undefined),
): FormValues<typeof agreementTermsRecord> & { version: string } {
  const dates = { startDate: today, expirationDate: addDays(today, AGREEMENT_DAYS) };
  return {
    ...formValues(agreementTermsRecord, { ...agreementDefaults, ...rates, clientFeePercent: null, ...dates }),
    version: DEFAULT_VERSION,
  };
}

/** A client fee is 'Other' once something of it is entered; a percentage otherwise. */
export function isOtherFee(terms: AgreementForm): boolean {
  return otherFeeFields.some((name) => !isBlank(terms[name]));
}

const aboveZero: Rule = (value) =>
  percentage(value) === undefined && Number(value) > 0 ? undefined : shared.clientFeeAboveZero;

const notBlank: Rule = (value) => (isBlank(value) ? shared.clientFeeOtherRequired : undefined);
const otherFeeShape = Object.fromEntries(
  otherFeeFields.map((name) => [name, all(notBlank, agreementTermsRecord.fields[name].rule)]),
);

/** What is wrong with an agreement's terms, by field (section 5). */
export function agreementErrors(terms: AgreementForm): FieldErrors {
  const { startDate } = terms;
  const other = terms.clientFee === true && isOtherFee(terms);
  const percent = terms.clientFee === true && !other;
  const notBefore: Rule = (value) =>
    typeof value === 'string' && typeof startDate === 'string' && value < startDate
      ? shared.expirationBeforeStart
      : undefined;
  return validate(
    {
      ...shapeOf(agreementTermsRecord),
      expirationDate: all(calendarDate, notBefore),
      ...(percent ? { clientFeePercent: aboveZero } : {}),
      ...(other ? otherFeeShape : {}),
      version: line,
    },
    terms,
  );
}

/** Whether the form is ready: dates, both names and the additional fee are there, and nothing is wrong (section 5). */
export function isAgreementReady(terms: AgreementForm): boolean {
  return Object.keys(agreementErrors(terms)).length === 0;
}

const numberOr = (value: unknown, blank: number): number => (isBlank(value) ? blank : Number(value));

/**
 * The terms as they are saved: numbers for numeric fields; a blank client fee percent and additional fee become 0, a blank
 * rate the one of `rates`.
 */
export function normaliseAgreement<T extends AgreementForm>(
  terms: T,
  rates: LoanRates = lendersRates(undefined),
): Omit<T, AgreementNumber> & AgreementNumbers {
  return {
    ...terms,
    additionalFee: numberOr(terms.additionalFee, 0),
    clientFeePercent: numberOr(terms.clientFeePercent, agreementDefaults.clientFeePercent),
    initialLoanRate: numberOr(terms.initialLoanRate, rates.initialLoanRate),
    additionalLoanRate: numberOr(terms.additionalLoanRate, rates.additionalLoanRate),
  };
}

type AgreementNumber = 'additionalFee' | 'clientFeePercent' | 'initialLoanRate' | 'additionalLoanRate';
type AgreementNumbers = { [Name in AgreementNumber]: number };

/** What a broker proposes beside the lender's own terms; null where it is what the lender has. */
export interface ProposedTerms {
  readonly proposedInitialLoanRate: number | null;
  readonly proposedAdditionalLoanRate: number | null;
  readonly proposedStandardFee: boolean | null;
}

type LendersTerms = LoanRates & { readonly standardFee: boolean };

/** Rates and share are the lender's: what a broker's terms have otherwise is a proposal, and is kept as such. */
export function proposedTerms(terms: LendersTerms, lenders: LendersTerms): ProposedTerms {
  const other = <T>(proposed: T, own: T): T | null => (proposed === own ? null : proposed);
  return {
    proposedInitialLoanRate: other(terms.initialLoanRate, lenders.initialLoanRate),
    proposedAdditionalLoanRate: other(terms.additionalLoanRate, lenders.additionalLoanRate),
    proposedStandardFee: other(terms.standardFee, lenders.standardFee),
  };
}

/** Whether an agreement covers no loan that is applied for on `today`, YYYY-MM-DD at UTC-4. */
export const agreementExpired = (agreement: { readonly expirationDate: string }, today: string): boolean =>
  agreement.expirationDate < today;

/** The standard fee of an existing agreement stays as it is (section 4). */
export function standardFeeComplaint(existing: AgreementForm | undefined, terms: AgreementForm): string | undefined {
  if (!existing || terms.standardFee === undefined) return undefined;
  return existing.standardFee === terms.standardFee ? undefined : shared.standardFeeFixed;
}
