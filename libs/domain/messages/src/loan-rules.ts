/** Sentences of the rules of interest, payoff and the end of a loan, which the screens of both sides and the service say. */

export const noRate = 'No rate of interest is set for this loan yet';
export const nextStatement = 'The next statement is that of {month}';
export const monthNotOver = 'This month is not over: its statement can be made from {day} on';
export const nothingPaid = 'Enter the amount that came';
export const loanClosed = 'This loan was paid off on {day}: nothing of it moves any more';
export const payoffUndecided = '{amount} that was asked for is not decided yet: decide it before the loan ends';
export const payoffWaits = '{amount} that was approved is not paid yet: pay it before the loan ends';
export const payoffRetainage = '{amount} is held back still: release it, or say why it is not paid';
export const payoffIs = 'The payoff of this day is {amount}';
export const payoffCredit = 'The borrower has {amount} more with the lender than is owed: give it back first';
export const unitThere = 'There is a unit of this name already';
export const releaseAbovePrincipal = 'Only {amount} of principal is left: pay the loan off instead';
export const movedSince = 'Principal has moved since this day: take a later one';
export const ownPayoff =
  'You recorded this payoff, and it is above the amount that one administrator decides: another one has to take it back';
