import { broker } from '@groundwork/domain-messages';
import { addDays } from '@groundwork/domain-time';
import {
  all,
  isBlank,
  line,
  optional,
  optionalPercentage,
  optionalTrueOrFalse,
  paragraph,
  percentage,
  requiredAny,
  calendarDate,
  validate,
} from '@groundwork/domain-validation';
import type { FieldErrors, Rule } from '@groundwork/domain-validation';

/** An agreement lasts so many days unless told otherwise (section 9). */
export const AGREEMENT_DAYS = 150;
export const INITIAL_LOAN_RATE = 0.5;
export const ADDITIONAL_LOAN_RATE = 0.25;
/** The version that an agreement follows unless a master's is chosen. */
export const DEFAULT_VERSION = 'default';
/** The administrator's title in the text of an agreement. */
export const ADMIN_TITLE = 'Loan Manager';

/**
 * The terms of a referral agreement as a form holds them. Rates and percentages are percent as decimals, not money.
 * `clientFeePercent` is the fee where it is a percentage; `clientFeeOther` where it is something else, which
 * `clientFeeOtherDescription` explains.
 */
export interface AgreementTerms {
  readonly clientName?: string | null;
  readonly clientRepresentativeName?: string | null;
  readonly startDate?: string | null;
  readonly expirationDate?: string | null;
  readonly additionalFee?: number | string | null;
  readonly standardFee?: boolean | null;
  readonly initialLoanRate?: number | string | null;
  readonly additionalLoanRate?: number | string | null;
  readonly clientFee?: boolean | null;
  readonly clientFeePercent?: number | string | null;
  readonly clientFeeOther?: number | string | null;
  readonly clientFeeOtherDescription?: string | null;
  readonly version?: string | null;
  readonly brokerSignature?: string | null;
}

/** A new agreement's terms (section 3). `today` is the day at UTC-4, YYYY-MM-DD. */
export function defaultAgreement(today: string): AgreementTerms {
  return {
    clientName: '',
    clientRepresentativeName: '',
    startDate: today,
    expirationDate: addDays(today, AGREEMENT_DAYS),
    additionalFee: '',
    standardFee: true,
    initialLoanRate: INITIAL_LOAN_RATE,
    additionalLoanRate: ADDITIONAL_LOAN_RATE,
    clientFee: true,
    clientFeePercent: '',
    clientFeeOther: '',
    clientFeeOtherDescription: '',
    version: DEFAULT_VERSION,
  };
}

/** A client fee is 'Other' once something of it is entered; a percentage otherwise. */
export function isOtherFee({ clientFeeOther, clientFeeOtherDescription }: AgreementTerms): boolean {
  return !isBlank(clientFeeOther) || !isBlank(clientFeeOtherDescription);
}

const aboveZero: Rule = (value) =>
  percentage(value) === undefined && Number(value) > 0 ? undefined : broker.clientFeeAboveZero;

/** What is wrong with an agreement's terms, by field (section 5). */
export function agreementErrors(terms: AgreementTerms): FieldErrors {
  const { startDate } = terms;
  const other = terms.clientFee === true && isOtherFee(terms);
  const percent = terms.clientFee === true && !other;
  const given: Rule = (value) => (isBlank(value) ? broker.clientFeeOtherRequired : undefined);
  const notBefore: Rule = (value) =>
    typeof value === 'string' && typeof startDate === 'string' && value < startDate
      ? broker.expirationBeforeStart
      : undefined;
  return validate(
    {
      clientName: requiredAny,
      clientRepresentativeName: requiredAny,
      startDate: calendarDate,
      expirationDate: all(calendarDate, notBefore),
      additionalFee: percentage,
      standardFee: optionalTrueOrFalse,
      clientFee: optionalTrueOrFalse,
      initialLoanRate: optionalPercentage,
      additionalLoanRate: optionalPercentage,
      clientFeePercent: percent ? aboveZero : optionalPercentage,
      clientFeeOther: other ? all(given, line) : optional(line),
      clientFeeOtherDescription: other ? all(given, paragraph) : optional(paragraph),
      version: line,
    },
    terms,
  );
}

/** Whether the form is ready: dates, both names and the additional fee are there, and nothing is wrong (section 5). */
export function isAgreementReady(terms: AgreementTerms): boolean {
  return Object.keys(agreementErrors(terms)).length === 0;
}

const toNumber = (value: number | string | null | undefined, blank: number | null): number | null =>
  isBlank(value) ? blank : Number(value);

/** The terms as they are saved: numbers for numeric fields; a blank client fee percent and additional fee become 0. */
export function normaliseAgreement<T extends AgreementTerms>(
  terms: T,
): T & {
  additionalFee: number;
  clientFeePercent: number;
  initialLoanRate: number;
  additionalLoanRate: number;
} {
  return {
    ...terms,
    additionalFee: toNumber(terms.additionalFee, 0) ?? 0,
    clientFeePercent: toNumber(terms.clientFeePercent, 0) ?? 0,
    initialLoanRate: toNumber(terms.initialLoanRate, INITIAL_LOAN_RATE) ?? INITIAL_LOAN_RATE,
    additionalLoanRate: toNumber(terms.additionalLoanRate, ADDITIONAL_LOAN_RATE) ?? ADDITIONAL_LOAN_RATE,
  };
}

/** The standard fee of an existing agreement stays as it is (section 4). */
export function standardFeeComplaint(existing: AgreementTerms | undefined, terms: AgreementTerms): string | undefined {
  if (!existing || terms.standardFee === undefined) return undefined;
  return existing.standardFee === terms.standardFee ? undefined : broker.standardFeeFixed;
}
