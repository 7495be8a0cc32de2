/** Sentences of the rules of draws, which the screens of both sides and the service say. */

export const invoicesDiffer = 'The invoices add up to {sum}, the line asks for {amount}';
export const storedAboveAmount =
  'Materials stored grow by {growth} since the last draw, which is more than this line asks for';
export const approveAtMost = 'At most the requested {amount} can be approved; to approve nothing, reject';
export const lowerNeedsReason = 'Give a reason for approving less than was requested';
export const sentBackNeedsReason = 'Say what has to be changed';
export const draftGone = 'This draft was submitted or discarded meanwhile';
export const nothingToReturn = 'A draw of which a part is approved, or everything decided, cannot be taken back';
export const moneyNeedsReason = 'Give a reason: it is kept with the entry of the ledger';
export const releaseAtMost = 'At most {amount} is held back of this line';
export const nettedAboveFunding = 'What is kept back is more than this funding';
export const fundedDayOutside = 'The day of a payment is between the opening of the loan and today';
export const correctionBetween = 'Funded to date of this line is between $0.00 and {amount}';
export const reductionIsLess = 'From then on less is held back than before';
export const feesAtMost = 'At most {amount} of the agreed fees is left to keep back';
export const reserveAtMost = 'At most {amount} is left to put into the interest reserve';
export const nothingToSchedule = 'Nothing of this draw is approved and waits for a day';
export const reversalNeedsFunded = 'Less is funded of {name} now than this funding paid: correct it first';
export const ownProposal = 'You proposed this approval: another administrator has to agree to it';
export const noteNeedsWords = 'Write what the note says';
export const notesFull = 'There are as many notes on this draw as it takes';
export const approveAtLeast =
  'At least {amount} is approved of this draw: a cent of each line. Reject the lines that get nothing';
export const noProposal = 'This approval is not proposed any more';
export const contractorNeeded = 'Name at least one contractor, or hold by loan or line';
export const contractorTwice = 'This contractor is named already';
export const planEmpty = 'Enter what is planned to be drawn in at least one month';
export const planAtMost = 'At most the commitment of {amount} can be planned';
/** What a draw is certified with, on the screen, in what is kept and on paper. */
export const certification =
  'I certify that the work and materials of the requested lines are in place or contracted for this project, that the amounts are true, and that earlier draws were used for their purpose.';
export const certificateNotMade =
  'The certificate of this draw is not on paper: it is being made, or the draw is from before certificates were kept';
