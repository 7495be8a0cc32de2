import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { entryKinds, replay } from '@groundwork/domain-draws';
import { exportWords } from '@groundwork/domain-messages';
import type { EntryKind } from '@groundwork/domain-draws';
import { ReaderStopped } from '@groundwork/server-http';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, nobody } from '@groundwork/server-testkit';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import type { LoanInterestDto } from '../interest/interest.dto.js';
import { LedgerEntity } from '../ledger/ledger.entity.js';
import { LedgerLineEntity } from '../ledger/ledger-line.entity.js';
import { copyRows, numberedId } from '../testing/copied-rows.js';
import { startDraws } from '../testing/harness.js';
import { doStep, histories } from '../testing/loan-histories.js';
import { agreedTerms, anOpenLoan } from '../testing/loan.js';
import { ExportPlaces } from './export-places.service.js';
import { ExportWholeBook } from './export-whole-book.query.js';
import type { BookPageDto, PortfolioDto } from './portfolio.dto.js';

let harness: ServiceHarness;
beforeEach(async () => {
  harness = await startDraws();
}, 60_000);
afterEach(() => harness?.close());

const administrator = anAdministrator();
type Table = Record<string, string>[];

/** A table as it was written: every cell is quoted. */
function tableOf(text: string): Table {
  const [headings = [], ...rows] = text
    .split('\r\n')
    .slice(0, -1)
    .map((row) => row.slice(1, -1).split('","'));
  return rows.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])));
}

async function wholeBook(): Promise<Record<string, Table>> {
  const { body, headers } = await harness.as(administrator).open('/portfolio/book.zip');
  expect(headers['content-type']).toBe('application/zip');
  const zip = unzipSync(await buffer(body));
  return Object.fromEntries(
    Object.entries(zip).map(([name, bytes]) => [name, tableOf(Buffer.from(bytes).toString('utf8'))]),
  );
}

const cents = (dollars: string | undefined): number => Math.round(Number(dollars) * 100);
const sum = (table: Table | undefined, heading: string, fits: (row: Record<string, string>) => boolean = () => true) =>
  (table ?? []).filter(fits).reduce((total, row) => total + cents(row[heading]), 0);

