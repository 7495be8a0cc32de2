import { formatCents } from '@groundwork/domain-money';
import { csv } from '@groundwork/server-paper';
import type { CsvColumn } from '@groundwork/server-paper';
import { bankReference, remittance } from './payment-order.js';
import type { OrderedPayment, PaymentOrder } from './payment-order.js';

const dollars = (cents: number): string => formatCents(cents, { symbol: '' }).replaceAll(',', '');

const columns: readonly CsvColumn<OrderedPayment>[] = [
  ['Reference', ({ id }) => bankReference(id)],
  ['Day', ({ day }) => day],
  ['Amount', ({ amount }) => dollars(amount)],
  ['Currency', () => 'USD'],
  ['Paid to', ({ to }) => to.name],
  ['Routing number', ({ to }) => to.routingNumber],
  ['Account number', ({ to }) => (to.kind === 'aba' ? to.number : null)],
  ['IBAN', ({ to }) => (to.kind === 'iban' ? to.number : null)],
  ['Project number', ({ projectNumber }) => projectNumber],
  ['Remittance', remittance],
];

/** The payments of a batch, one a row. */
export const paymentsCsv = ({ payments }: PaymentOrder): string => csv(columns, payments);
