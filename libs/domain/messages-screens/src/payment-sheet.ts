/** A draw as an application for payment, on the screens of both sides. */
export const noSheet = 'This draw was submitted before the budget of a draw was kept with it.';
export const certificateTitle = 'Application and certificate for payment';
export const sheetTitle = 'Schedule of values';
export const signatureOf = 'Signature of the borrower';
export const signedAt = 'Signed {date}';
export const roundOf = 'Submission {round}: {amount}, {date}';
export const roundChanged = '{line}: {before}, now {after}';
export const invoiceAdded = '{line}: invoice {number} of {payee} is new, {amount}';
export const invoiceLeftOut = '{line}: invoice {number} of {payee} is left out, {amount}';
export const invoiceChanged = '{line}: invoice {number} of {payee}: {before}, now {after}';
export const sheetTotal = 'Total';
export const sheetContingency = 'Of that, contingency';
export const certificatePdf = 'Signed certificate (PDF)';
