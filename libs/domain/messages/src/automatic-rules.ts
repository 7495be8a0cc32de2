/** What the rules that run by themselves find, in plain words with the figures. */

export const overBudget =
  '{line} is drawn to {drawn} with this draw: {percent} of the {original} that it was approved with. The limit is {limit}%.';
export const outOfBalance =
  'The work that is left costs {cost}; the loan and the other sources have {left} left. {short} is missing.';
export const missingInvoice = '{line} asks for {amount} without an invoice and without a file.';
export const paidTwice =
  'Invoice {number} of {payee} for {amount} on {line} is also on {other}, in the draw of {date}.';
export const paidTwiceHere =
  'Invoice {number} of {payee} for {amount} on {line} is on this draw twice, also on {other}.';
export const contingencyAhead =
  '{used} of the contingency is used ({amount} of {original}), while {drawn} of the other lines is drawn. At most {limit} points ahead are allowed.';
export const paperExpired = '{paper} ended on {date}.';
export const paperExpiring = '{paper} ends on {date}, within {days} days.';
export const paperUnknown = 'The date on which {paper} ends is not on record.';
export const reserveRunsOut =
  'The interest reserve has {left}. Interest on {balance} at {rate}% is about {monthly} a month: it lasts {months} of the {limit} months that are wanted.';
export const blocked = 'A rule keeps this draw from being approved until an administrator overrides it: {finding}';
export const overrideNeedsReason = 'Say why the draw may be approved all the same';
export const findingChanged = 'What the rules find has changed since it was looked at';
export const percentFrom = 'Must be a whole number of percent from 100 to 1,000';
export const daysAtMost = 'Must be a whole number of days, at most 365';
export const monthsAtMost = 'Must be a whole number of months, at most 60';
export const pointsAtMost = 'Must be a whole number of points, at most 100';
export const waiversMissing = 'Waivers of the draw of {date} are missing: {waivers}.';
export const waiverOf = '{claimant} ({condition})';
export const theContractor = 'the contractor';
