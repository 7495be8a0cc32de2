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
export const noProposal = 'This approval is not proposed any more';