it('has to the cent what the screens say: the portfolio, each ledger, its interest and its months', async () => {
  const people = [anAdministrator(), anAdministrator()].map((actor) => harness.as(actor));
  const loans = [];
  for (const history of fc.sample(histories, { numRuns: 4, seed: 11 })) {
    const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
    const borrowers = [loan.borrower, loan.borrower];
    for (const step of history) {
      await doStep({ harness, loan }, { borrowers, administrators: people }, step);
      harness.clock.advance(20 * 3_600_000);
    }
    loans.push(loan);
  }
  const book = await wholeBook();
  const { body: page } = await harness.as(administrator).call<PortfolioDto>('GET', '/portfolio');
  const { body: list } = await harness.as(administrator).call<BookPageDto>('GET', '/portfolio/loans');
  const running = (row: Record<string, string>) => row['Paid off on'] === '';
  expect(book['loans.csv']).toHaveLength(4);
  for (const [heading, figure] of [
    ['Commitment (USD)', page.total.commitment],
    ['Funded (USD)', page.total.funded],
    ['Undrawn (USD)', page.total.undrawn],
    ['Principal (USD)', page.total.principal],
    ['Interest overdue (USD)', list.items.reduce((total, { interestOverdue }) => total + interestOverdue, 0)],
  ] as const)
    expect([heading, sum(book['loans.csv'], heading, running)]).toEqual([heading, figure]);

  for (const month of page.months) {
    const of = (heading: string) => (row: Record<string, string>) => row[heading]?.slice(0, 7) === month.month;
    expect(
      sum(book['draws.csv'], 'Requested (USD)', (row) => of('Requested on')(row) && row['Stage'] === 'submitted'),
    ).toBe(month.requested);
    expect(
      sum(book['payments-made.csv'], 'Amount (USD)', (row) => of('Funded on')(row) && row['Stage'] === 'funded'),
    ).toBe(month.paid);
  }
  expect(sum(book['payments-made.csv'], 'Amount (USD)', (row) => row['Stage'] === 'funded')).toBeGreaterThan(0);

  for (const loan of loans) {
    const own = (row: Record<string, string>) => row['Loan'] === loan.applicationId;
    const ledger = await loan.ledger();
    const lines = (book['budget-lines.csv'] ?? []).filter(own);
    const entries = (book['ledger.csv'] ?? []).filter(own);
    expect(entries.every(({ Kind }) => entryKinds.includes(Kind as EntryKind))).toBe(true);
    for (const line of ledger.lines) {
      const row = lines.find((each) => each['Line'] === line.additionalBudgetItemId);
      const figures = { funded: line.amountFundedToDate, payable: line.pendingFunding, retained: line.retainageHeld };
      expect({
        funded: cents(row?.['Funded (USD)']),
        payable: cents(row?.['Approved and not paid (USD)']),
        retained: cents(row?.['Held back (USD)']),
      }).toEqual(figures);
      const written = entries
        .filter((each) => each['Line'] === line.additionalBudgetItemId)
        .map((each) => ({ kind: each['Kind'] as EntryKind, amount: cents(each['Amount (USD)']) }));
      expect(replay(written)).toMatchObject(figures);
    }
    const { body: interest } = await loan.admin.call<LoanInterestDto>('GET', `/ledgers/${loan.applicationId}/interest`);
    const statements = (book['interest.csv'] ?? []).filter(own);
    expect(statements).toHaveLength(interest.statements.length);
    expect(sum(statements, 'Due (USD)')).toBe(interest.statements.reduce((total, { due }) => total + due, 0));
    expect((book['payments-received.csv'] ?? []).filter(own)).toHaveLength(interest.payments.length);
  }
  expect(book['interest.csv']?.length).toBeGreaterThan(0);
}, 120_000);

it('has a loan that was paid off, and rows beyond a page', async () => {
  const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
  await copies(loan.applicationId, 1_200);
  const { manager } = harness.service.database.writing;
  await manager.update(LedgerEntity, { applicationId: loan.applicationId }, { closedOn: '2026-03-01' });
  const book = await wholeBook();
  expect(book['loans.csv']).toHaveLength(1_201);
  expect(book['loans.csv']?.find((row) => row['Loan'] === loan.applicationId)?.['Paid off on']).toBe('2026-03-01');
  const lines = (book['budget-lines.csv'] ?? []).map((row) => `${row['Loan']} ${row['Line']}`);
  expect(new Set(lines).size).toBe(3 * 1_201);
  expect(lines).toHaveLength(3 * 1_201);
  expect(sum(book['budget-lines.csv'], 'Funded (USD)')).toBe(sum(book['loans.csv'], 'Funded (USD)'));
}, 60_000);

it('is of one moment, as are the figures of the portfolio: what is written while they are read is in none of them', async () => {
  const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
  const atFirst = sum((await wholeBook())['budget-lines.csv'], 'Funded (USD)');
  const { database } = harness.service;
  const read = database.lateRows.bind(database);
  let funded = 0;
  jest.spyOn(database, 'lateRows').mockImplementation(async (...statement) => {
    funded += 100;
    const { manager } = database.writing;
    await manager.update(LedgerLineEntity, { applicationId: loan.applicationId }, { fundedCents: funded });
    return read<never>(...statement);
  });
  const book = await wholeBook();
  expect(sum(book['budget-lines.csv'], 'Funded (USD)')).toBe(atFirst);
  const before = 3 * funded;
  const { body } = await harness.as(administrator).call<PortfolioDto>('GET', '/portfolio');
  expect([body.total.funded, 3 * funded > before]).toEqual([before, true]);
}, 60_000);

