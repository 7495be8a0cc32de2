/** What happened to an application, as people tell it, beyond the specification. */
export const history = 'History';
export const historyUnavailable = 'The history of this application could not be read';
export const historyEmpty = 'Nothing has happened yet';
export const earlierEvents = 'Show earlier';
export const eventOf = '{event}: {subject}';
export const byYou = 'You';
export const byLender = 'The lender';
export const byPortal = 'The portal';
export const bySomebody = 'Somebody of your company';
export const roundOf = 'Round {n}';
export const agreedTerms = '{amount} at {rate}% a year for {months} months';
export const sectionRejected = '{section}: {comment}';
export const lenderNote = 'Note: {note}';
export const overridden = 'Decided although items were missing: {reason}';
