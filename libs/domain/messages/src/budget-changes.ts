/** Sentences of the rules of a budget's changes, which the screens of both sides and the service say. */

export const changesNothing = 'Enter an amount on at least one line';
export const bothWays = 'Either take from this line or add to it';
export const takeAtMost = 'At most {amount} can be taken from this line: the rest is drawn or requested';
export const notEven = 'What is taken ({taken}) and what is added ({added}) have to be the same';
export const contingencyAlone = 'A use of contingency takes from contingency alone';
export const contingencyGrows = 'A use of contingency adds nothing to contingency';
export const sourceNeeded = 'Say where the money of the change order comes from';
export const sourceNameNeeded = 'Name the source of the money';
export const orderChangesNothing = 'A change order that its own source pays for changes the total of the budget';
export const reasonNeeded = 'Say why the budget is changed';
export const rejectionReasonNeeded = 'Say why the change is rejected';
export const ownChange =
  'You entered this change, and it is above the amount that one administrator approves: another one has to approve it';
export const noLongerPossible = 'This change cannot be applied any more: {reason}';
export const lineOfChange = '{name}: {reason}';
export const newLineByOrder = 'A new line comes with a change order';
export const newLineExists = 'This section has a line of this name already: add to that one';
export const newLineNeedsAmount = 'Enter what the new line is worth';
