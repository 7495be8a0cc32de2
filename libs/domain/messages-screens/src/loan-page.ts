/** Sentences of the page of an active loan, which borrower and lender read alike. Beyond the specification. */

export const notLoaded = 'This loan could not be read';
export const certifiedHint =
  'Complete is how far the borrower says that a line is built: what is approved, paid or held back, what is asked for, and what the last approval left out.';
export const evenPace = 'The plan is an even pace over the term of {months} months.';
export const enteredPlan = 'The plan is what the lender entered on {date}.';
export const enteredPlanBecause = 'The plan is what the lender entered on {date}: {reason}';
export const noPace = 'No term was agreed for this loan: there is no plan to compare with.';
export const pictureSummary = '{funded} of {commitment} is funded. The plan of {date} is {planned}.';
export const pictureWithoutPlan = '{funded} of {commitment} is funded.';
export const asTable = 'The same as a table';
export const noDraws = 'No draw has been requested yet';
export const noFiles = 'No files support the draws of this loan yet';
export const ofApplication = 'Application';
export const ofClosing = 'Closing';
export const ofDraws = 'Draws';
export const ofInspections = 'Inspections';
export const ofWaivers = 'Lien waivers';
export const ofChanges = 'Changes of the budget';
export const termSheet = 'Term sheet';
export const accepted = 'Accepted';
export const certificateOf = 'Signed certificate of draw {n}';
export const reportOf = 'Inspection report {day}';
export const changeNumber = 'Change {n}';
export const drawNumber = 'Draw {n}';
export const paper = 'PDF';
export const noHistory = 'Nothing has happened to this loan yet';
export const showAllLines = 'Show all {n} lines';
export const barOf =
  '{line}: {funded} funded, {unpaid} approved and not paid out, {pending} pending, {left} left of {budget}; {percent} complete';
export const barLegend =
  'Full: funded. Barred: approved, not paid yet or held back. Hatched: pending. Empty: left. Mark: complete.';
export const notPaidYet = 'Approved, not paid yet: {amount}';
export const heldBack = 'Held back: {amount}';
export const cappedByInspection = 'Draws go no further than the {percent} that the last inspection found';
export const reserveAgreed = 'Agreed; {amount} is paid in, {left} is left';
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
export const calendarFile = 'Due dates for a calendar';
/** What happened to a loan, beside the steps of its draws. */
export const happened = {
  'loan.opened': 'The loan began, with {amount}',
  'payment.planned': 'Draw {n}: a payment of {amount} was planned for {day}',
  'payment.paid': 'Draw {n}: {amount} was paid on {day}',
  'payment.reversed': 'Draw {n}: the payment of {amount} came back on {day}',
  'payment.cancelled': 'Draw {n}: the payment of {amount} that was planned for {day} will not be made',
  'change.requested': 'Change {number} of the budget was asked for, {amount}',
  'change.approved': 'Change {number} of the budget was approved, {amount}',
  'change.rejected': 'Change {number} of the budget was rejected',
  'change.withdrawn': 'Change {number} of the budget was withdrawn',
  'inspection.request': 'An inspection was asked for',
  'inspection.schedule': 'An inspection was planned',
  'inspection.report': 'An inspection was reported',
  'inspection.return': 'The report of an inspection was returned',
  'inspection.accept': 'An inspection was accepted',
  'inspection.cancel': 'An inspection was cancelled',
  'waiver.send': 'Draw {n}: the lien waiver of {name} was sent to be signed',
  'waiver.revoke': 'Draw {n}: the link to the lien waiver of {name} was revoked',
  'waiver.sign': 'Draw {n}: the lien waiver of {name}, {amount}, was signed',
  'waiver.refuse': 'Draw {n}: the lien waiver of {name} was refused',
  'waiver.handIn': 'Draw {n}: the lien waiver of {name} was handed in on paper',
  'waiver.accept': 'Draw {n}: the lien waiver of {name}, {amount}, was accepted',
  'waiver.return': 'Draw {n}: the lien waiver of {name} was returned',
  'waiver.void': 'Draw {n}: the lien waiver of {name} became void',
  'interest.terms': 'The terms of interest changed from {day} on',
  'interest.stated': 'The interest of {month} was stated, {amount}',
  'retainage.terms': 'The terms of retainage changed',
  'ledger.correction': 'What is funded of {name} was corrected by {amount}',
  'received.interest': '{amount} of interest was paid on {day}',
  'received.release': '{name} was released for {amount} on {day}',
  'received.payoff': 'The loan was paid off on {day}, {amount}',
  'received.reversed': 'A payment of {amount} came back on {day}',
  'unit.added': '{name} may be released for {amount}',
  'paper.saved': '{paper}: ends on {day}',
  'plan.set': 'The plan of the draws was entered, {amount} in all',
} as const;
export const theContractor = 'the contractor';
export const thePortal = 'The portal';
export const earlier = 'Earlier';
