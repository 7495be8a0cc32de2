import { paymentExports } from '@groundwork/domain-messages';
import { choice, day, id, many, record, required, text, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import type { FieldErrors } from '@groundwork/domain-validation';
import { isAccountNumber, isIban, isRoutingNumber, plainNumber } from './bank-numbers.js';

const lender = { writers: ['administrator'] } as const;

/** By what a bank knows an account: routing and account number in the United States, IBAN elsewhere. */
export const accountKinds = ['aba', 'iban'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const accountKindLabels: Readonly<Record<AccountKind, string>> = {
  aba: 'Routing and account number',
  iban: 'IBAN',
};

/** Most payments of one export. */
export const MAX_EXPORTED = 100;
/** ISO 20022 has room for no longer name. */
const longestName = 140;

/** The account that payments go to, or come from. */
export const paymentAccountRecord = record('SavePaymentAccount', {
  accountName: required(
    text('Name on the account', {
      ...lender,
      rule: (value) =>
        typeof value === 'string' && value.trim() !== '' && value.length <= longestName
          ? undefined
          : paymentExports.accountName,
    }),
  ),
  kind: required(choice('Known by', accountKinds, { ...lender, labels: accountKindLabels })),
  routingNumber: text('Routing number', lender),
  accountNumber: text('Account number', lender),
  iban: text('IBAN', lender),
  version: required(whole('Version', { ...lender, description: 'The version that was looked at; 0 for the first.' })),
});
export type PaymentAccount = RecordOf<typeof paymentAccountRecord>;

/** What is wrong with the numbers of an account, by field. */
export function accountErrors({
  kind,
  routingNumber,
  accountNumber,
  iban,
}: Partial<Pick<PaymentAccount, 'kind' | 'routingNumber' | 'accountNumber' | 'iban'>>): FieldErrors {
  const errors: FieldErrors = {};
  if (kind === 'iban') {
    if (!isIban(plainNumber(iban ?? ''))) errors['iban'] = paymentExports.iban;
    return errors;
  }
  if (!isRoutingNumber(plainNumber(routingNumber ?? ''))) errors['routingNumber'] = paymentExports.routingNumber;
  if (!isAccountNumber(plainNumber(accountNumber ?? ''))) errors['accountNumber'] = paymentExports.accountNumber;
  return errors;
}

/** All payments of a batch that the bank has made. */
export const recordedBatchRecord = record('RecordBatch', {
  fundedOn: required(day('Paid on', lender)),
  reference: required(text('Reference', { ...lender, description: 'What the bank calls it.' })),
});

/** Planned payments that go into one file for the bank, each on the version that was looked at. */
export const exportPaymentsRecord = record('ExportPayments', {
  payments: required(
    many(
      record('ExportedPayment', {
        id: required(id('Funding', lender)),
        version: required(whole('Version', lender)),
      }),
      { ...lender, most: MAX_EXPORTED },
    ),
  ),
});
