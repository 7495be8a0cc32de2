import { painOf } from './pain.js';
import { paymentsCsv } from './payments-csv.js';
import type { OrderAccount, PaymentOrder } from './payment-order.js';

const aba: OrderAccount = {
  name: 'Maple & Sons <Builders>',
  kind: 'aba',
  routingNumber: '021000021',
  number: '123456',
};
const iban: OrderAccount = { name: 'Bau GmbH', kind: 'iban', routingNumber: null, number: 'DE89370400440532013000' };
const payment = { day: '2026-03-04', projectNumber: 1042, projectName: 'Maple Street' };
const order: PaymentOrder = {
  id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b012',
  number: 7,
  madeAt: '2026-03-02T15:00:00.123Z',
  from: { ...aba, name: 'Groundwork Lending' },
  payments: [
    { ...payment, id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b101', amount: 123_456_789, to: aba },
    { ...payment, id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b102', amount: 1, to: iban, day: '2026-03-05' },
    { ...payment, id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b103', amount: 250, to: iban, projectNumber: null },
  ],
};

/** Of each element that is written, its children in the order of the schema pain.001.001.03; those in brackets may be left out. */
const sequences: Readonly<Record<string, readonly string[]>> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf'],
  GrpHdr: ['MsgId', 'CreDtTm', '[Authstn]', 'NbOfTxs', '[CtrlSum]', 'InitgPty', '[FwdgAgt]'],
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    '[BtchBookg]',
    '[NbOfTxs]',
    '[CtrlSum]',
    '[PmtTpInf]',
    'ReqdExctnDt',
    '[PoolgAdjstmntDt]',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    '[DbtrAgtAcct]',
    '[UltmtDbtr]',
    '[ChrgBr]',
    '[ChrgsAcct]',
    '[ChrgsAcctAgt]',
    'CdtTrfTxInf',
  ],
  CdtTrfTxInf: ['PmtId', '[PmtTpInf]', 'Amt', '[ChrgBr]', '[CdtrAgt]', '[Cdtr]', '[CdtrAcct]', '[Purp]', '[RmtInf]'],
  PmtId: ['[InstrId]', 'EndToEndId'],
  Amt: ['InstdAmt'],
  FinInstnId: ['[BIC]', '[ClrSysMmbId]', '[Nm]', '[PstlAdr]', '[Othr]'],
  ClrSysMmbId: ['[ClrSysId]', 'MmbId'],
};
const repeated = new Set(['PmtInf', 'CdtTrfTxInf']);

interface Node {
  readonly name: string;
  readonly children: Node[];
  text: string;
}

/** The elements of a text that is well formed; throws for another one. */
function read(xml: string): Node {
  const root: Node = { name: '', children: [], text: '' };
  const open = [root];
  for (const [, close, name = '', , text] of xml.matchAll(/<(\/?)([A-Za-z]+)( [^>]*)?>([^<]*)/g)) {
    const within = open.at(-1);
    if (close) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element.`);
      continue;
    }
    const node = { name, children: [], text: text ?? '' };
    within?.children.push(node);
    open.push(node);
  }
  const [document] = root.children;
  if (open.length !== 1 || !document) throw new Error('An element is left open.');
  return document;
}

function expectInSequence(node: Node): void {
  const sequence = sequences[node.name];
  const names = node.children
    .map(({ name }) => name)
    .filter((name, at, all) => !(repeated.has(name) && all[at - 1] === name));
  if (sequence) {
    const plain = sequence.map((name) => name.replaceAll(/[[\]]/g, ''));
    const places = names.map((name) => plain.indexOf(name));
    expect([node.name, places.includes(-1), places]).toEqual([
      node.name,
      false,
      [...new Set(places)].sort((a, b) => a - b),
    ]);
    for (const name of sequence.filter((each) => !each.startsWith('['))) expect(names).toContain(name);
  }
  node.children.forEach(expectInSequence);
}

const all = (node: Node, name: string): Node[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap((child) => all(child, name)),
];
const texts = (node: Node, name: string) => all(node, name).map(({ text }) => text);

describe('a batch as pain.001', () => {
  const document = read(painOf(order));

  it('has its elements in the order of the schema, and what is mandatory', () => {
    expect(painOf(order)).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">');
    expectInSequence(document);
  });

  it('is a group for each day, and counts and adds up', () => {
    expect(texts(document, 'ReqdExctnDt')).toEqual(['2026-03-04', '2026-03-05']);
    expect(texts(document, 'NbOfTxs')).toEqual(['3', '2', '1']);
    expect(texts(document, 'CtrlSum')).toEqual(['1234570.40', '1234570.39', '0.01']);
    expect(texts(document, 'InstdAmt')).toEqual(['1234567.89', '2.50', '0.01']);
    expect(texts(document, 'CreDtTm')).toEqual(['2026-03-02T15:00:00']);
  });

  it('names accounts by routing and account number, or by IBAN, and escapes what XML would read', () => {
    expect(texts(document, 'MmbId')).toEqual(['021000021', '021000021', '021000021']);
    expect(texts(document, 'IBAN')).toEqual(['DE89370400440532013000', 'DE89370400440532013000']);
    expect(painOf(order)).toContain('<Nm>Maple &amp; Sons &lt;Builders&gt;</Nm>');
    expect(texts(document, 'Ustrd')[0]).toBe('Draw payment, project 1042, Maple Street');
  });

  it('keeps to the lengths of the schema, whatever names are', () => {
    const long = { ...order.from, name: 'N\u0007'.repeat(200) };
    const written = painOf({
      ...order,
      from: long,
      payments: order.payments.map((each) => ({
        ...each,
        to: { ...each.to, name: long.name },
        projectName: 'P'.repeat(300),
      })),
    });
    const read_ = read(written);
    for (const name of texts(read_, 'Nm')) expect(name.length).toBeLessThanOrEqual(140);
    for (const line of texts(read_, 'Ustrd')) expect(line.length).toBeLessThanOrEqual(140);
    for (const id of [...texts(read_, 'MsgId'), ...texts(read_, 'PmtInfId'), ...texts(read_, 'EndToEndId')])
      expect(id).toMatch(/^[0-9A-Za-z-]{1,35}$/);
    expect(written).not.toContain('\u0007');
  });

  it('is a table as CSV', () => {
    const [head, first, second] = paymentsCsv(order).split('\r\n');
    expect(head).toContain('"Routing number","Account number","IBAN"');
    expect(first).toBe(
      '"0b6f5a526f9e4c399b0f0d6ad2a9b101","2026-03-04","1234567.89","USD","Maple & Sons <Builders>","021000021","123456","","1042","Draw payment, project 1042, Maple Street"',
    );
    expect(second).toContain('"","","DE89370400440532013000"');
  });
});
