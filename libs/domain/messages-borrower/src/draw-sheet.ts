/** Sentences of a draw while it is written: its sheet, what supports a line, and a draw that came back. */

export const leftToRequest = 'Left to request';
export const leftOfLoan = 'The loan has {amount} left to request';
export const canBeRequested = '{amount} can be requested';
export const colleagueChanged = 'Somebody of your company changed this line meanwhile: {amount}.';
export const colleagueChangedWhole = 'Somebody of your company changed the note or the files of the draw meanwhile.';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const notSavedYet = 'What you typed could not be saved yet. It is kept in this browser and sent again.';
export const lessThanDrawn = 'More than {percent} of this line is drawn already';
export const submittedBefore = 'Submitted before: {amount}';
export const lenderNotes = 'Notes of the lender';
export const reviseRelease = 'Revise {name}';
export const sentBackBecause = 'The lender sent this draw back: {reason}';
export const withdrawnBefore = 'This draw was withdrawn. You can change it and submit it again.';
export const discardQuestion = 'Discard this draft?';
export const discardWarning = 'Its amounts, invoices and files are gone for everybody of your company.';
export const withdrawQuestion = 'Withdraw this draw request?';
export const withdrawWarning =
  'The lender stops reviewing it, and its money can be requested again. You can change it and submit it again later.';
export const invoicesHint = 'Where a line has invoices, they add up to the amount of the line.';
export const invoicesSum = 'Invoices: {sum} of {amount}';
export const storedHint =
  'Material on site or in store that is not built in yet, as it stands now. It is part of the amount of this line.';
export const fromLastDraw = 'Start With The Last Draw';
export const toWholeDraw = 'Note And Photographs';
export const keysHint = 'Enter and the arrow keys move by lines, and between percent and amount.';
export const pastedBeyond = 'The budget has no lines for the last {n} of the pasted amounts';
export const approvedOf = '{approved} of {amount} approved';
export const draftOf = 'Draft of {amount}';
export const retainageHeld = 'Held back until the work is finished: {amount}';
export const retainageGivenBack = 'Given back of what was held: {amount}';
export const releaseOfRetainage = 'Release of retainage';
export const waitsForPayment = 'Approved, and waits for its payment';
export const paymentScheduled = '{amount} is paid on {date}';
export const paymentFunded = '{amount} funded on {date}';
export const paymentReversed = 'The payment of {amount} came back on {date}: {reason}';
export const paymentKeptBack = 'Paid out: {net}. Fees kept back: {fees}, put into the interest reserve: {reserve}';
export const changedSince = 'Changed since it came back';
export const requestRelease = 'Request Release';
export const reviewRelease = 'Review And Certify';
export const backToAmounts = 'Go Back';
export const requestReleaseOf = 'Request the release of retainage: {name}';
export const releaseLead = 'Ask for what is held back of earlier draws. The lender decides it line by line.';
export const heldOfLine = '{amount} is held back and not asked for yet';
export const nothingToRelease = 'Nothing is held back that could still be asked for';
