export { isAccountNumber, isIban, isRoutingNumber, maskedNumber, plainNumber } from './bank-numbers.js';
export {
  accountErrors,
  accountKindLabels,
  accountKinds,
  exportPaymentsRecord,
  MAX_EXPORTED,
  paymentAccountRecord,
  recordedBatchRecord,
} from './payment-account.record.js';
export type { AccountKind, PaymentAccount } from './payment-account.record.js';
