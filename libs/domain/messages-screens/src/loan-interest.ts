/** Sentences of interest and payoff of a loan, which borrower and lender read alike. Beyond the specification. */

export const notLoaded = 'The interest of this loan could not be read';
export const statements = 'Statements';
export const noStatements = 'No month has been stated yet';
export const nextStatement = 'The statement of {month} is made from {day} on.';
export const payments = 'Payments of the borrower';
export const noPayments = 'No payment has been recorded yet';
export const statementPdf = 'PDF';
export const statementPdfOf = 'PDF of the statement of {month}';
export const ofBefore = '{amount} of the time before';
export const dueBy = 'Due by {day}';
export const paidSoFar = '{amount} paid';
export const rateIs = '{rate} a year, {basis}';
export const noRate = 'No rate is set';
export const reserveRunsOut =
  '{left} is left to pay interest from, and a month of it is about {month}. The borrower pays what the reserve does not.';
export const paidOff = 'Paid off {day}';
export const closed = 'This loan was paid off on {day}.';
export const payoffOn = 'Payoff on';
export const payoffLead = 'What pays the loan off on this day. Each further day costs {perDiem}.';
export const payoffPdf = 'Payoff letter (PDF)';
export const units = 'Units';
export const noUnits = 'No units are released one by one';
export const releasedOn = 'Released {day}';
