import {
  asksLoanRequest,
  countComplaint,
  countRange,
  isSingleDwelling,
  PROPERTY_MAXIMUM,
  propertyCount,
  traitsOf,
} from '@groundwork/domain-applications';
import type { LoanSelection } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';

/** The parts of the flow that adds a project (specification 2). */
export type Part = 'loan' | 'request' | 'propertyType' | 'count' | 'addresses' | 'address';

/** The parts that a selection leads through, in their order. */
export function partsOf(selection: LoanSelection): Part[] {
  const { loanType, propertyType, loanRequestIsFor } = selection;
  const parts: Part[] = ['loan'];
  if (!loanType) return parts;
  if (asksLoanRequest(loanType)) parts.push('request');
  const { asksPropertyType } = traitsOf(loanType);
  // A portfolio has a modal of its own, which creates the application.
  if (loanRequestIsFor === 'rentalPortfolio') return parts;
  if (asksPropertyType) parts.push('propertyType');
  const { min, max } = countRange(loanType, propertyType, loanRequestIsFor);
  const asksCount = !asksPropertyType || (propertyType ? isSingleDwelling(propertyType) : true);
  if (asksCount && min < max) parts.push('count');
  const count = propertyCount(selection);
  if (count <= 1) return [...parts, 'address'];
  // The lots of a subdivision get their addresses in the wizard.
  return count <= PROPERTY_MAXIMUM ? [...parts, 'addresses'] : parts;
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
      return undefined;
  }
}
