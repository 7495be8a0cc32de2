import { loanTypes, loanTypeValues } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { DAY, isWithin } from '@groundwork/domain-time';

/** The terms of a line of credit are a master of their own, which holds the supervisory acknowledgement's text. */
export const LINE_OF_CREDIT_SHEET = 'lineOfCredit';

export type TermSheetType = (typeof loanTypes)[LoanType]['termSheet'] | typeof LINE_OF_CREDIT_SHEET;

/** The types of term sheets that an administrator edits: the four of the specification (section 2), rentals, line of credit. */
export const termSheetTypes: readonly TermSheetType[] = [
  ...loanTypeValues.map((type) => loanTypes[type].termSheet),
  LINE_OF_CREDIT_SHEET,
];

/** What a type of term sheet is called. */
export function termSheetLabel(type: TermSheetType): string {
  const loanType = loanTypeValues.find((value) => loanTypes[value].termSheet === type);
  return loanType ? loanTypes[loanType].label : 'Line of Credit';
}

/** Whether a text names a type of term sheet. */
export function isTermSheetType(value: unknown): value is TermSheetType {
  return termSheetTypes.includes(value as TermSheetType);
}

/** The term sheet that an application's borrower reads; undefined without a loan type. */
export function termSheetTypeOf({
  loanType,
  lineOfCredit,
}: {
  readonly loanType?: string | null;
  readonly lineOfCredit?: boolean | null;
}): TermSheetType | undefined {
  if (lineOfCredit) return LINE_OF_CREDIT_SHEET;
  const known = loanTypeValues.find((value) => value === loanType);
  return known && loanTypes[known].termSheet;
}

/** The version after this one: numbers from 1. Saving never changes an old record. */
export function nextVersion(latest: number | null | undefined): number {
  return (latest ?? 0) + 1;
}

/** Whether an acceptance is stale: a day old or more, so that it must be read again (specification 4). */
export function isStale(acceptedAt: string, now: Date): boolean {
  return !isWithin(acceptedAt, DAY, now);
}
