import { addCents, formatCents } from '@groundwork/domain-money';
import { bankReference, remittance } from './payment-order.js';
import type { OrderAccount, OrderedPayment, PaymentOrder } from './payment-order.js';

/** ISO 20022, customer credit transfer initiation: the version that banks take most widely. */
const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text of an element: XML has no room for control characters. */
const text = (value: string): string =>
  value.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replaceAll(/[&<>"]/g, (found) => escapes[found] ?? '');
const element = (name: string, ...content: string[]): string => `<${name}>${content.join('')}</${name}>`;
const leaf = (name: string, value: string | number): string => element(name, text(String(value)));

const decimal = (cents: number): string => formatCents(cents, { symbol: '' }).replaceAll(',', '');
const sum = (payments: readonly OrderedPayment[]): string => decimal(addCents(payments.map(({ amount }) => amount)));

const party = (name: string, { name: of }: OrderAccount): string => element(name, leaf('Nm', of.slice(0, 140)));
const account = (name: string, { kind, number }: OrderAccount): string =>
  element(name, element('Id', kind === 'iban' ? leaf('IBAN', number) : element('Othr', leaf('Id', number))));

/** The bank: its routing number, or that it follows from the IBAN. */
const agent = (name: string, { routingNumber }: OrderAccount): string =>
  element(
    name,
    element(
      'FinInstnId',
      routingNumber === null
        ? element('Othr', leaf('Id', 'NOTPROVIDED'))
        : element('ClrSysMmbId', element('ClrSysId', leaf('Cd', 'USABA')), leaf('MmbId', routingNumber)),
    ),
  );

const transfer = (payment: OrderedPayment): string =>
  element(
    'CdtTrfTxInf',
    element('PmtId', leaf('EndToEndId', bankReference(payment.id))),
    element('Amt', `<InstdAmt Ccy="USD">${decimal(payment.amount)}</InstdAmt>`),
    agent('CdtrAgt', payment.to),
    party('Cdtr', payment.to),
    account('CdtrAcct', payment.to),
    element('RmtInf', leaf('Ustrd', remittance(payment))),
  );

/** A batch as pain.001.001.03: one group of transfers for each day. */
export function painOf({ id, number, madeAt, from, payments }: PaymentOrder): string {
  const days = [...new Set(payments.map(({ day }) => day))].sort();
  const groups = days.map((day, at) => {
    const own = payments.filter((payment) => payment.day === day);
    return element(
      'PmtInf',
      leaf('PmtInfId', `BATCH-${number}-${at + 1}`),
      leaf('PmtMtd', 'TRF'),
      leaf('NbOfTxs', own.length),
      leaf('CtrlSum', sum(own)),
      leaf('ReqdExctnDt', day),
      party('Dbtr', from),
      account('DbtrAcct', from),
      agent('DbtrAgt', from),
      ...own.map(transfer),
    );
  });
  const head = element(
    'GrpHdr',
    leaf('MsgId', bankReference(id)),
    leaf('CreDtTm', madeAt.slice(0, 19)),
    leaf('NbOfTxs', payments.length),
    leaf('CtrlSum', sum(payments)),
    element('InitgPty', leaf('Nm', from.name.slice(0, 140))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${element('CstmrCdtTrfInitn', head, ...groups)}</Document>\n`;
}
