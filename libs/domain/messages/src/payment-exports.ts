/** Sentences of payments that are exported for a bank, which the screens and the service say. */

export const accountName = 'Give the name on the account, in at most 140 characters';
export const routingNumber = 'This is no routing number: nine digits whose last one checks the others';
export const accountNumber = 'An account number has 3 to 17 digits or letters';
export const iban = 'This is no IBAN: its two check digits do not fit the rest';
export const noLenderAccount = 'The account that the lender pays from is not set yet';
export const noAccountOf = 'The account that payments to {name} go to is not entered yet';
export const exportedAlready = 'A payment to {name} was exported already, in batch {batch}';
export const notScheduled = 'A payment to {name} is not scheduled any more';
export const nothingPaidOut = 'Nothing is paid out of a payment to {name}';
export const exportedNetting = 'Batch {batch} paid out {amount}: cancel this payment to keep back something else';
export const batchRecorded = 'Every payment of batch {batch} was recorded or cancelled already';
export const choosePayments = 'Choose at least one payment';
