import type { LoanType } from '@groundwork/domain-applications';
import type { ActiveLoan } from '../../data/api.js';

/** The dashboard's groups of active loans, and the loan types that each holds (specification 2). */
const groups: readonly { readonly title: string; readonly types: readonly LoanType[] }[] = [
  { title: 'Construction', types: ['construction', 'buildToRent'] },
  { title: 'Fix-Flip', types: ['renovation', 'renovateToRent'] },
  { title: 'Model', types: ['model'] },
  { title: 'Land and Rental', types: ['land', 'acquisitionOrRefinance'] },
];

export interface LoanGroup {
  title: string;
  loans: ActiveLoan[];
}

/** Loans under their groups, empty groups left out. */
export function groupLoans(loans: readonly ActiveLoan[]): LoanGroup[] {
  return groups
    .map(({ title, types }) => ({ title, loans: loans.filter(({ loanType }) => types.includes(loanType as LoanType)) }))
    .filter((group) => group.loans.length > 0);
}
