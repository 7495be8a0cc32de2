/** Sentences of the review of a draw beside those of the specification. */

export const decided = 'Decided';
export const nothingDecided = 'No line is decided yet: accept, reject or hold one first.';
export const lowerAmount = 'Approve a lower amount';
export const lowerAmountHint = 'Requested: {amount}. What is not approved can be requested again.';
export const lowerAmountOfDraw = 'It is divided among the lines in proportion to what each asks for.';
export const lowerReason = 'Why less is approved';
export const sendBack = 'Send Back';
export const sendBackLead =
  'The borrower is told what to change, and can submit the draw again. Nothing of it stays requested meanwhile.';
export const sendBackReason = 'What has to be changed';
export const drawSentBack = 'The draw request was sent back.';
export const approvedOf = '{approved} of {amount} approved';
export const proposed = 'This approval is above {limit}: another administrator has to agree to it.';
export const proposedWhat = '{name} proposed on {date} that {amount} of this draw is approved.';
export const confirmProposal = 'Agree And Approve';
export const declineProposal = 'Decline';
export const proposalDeclined = 'The proposed approval was declined.';
export const ownProposalHint = 'You proposed it, so somebody else has to agree. You can decline it yourself.';
export const limitTitle = 'Second Approval';
export const limitPurpose =
  'Above this amount of a draw, what one administrator approves is a proposal until another one agrees.';
export const limitLabel = 'Amount';
export const limitHint = 'All that is approved of a draw counts. Blank: one administrator is enough for every amount.';
export const limitReadOnly = 'A super administrator changes this amount.';
export const limitSave = 'Save Amount';
export const limitSaved = 'The amount is in force as version {version}';
export const limitNone = 'No second approval is asked for';
export const limitFailed = 'The amount could not be loaded';
export const limitChange = '{before}, now {after}';
export const lineKeys =
  'Keys on a line: A accept, L lower amount, H hold, R reject, Z reset; the arrow keys go from line to line.';
export const changedMeanwhile =
  'Somebody else decided on this draw meanwhile. What you chose for lines that are still open is kept; look at it again before you submit it.';
export const nowStands = '{line}: {status}';
export const projectFilter = 'Project';
export const projectFilterHint = 'Its number, or words of its name from their beginning';
export const ownerFilter = 'Looked after by';
export const anyOwner = 'Anybody';
export const ageFilter = 'Submitted';
export const anyAge = 'At any time';
export const olderThan = '{days} days ago or earlier';
export const orderFilter = 'Order';
export const oldestFirst = 'Oldest first';
export const newestFirst = 'Newest first';
export const moreDraws = 'Show more';
export const notes = 'Notes';
export const notesTitle = 'Notes ({n})';
export const noNotes = 'Nobody wrote a note on this draw yet';
export const writeNote = 'Write Note';
export const noteKept = 'The note is kept for the lender.';
export const noteSent = 'The note is kept, and the borrower is told.';
export const noteInternalHint = 'Administrators alone read it.';
export const noteToBorrowerHint = 'The borrower reads it with the draw, and is told by bell and letter.';
export const allDraws = 'All that is pending';
export const awaitsSecond = 'Waits for a second approval';
