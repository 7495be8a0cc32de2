/** Sentences of the page of an active loan, which borrower and lender read alike. Beyond the specification. */

export const notLoaded = 'This loan could not be read';
export const certifiedHint =
  'Complete is how far the borrower says that a line is built: what is approved, paid or held back, what is asked for, and what the last approval left out.';
export const evenPace = 'The plan is an even pace over the term of {months} months.';
export const noPace = 'No term was agreed for this loan: there is no plan to compare with.';
export const pictureSummary = '{funded} of {commitment} is funded. The plan of {date} is {planned}.';
export const pictureWithoutPlan = '{funded} of {commitment} is funded.';
export const asTable = 'The same as a table';
export const noDraws = 'No draw has been requested yet';
export const noFiles = 'No files support the draws of this loan yet';
export const noHistory = 'Nothing has happened to this loan yet';
export const showAllLines = 'Show all {n} lines';
export const barOf = '{line}: {funded} funded, {pending} pending, {left} left of {budget}; {percent} complete';
export const reserveAgreed = 'Agreed; {amount} is paid in';
export const plannedFor = 'Planned for {day}';
export const requested = 'Draw {n} was submitted';
export const withdrawn = 'Draw {n} was withdrawn';
export const sentBack = 'Draw {n} was sent back';
export const approved = 'Draw {n}: {lines} approved';
export const rejected = 'Draw {n}: {lines} rejected';
export const held = 'Draw {n}: {lines} held for inspection';
export const reset = 'Draw {n}: {lines} set back to pending';
export const proposed = 'Draw {n}: an approval was proposed';
export const declined = 'Draw {n}: the proposed approval was declined';
export const theLender = 'The lender';
