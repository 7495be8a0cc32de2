/** Sentences of payments as files for the bank, and of the accounts that they go to and come from. */
export const place = 'Exports';
export const exportPayments = 'Export for the Bank';
export const exportLead =
  'What is chosen becomes one batch, as CSV and as ISO 20022 (pain.001). A payment is exported once; record it when the bank has made it.';
export const choose = 'Payments to export';
export const chooseOf = '{name}, {date}, {amount}';
export const toAccount = 'to {name}, {number}';
export const noAccount = 'No account of the payee is entered';
export const enterAccount = 'Enter the account of {name}';
export const total = 'Together: {amount}';
export const exported = 'Batch {number} is exported.';
export const nothingToExport = 'Every planned payment was exported already';
export const batchOn = 'Batch {number}, exported on {date}';
export const cancelExported =
  'It was exported in batch {number}: see that the bank does not make it, or it is paid twice once it is planned again.';
export const reverseExported = 'It was exported in batch {number} on {date}, {amount} to {payee}.';

export const record = 'Record As Paid';
export const recordOf = 'Record batch {number} as paid';
export const recordLead =
  '{n} payments of the batch are planned still. Each is recorded as paid to the account that it was exported to, and reversed by itself if it comes back.';
export const recorded = 'The payments of batch {number} are recorded.';
export const stillPlanned = '{n} planned still';
export const batches = 'Exported batches';
export const noBatches = 'Nothing was exported yet';
export const failed = 'The exports could not be loaded';
export const csv = 'CSV';
export const xml = 'ISO 20022';
export const csvOf = 'Download batch {number} as CSV';
export const xmlOf = 'Download batch {number} as ISO 20022';

export const lenderAccount = 'The account that payments come from';
export const lenderLead = 'The debtor of every export. A super administrator changes it.';
export const payeeAccount = 'The account that payments go to';
export const payeeLead =
  'Payments of this loan are exported to it. The number is kept encrypted, and nobody is shown it again.';
export const noneYet = 'No account is entered';
export const enter = 'Enter Account';
export const change = 'Change Account';
export const changeLead = 'What is exported from now on uses it. Batches that were exported stay as they are.';
export const saved = 'The account is saved.';
export const accountHistory = 'Earlier versions of the account';
export const accountFailed = 'The account could not be loaded';
