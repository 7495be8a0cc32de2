import { loanGroups, loanTypes } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import type { ActiveLoan } from '../../data/api.js';

export interface LoanGroup {
  title: string;
  loans: ActiveLoan[];
}

/** Loans that run under their groups, empty groups left out. */
export function groupLoans(loans: readonly ActiveLoan[]): LoanGroup[] {
  return loanGroups
    .map((title) => ({
      title,
      loans: loans.filter(({ loanType, closedOn }) => closedOn === null && groupOf(loanType) === title),
    }))
    .filter((group) => group.loans.length > 0);
}

/** A loan of a type that is not known here has no group. */
const groupOf = (loanType: string): string | undefined =>
  Object.hasOwn(loanTypes, loanType) ? loanTypes[loanType as LoanType].group : undefined;
