/** Sentences of the payments of what was approved, and of a loan's money. */

export { funding as title } from './titles.js';
export const purpose =
  'What was approved and waits for its payment, payments that are planned, and those that were made.';
export const place = 'Payments';
export const pending = 'Pending funding';
export const scheduled = 'Scheduled';
export const funded = 'Funded';
export const reversed = 'Reversed';
export const cancelled = 'Cancelled';
export const nothingPending = 'Nothing that was approved waits for its payment';
export const nothingHere = 'No payments of this kind';
export const failed = 'The payments could not be loaded';

export const schedule = 'Schedule';
export const scheduleOf = 'Schedule the payment to {name}';
export const scheduleLead = '{amount} is paid on this day. Approved lines: {lines}.';
export const scheduledDone = 'The payment is scheduled.';
export const pay = 'Record Payment';
export const payOf = 'Record the payment to {name}';
export const payLead =
  'Scheduled for {date}: {amount}. It counts as funded, and for interest, from the day it was paid.';
export const paidDone = 'The payment is recorded.';
export const feesLeft = 'At most {amount} of the agreed fees is left';
export const reserveLeft = 'At most {amount} is left to put into it';
export const netIs = 'Paid out: {amount}';
export const cancelPayment = 'Cancel Payment';
export const cancelOf = 'Cancel the payment to {name}';
export const cancelLead = '{amount} waits for another day then.';
export const cancelledDone = 'The payment is cancelled.';
export const reverse = 'Reverse';
export const reverseOf = 'Reverse the payment to {name}';
export const reverseLead =
  '{amount} is not funded any more from this day on. It stays approved and waits for another payment.';
export const reversedDone = 'The payment is reversed.';
export const moneyOf = 'Money of {name}';

export const linesOf = 'Budget and what became of it';
export const correct = 'Correct';
export const correctOf = 'Correct what is funded of {name}';
export const correctLead =
  'Funded to date is {amount}. The difference becomes an entry of the ledger with your reason.';
export const correctedDone = 'Funded to date is corrected.';
export const retainageTitle = 'Terms of retainage';
export const retainageLead = 'They count for what is approved from now on. What is held stays until it is released.';
export const retainageOfLine = 'Percent of {name}';
export const ownPercentHint = 'Left empty, the terms of the loan count';
export const ownPercents = 'Lines with a percentage of their own';
export const contractorsLead =
  'The lines of a contractor are read together: how far its work is, and what is held of it. Lines of nobody are read together as well.';
export const contractor = 'Contractor {number}';
export const contractorName = 'Contractor';
export const contractorPercent = 'Percent of this contractor';
export const contractorOfLine = 'Contractor of {name}';
export const nobodys = 'Nobody';
export const heldOfContractor = 'Held of its lines: {amount}';
export const addContractor = 'Add A Contractor';
export const removeContractor = 'Remove contractor {number}';
export const saveTerms = 'Save Terms';
export const termsSaved = 'The terms of retainage are saved.';
export const history = 'History of the ledger';
export const noHistory = 'Nothing has moved yet';
