/** Sentences on what brokers earn, beyond the specification: both sides read them. */

export const title = 'Fees';
export const expected = 'Expected';
export const earned = 'Earned';
export const approved = 'Approved';
export const paid = 'Paid';
export const toReturn = 'To be returned';
export const client = 'Client';
export const fee = 'Fee';
export const amount = 'Amount';
export const status = 'Status';
export const project = 'Project {number}';
export const ofBase = '{percent} of {base}';
export const paidWith = 'Paid on {date}, {reference}';
export const earnedOn = 'Earned on {date}';
export const reversedOn = 'Reversed on {date}';
export const none = 'Nothing has been earned yet';
export const noneDetail =
  'A fee is expected once a loan of a referred client is approved, and earned once it has closed and funded.';
export const failed = 'Error getting fees';
export const statementPdf = 'Statement (PDF)';
export const statementCsv = 'Statement (CSV)';
export const deals = 'Deals of your clients';
export const dealsOfClients = 'Deals of the clients';
export const noDeals = 'No client has applied yet';
export const stage = 'Stage';
export const since = 'Since';
