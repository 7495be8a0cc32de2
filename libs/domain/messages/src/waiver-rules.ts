/** Sentences of lien waivers, which the service and the screens of both sides say. */
export const refusalNeedsReason = 'Say why you do not sign';
export const returnNeedsReason = 'Say what is wrong with the paper';
export const voidNeedsReason = 'Say why this waiver does not count';
export const readAnew = 'This waiver was changed since you opened it. Please read it again.';
export const notSent = 'This waiver cannot be signed now: ask whoever sent it to you for a new link.';
export const amountChanged = 'The amount is now {amount}';
export const notNeeded = 'Nothing of this draw asks for it any more';
export const notRecorded = 'The signed waiver is being recorded. Please try again in a moment.';
export const tooManyLetters = 'Too many letters went to this address. Please try again in an hour.';
export const tooManyLinks = 'Too many links were tried from here. Please try again later.';
