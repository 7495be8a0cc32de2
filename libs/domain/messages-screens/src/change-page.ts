/** Sentences of the changes of a loan's budget, beyond the specification. */
export const title = 'Changes of the Budget';
export const failed = 'The changes of this budget could not be loaded';
export const none = 'The budget stands as it was approved. Nobody asked for a change yet.';
export const ask = 'Ask For A Change';
export const enter = 'Enter A Change';
export const kindHints = {
  reallocation: 'Takes from some lines what it adds to others. The total stays.',
  contingency: 'Takes from contingency what it adds to other lines. The total stays.',
  change_order: 'Changes what is to be built. Its money comes from the source that you name.',
} as const;
export const line = 'Line {number}';
export const addLine = 'Add A Line';
export const removeLine = 'Remove line {number}';
export const newLine = 'New line {number}';
export const addNewLine = 'Add A New Line To The Budget';
export const removeNewLine = 'Remove new line {number}';
export const isNew = 'New line';
export const lineFigures = 'Value {value}, of which {taken} is drawn or requested. Then: {revised}';
export const sums = 'Taken {taken}, added {added}. The budget then: {total}';
export const requested = 'Change {number} was submitted for a decision';
export const submit = 'Submit Change';
export const heading = 'Change {number}: {kind}';
export const askedBy = 'Asked for by {name}, {date}';
export const enteredBy = 'Entered by {name}, {date}';
export const approvedBy = 'Approved by {name}, {date}';
export const rejectedBy = 'Rejected by {name}, {date}';
export const withdrawnBy = 'Withdrawn by {name}, {date}';
export const paidBy = 'Money from: {source}';
export const beforeAfter = '{before} before, {after} after';
export const approve = 'Approve Change';
export const approveLead = 'Every line of it gets its new value at once. What is drawn or requested stays as it is.';
export const approveNote = 'Note to the borrower (may be left out)';
export const reject = 'Reject Change';
export const rejectReason = 'Why it is rejected. The borrower reads this.';
export const withdraw = 'Withdraw Change';
export const withdrawQuestion = 'Withdraw change {number}?';
export const withdrawWarning = 'The lender no longer decides on it. You can ask for it again.';
export const approved = 'Change {number} is approved. The budget has its new values.';
export const rejected = 'Change {number} is rejected';
export const withdrawn = 'Change {number} is withdrawn';
export const files = 'Files of the change';
export const addFiles = 'Add files';
export const added = 'Added';
export const takeAway = 'Take {name} away';
