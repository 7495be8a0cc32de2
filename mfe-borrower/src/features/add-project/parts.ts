import {
  asksLoanRequest,
  countComplaint,
  countRange,
  isSingleDwelling,
  propertyCount,
  traitsOf,
} from '@groundwork/domain-applications';
import type { LoanSelection } from '@groundwork/domain-applications';
import { borrower, shared } from '@groundwork/domain-messages';

/** The parts of the flow that adds a project (specification 2). */
export type Part = 'loan' | 'request' | 'propertyType' | 'count' | 'portfolio' | 'address';

/** The parts that a selection leads through, in their order. */
export function partsOf(selection: LoanSelection): Part[] {
  const { loanType, propertyType, loanRequestIsFor } = selection;
  const parts: Part[] = ['loan'];
  if (!loanType) return parts;
  if (asksLoanRequest(loanType)) parts.push('request');
  const { asksPropertyType } = traitsOf(loanType);
  if (asksPropertyType) parts.push('propertyType');
  if (loanRequestIsFor === 'rentalPortfolio') return [...parts, 'portfolio'];
  const { min, max } = countRange(loanType, propertyType, loanRequestIsFor);
  const asked = !asksPropertyType || (propertyType ? isSingleDwelling(propertyType) : true);
  if (asked && min < max) parts.push('count');
  if (propertyCount(selection) <= 1) parts.push('address');
  return parts;
}

/** What keeps Next from leaving a part, undefined where nothing does. The address and the portfolio have forms of their own. */
export function complaintOf(part: Part, selection: LoanSelection): string | undefined {
  switch (part) {
    case 'loan':
      return selection.loanType ? undefined : shared.choice;
    case 'request':
      return selection.loanRequestIsFor ? undefined : shared.choice;
    case 'propertyType':
      return selection.propertyType ? undefined : shared.choice;
    case 'count':
      return countComplaint(selection);
    default:
      return selection.loanType ? undefined : borrower.choosePurpose;
  }
}
