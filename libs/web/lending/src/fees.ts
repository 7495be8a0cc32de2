export { FeeLedger } from './fees/fee-ledger.js';
export type { FeeEntryView, FeeLedgerView } from './fees/fee-ledger.js';
export { FeeSums } from './fees/fee-sums.js';
export { DealTable } from './fees/deal-table.js';
export type { DealView } from './fees/deal-table.js';
