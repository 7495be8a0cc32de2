import { amount, one, paragraph, percentage, record, required, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { fill, shared } from '@groundwork/domain-messages';
import { addCents, formatCents } from '@groundwork/domain-money';
import { isBlank } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { LoanType } from './loan-types.js';
import type { Maybe } from './types.js';
import { propertyTitles } from './property-title.js';
import type { NamedProperty } from './property-title.js';

/** The most that the terms of a loan may be. Percentages of 0 to 100. */
export const termBounds = { rate: 30, termMonths: 480, retainagePercent: 25, originationFeePercent: 10 } as const;

/** The terms of a loan as they are decided. Amounts in whole cents, percentages of 0 to 100. */
export const loanTermsRecord = record('LoanTerms', {
  amount: required(amount('Amount approved')),
  rate: required(percentage('Interest rate')),
  termMonths: required(whole('Term in months')),
  interestReserve: required(amount('Interest reserve')),
  retainagePercent: required(percentage('Retainage')),
  originationFeePercent: required(percentage('Origination fee')),
  otherFees: required(amount('Other fees')),
});
export type LoanTerms = RecordOf<typeof loanTermsRecord>;

/** Whether two sets of terms say the same. */
export const areSameTerms = (one: Maybe<LoanTerms>, other: Maybe<LoanTerms>): boolean =>
  (Object.keys(loanTermsRecord.fields) as (keyof LoanTerms)[]).every((name) => one?.[name] === other?.[name]);

/** What goes with a decision: the terms, why it was decided so, although something was missing, and above limits. */
export const loanDecisionRecord = record('LoanDecision', {
  terms: one(loanTermsRecord),
  note: paragraph('Why it is decided so'),
  overrideReason: paragraph('Why it is decided although something is missing'),
  limitsReason: paragraph('Why it is decided although limits of the loan type are exceeded'),
});
export type LoanDecision = RecordOf<typeof loanDecisionRecord>;

/** What bounds the amount of a loan. */
export interface TermsBounds {
  /** Whole cents; 0 for none. */
  readonly budgetTotal: number;
  /** Whether every budget that there has to be has a total. */
  readonly isBudgeted: boolean;
  /** Of several properties those whose budget has no total, by name. */
  readonly unbudgeted?: readonly string[];
}

/**
 * What bounds the amount of an application's loan: a line of credit is decided without a budget, every other loan with one of each
 * property.
 */
export function termsBoundsOf({
  properties,
  lineOfCredit,
}: {
  readonly properties: readonly (NamedProperty & { readonly budgetTotal: number })[];
  readonly lineOfCredit?: Maybe<boolean>;
}): Required<TermsBounds> {
  const totals = properties.map(({ budgetTotal }) => budgetTotal);
  const isBudgeted = lineOfCredit === true || (totals.length > 0 && totals.every((total) => total > 0));
  const open = propertyTitles(properties).filter((_title, index) => !((totals[index] ?? 0) > 0));
  return { budgetTotal: addCents(totals), isBudgeted, unbudgeted: isBudgeted || totals.length < 2 ? [] : open };
}

/**
 * What is wrong with terms, by field. Nothing above the budget: it could never be drawn. Of a budget that came as a file the
 * lender enters the total before the loan is approved.
 */
export function loanTermsErrors(
  terms: Partial<LoanTerms> | null | undefined,
  { budgetTotal, isBudgeted, unbudgeted = [] }: TermsBounds,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of Object.keys(loanTermsRecord.fields) as (keyof LoanTerms)[])
    if (isBlank(terms?.[name])) errors[name] = shared.requiredField;
  if (!terms) return errors;
  const atMost = (name: keyof LoanTerms, most: number, text = String(most)): void => {
    if ((terms[name] ?? 0) > most) errors[name] ??= fill(shared.atMost, { most: text });
  };
  if (terms.amount !== undefined && terms.amount <= 0) errors['amount'] ??= shared.amountAboveZero;
  if (!isBudgeted)
    errors['amount'] ??=
      unbudgeted.length > 0
        ? fill(shared.budgetTotalsFirst, { properties: unbudgeted.join(', ') })
        : shared.budgetTotalFirst;
  if (budgetTotal > 0) atMost('amount', budgetTotal, `${formatCents(budgetTotal)} (the whole budget)`);
  for (const [name, most] of Object.entries(termBounds)) atMost(name as keyof typeof termBounds, most);
  if (terms.termMonths !== undefined && terms.termMonths < 1)
    errors['termMonths'] ??= fill(shared.atLeast, { least: '1' });
  const { amount: approved = 0 } = terms;
  for (const name of ['interestReserve', 'otherFees'] as const)
    atMost(name, approved, `${formatCents(approved)} (the amount)`);
  return errors;
}

/** What an application says of its loan, for the terms that are proposed. Whole cents. */
export interface ProposalFacts {
  readonly loanType?: LoanType | null;
  readonly budgetTotal: number;
  /** Rows of the budget that are an interest reserve. */
  readonly interestReserve: number;
  readonly fundingSources?: readonly { readonly total?: number | null }[] | null;
  readonly requestedLoanAmount?: number | null;
}

/**
 * The terms that an application suggests: what is asked for, else the budget less what others fund; the budget's own
 * interest reserve. Rate, term and fees are the lender's to say and begin as its term sheet has them.
 */
export function proposedTerms({
  loanType,
  budgetTotal,
  interestReserve,
  fundingSources,
  requestedLoanAmount,
}: ProposalFacts): LoanTerms {
  const funded = (fundingSources ?? []).reduce((sum, { total }) => sum + (total ?? 0), 0);
  const wanted = requestedLoanAmount || Math.max(0, budgetTotal - funded);
  const approved = budgetTotal > 0 ? Math.min(wanted, budgetTotal) : wanted;
  return {
    amount: approved,
    rate: USUAL_RATE,
    ...usualTerms[loanType ?? 'construction'],
    interestReserve: Math.min(interestReserve, approved),
    retainagePercent: USUAL_RETAINAGE,
    otherFees: 0,
  };
}

const USUAL_RATE = 10;
const USUAL_RETAINAGE = 10;

/** What the first term sheets say of term and fee; the rental loans read those of what is built. */
const usualTerms: Readonly<Record<LoanType, Pick<LoanTerms, 'termMonths' | 'originationFeePercent'>>> = {
  construction: { termMonths: 12, originationFeePercent: 1.5 },
  renovation: { termMonths: 9, originationFeePercent: 1.75 },
  land: { termMonths: 18, originationFeePercent: 1.5 },
  model: { termMonths: 24, originationFeePercent: 1.25 },
  acquisitionOrRefinance: { termMonths: 12, originationFeePercent: 1.5 },
  buildToRent: { termMonths: 12, originationFeePercent: 1.5 },
  renovateToRent: { termMonths: 9, originationFeePercent: 1.75 },
};
