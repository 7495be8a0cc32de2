/** Sentences of what administrators do with the interest and the payoff of a loan. Beyond the specification. */

export const terms = 'Change Terms';
export const termsLead =
  'They count from their day on. What was stated of that time already is made up for by the next statement.';
export const termsDone = 'The terms of interest are saved.';
export const makeStatement = 'Make Statement of {month}';
export const statementDone = 'The statement is made.';
export const record = 'Record Payment';
export const recordLead =
  '{amount} is due. A payment pays the oldest statement first; what is too much waits for the next one.';
export const recordDone = 'The payment is recorded.';
export const reverse = 'Reverse';
export const reverseOf = 'Reverse the payment {reference}';
export const reversePayoffLead =
  '{amount} is not paid any more from this day on, and the loan runs on: it is drawn on and bears interest again.';
export const reverseLead = '{amount} is not paid any more from this day on.';
export const reverseDone = 'The payment is reversed.';
export const changes = 'Terms of interest';
export const noChanges = 'The terms are those that were agreed with the commitment';
export const payOff = 'Record Payoff';
export const payOffLead =
  'The payoff of {day} is {amount}. The loan ends: nothing of it can be asked for, scheduled or paid afterwards.';
export const payOffDone = 'The loan is paid off.';
export const retainageHeld = '{amount} is held back still';
export const addUnit = 'Add Unit';
export const addUnitLead = 'Its release price, once it is paid, lowers the principal.';
export const addUnitDone = 'The unit is added.';
export const proposedUnits = 'Units of the application';
export const proposedUnitsLead =
  'Those that are chosen get this release price. One with another price is left out here and added by itself.';
export const proposedUnitsDone = 'The units are added.';
export const chooseUnit = 'Choose at least one unit';
export const release = 'Release';
export const releaseOf = 'Release {name}';
export const releaseLead = '{amount} came in: the principal is lower by it from its day on.';
export const releaseDone = 'The unit is released.';