it('ends with its reader: nobody reads on for who has left', async () => {
  const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
  await copies(loan.applicationId, 5_000);
  const read = jest.spyOn(harness.service.database, 'lateRows');
  const unread = await harness.as(administrator).open('/portfolio/book.zip');
  await pause(400);
  unread.body.on('error', () => undefined);
  unread.body.destroy();
  await pause(300);
  const before = read.mock.calls.length;
  await pause(300);
  expect(read.mock.calls.length).toBe(before);
  await wholeBook();
  // Seven statements for the loans, and sixteen pages of their lines besides one of each other table.
  expect(read.mock.calls.length - before).toBeGreaterThanOrEqual(7 + 16 + 7);
}, 60_000);

it('gives its connection and its place back where its reader stops, and is made for one person once, and for two at a time', async () => {
  const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
  await copies(loan.applicationId, 4_000);
  await lengthen();
  const [ann, bob, eve] = [anAdministrator(), anAdministrator(), anAdministrator()];
  const made = harness.service.app.get(ExportWholeBook);
  const unread = () =>
    [ann, bob].map((actor) => {
      const stream = made.execute({ ...actor, caller: 'bff-admin' });
      return { stream, ended: new Promise((resolve) => stream.on('error', resolve)) };
    });
  const answer = async (actor: TestActor) => {
    const { status, body } = await harness.as(actor).open('/portfolio/book.zip');
    const bytes = await buffer(body);
    return { status, text: status === 200 ? `${bytes.length} bytes` : bytes.toString('utf8') };
  };
  /** A read that is under way ends before its place is given back. */
  const oncePlaced = async () => {
    for (;;) {
      const { status } = await answer(eve);
      if (status !== 409) return status;
      await pause(100);
    }
  };
  const left = unread();
  expect(await answer(ann)).toMatchObject({ status: 409, text: expect.stringContaining('export.running') });
  expect(await answer(eve)).toMatchObject({ status: 409, text: expect.stringContaining(exportWords.othersRunning) });
  for (const { stream } of left) stream.destroy(new Error('left'));
  await Promise.all(left.map(({ ended }) => ended));
  expect(await oncePlaced()).toBe(200);
  const places = harness.service.app.get(ExportPlaces);
  const { patienceMs } = places;
  places.patienceMs = 300;
  const stopped = unread().map(({ ended }) => ended);
  expect(await Promise.all(stopped)).toEqual([expect.any(ReaderStopped), expect.any(ReaderStopped)]);
  places.patienceMs = patienceMs;
  expect(await oncePlaced()).toBe(200);
}, 60_000);

it('takes longer than a call may', async () => {
  const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
  await copies(loan.applicationId, 3_000);
  const slow = await harness.as(administrator).open('/portfolio/book.zip', { headers: { 'x-time-left': '600' } });
  await pause(1_000);
  expect(Object.keys(unzipSync(await buffer(slow.body)))).toContain('loans.csv');
}, 60_000);

it('is the lender’s alone', async () => {
  for (const actor of [nobody, aBorrower(randomUUID()), aBroker(randomUUID())])
    expect((await harness.as(actor).problem('GET', '/portfolio/book.zip')).status).toBe(403);
});

/** Names that no zip makes small: more than waits for a reader. */
async function lengthen(): Promise<void> {
  const text = harness.service.database.engine === 'mysql' ? 'MD5(RAND())' : 'HEX(RANDOMBLOB(16))';
  const name = `CONCAT(${Array.from({ length: 6 }, () => text).join(', ')})`;
  await harness.service.database.statement((manager) => manager.query(`UPDATE ledger SET name = ${name}`));
}

/** So many loans as one that is there, each of a company of its own. */
async function copies(applicationId: string, count: number): Promise<void> {
  const loan = ['application_id', applicationId] as const;
  const own = { application_id: numberedId('application_id') };
  await harness.service.database.transaction(async (writing) => {
    await copyRows(writing, LedgerLineEntity, loan, count, { ...own, id: numberedId('id') });
    await copyRows(writing, LedgerEntity, loan, count, { ...own, company_id: numberedId('company_id') });
  });
}
