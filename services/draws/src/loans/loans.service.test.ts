import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aBroker, leastTime, nobody } from '@groundwork/server-testkit';
import type { EntityManager } from 'typeorm';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import { DrawHistoryEntity } from '../draw-requests/persistence/draw-history.entity.js';
import { DrawLineEntity } from '../draw-requests/persistence/draw-line.entity.js';
import { DrawRequestEntity } from '../draw-requests/persistence/draw-request.entity.js';
import { LedgerEntryEntity } from '../ledger/ledger-entry.entity.js';
import { LedgerLineEntity } from '../ledger/ledger-line.entity.js';
import { copyRows, numberedId } from '../testing/copied-rows.js';
import { startDraws } from '../testing/harness.js';
import { fund, payment, schedule } from '../testing/fundings.js';
import { anOpenLoan, approvedLine, certified } from '../testing/loan.js';
import type { LoanEventsDto } from './loan-events.dto.js';
import type { LoanDto, LoanFilesDto, LoanHappenedDto } from './loan.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

type Loan = Awaited<ReturnType<typeof anOpenLoan>>;
type Caller = Loan['borrower'];
const terms = {
  amount: 1_200_000,
  rate: 10.5,
  termMonths: 12,
  interestReserve: 60_000,
  retainagePercent: 10,
  originationFeePercent: 1,
  otherFees: 0,
};
const pageOf = async (loan: Pick<Loan, 'applicationId'>, by: Caller) =>
  (await by.call<LoanDto>('GET', `/loans/${loan.applicationId}`)).body;
const decide = ({ admin }: Loan, path: string, body: object) =>
  admin.call<DrawRequestDto>('PUT', `/draw-requests/${path}`, body);

const drawOf = async ({ admin }: Loan, id: string) =>
  (await admin.call<DrawRequestDto>('GET', `/draw-requests/${id}`)).body;

describe('the page of a loan', () => {
  it('says where the money stands: in all, line by line and draw by draw', async () => {
    const loan = await anOpenLoan(harness, randomUUID(), terms);
    const first = await loan.draw([400_000, 100_000]);
    const [roofing = '', hvac = ''] = first.lineItems.map(({ id }) => id);
    harness.clock.advance(86_400_000);
    await decide(loan, 'item/approve', { id: roofing, approvedAmount: 300_000, reductionReason: 'Half is there' });
    await decide(loan, 'item/reject', { id: hvac, rejectReason: 'No invoice' });
    const planned = await schedule(loan, await drawOf(loan, first.id));
    const day = { fundedOn: '2026-03-03', reserveNetted: 4_000 };
    expect((await loan.admin.call('PUT', '/fundings/fund', payment(planned, day))).status).toBe(200);
    const second = await loan.draw([undefined, 50_000]);
    const page = await pageOf(loan, loan.borrower);
    expect(page).toMatchObject({
      name: 'Maple Street Homes',
      openedAt: '2026-03-02T15:00:00.000Z',
      terms,
      total: 1_200_000,
      fundedToDate: 275_001,
      pending: 50_000,
      remaining: 924_999,
      available: 844_999,
      retainageHeld: 30_000,
      interestReserve: 60_000,
      interestReservePaidIn: 4_000,
      interestReserveLeft: 4_000,
      pendingFunding: 0,
    });
    expect(page.lines.map((line) => [line.name, line.percentProgress, line.percentComplete, line.available])).toEqual([
      ['Roofing', 27, 40, 700_000],
      ['HVAC', 0, 10, 450_000],
      ['Flooring', 20, 20, 20_000],
    ]);
    expect(
      page.draws.map((draw) => [draw.id, draw.number, draw.place, draw.requestedAmount, draw.approvedAmount]),
    ).toEqual([
      [second.id, 2, 1, 50_000, 0],
      [first.id, 1, 5, 500_000, 300_000],
    ]);
    expect(page.draws[1]).toMatchObject({
      lineCount: 2,
      stage: 'submitted',
      round: 1,
      decidedAt: '2026-03-03T15:00:00.000Z',
      fundedOn: '2026-03-03',
      scheduledFor: null,
    });
    expect(page.draws[0]?.decidedAt).toBeNull();
    expect(page.funding).toEqual([
      { day: '2026-03-02', amount: 5_001 },
      { day: '2026-03-03', amount: 270_000 },
    ]);
    expect(await pageOf(loan, loan.admin)).toEqual(page);
  });

  it('has nothing to show of a loan that was opened just now, and belongs to its company', async () => {
    const loan = await anOpenLoan(harness);
    expect(await pageOf(loan, loan.borrower)).toMatchObject({ draws: [], terms: null, interestReserve: null });
    const stranger = harness.as(aBorrower(randomUUID()));
    for (const path of ['', '/files', '/history', '/events']) {
      const call = `/loans/${loan.applicationId}${path}`;
      expect((await stranger.problem('GET', call)).code).toBe('access.denied');
      for (const actor of [nobody, aBroker(randomUUID())])
        expect((await harness.as(actor).problem('GET', call)).status).toBe(403);
      expect(await loan.borrower.problem('GET', `/loans/${randomUUID()}${path}`)).toMatchObject({
        status: 404,
        detail: shared.noLedger,
      });
    }
    expect((await loan.borrower.problem('GET', `/loans/${loan.applicationId}/files?before=first`)).status).toBe(422);
  });

  it('tells what happened to its draws, one step for what one decision did; a borrower reads no administrator', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([10_000, 20_000, 5_000]);
    const history = async (by: Caller) =>
      (await by.call<LoanHappenedDto[]>('GET', `/loans/${loan.applicationId}/history`)).body;
    const [one = '', two = '', three = ''] = draw.lineItems.map(({ id }) => id);
    harness.clock.advance(60_000);
    const reject = { statusId: 4, rejectReason: 'No invoice' };
    const lineItems = [
      { id: one, statusId: 3 },
      { id: two, ...reject },
      { id: three, ...reject },
    ];
    expect((await decide(loan, 'save', { id: draw.id, lineItems })).status).toBe(200);
    const steps = (entries: LoanHappenedDto[]) =>
      entries.map(({ event, lines, side, reason, userId }) => [event, lines, side, reason, userId]);
    const request = ['request', 0, 'borrower', null, draw.userId];
    const lenders = steps(await history(loan.admin));
    expect(lenders).toHaveLength(3);
    expect(lenders.at(-1)).toEqual(request);
    expect(lenders).toEqual(
      expect.arrayContaining([
        ['approve', 1, 'lender', null, loan.adminId],
        ['reject', 2, 'lender', 'No invoice', loan.adminId],
      ]),
    );
    const borrowers = steps(await history(loan.borrower));
    expect(borrowers.at(-1)).toEqual(request);
    expect(borrowers.slice(0, 2).map((step) => step[4])).toEqual([null, null]);
  });
});

describe('the history of a loan', () => {
  const eventsOf = async (loan: Pick<Loan, 'applicationId'>, by: Caller, before = '') =>
    (await by.call<LoanEventsDto>('GET', `/loans/${loan.applicationId}/events${before && `?before=${before}`}`)).body;
  const told = ({ items }: LoanEventsDto) => items.map(({ event }) => event);

  it('tells of everything, to each side what it may know, and no administrator’s id to a borrower', async () => {
    const loan = await anOpenLoan(harness, randomUUID(), terms);
    const { applicationId } = loan;
    const [from, to] = loan.lines;
    const today = harness.clock.now().toISOString().slice(0, 10);
    const step = async (answer: Promise<{ status: number; text: string }>) => {
      const { status, text } = await answer;
      if (status >= 300) throw new Error(text);
      harness.clock.advance(60_000);
    };
    harness.clock.advance(60_000);
    const draw = await loan.draw([400_000]);
    harness.clock.advance(60_000);
    await step(decide(loan, 'item/approve', { id: draw.lineItems[0]?.id }));
    const planned = await schedule(loan, await drawOf(loan, draw.id));
    harness.clock.advance(60_000);
    await step(loan.admin.call('PUT', '/fundings/fund', payment(planned, { fundedOn: today })));
    const lineItems = [
      { additionalBudgetItemId: from, decrease: 1_000 },
      { additionalBudgetItemId: to, increase: 1_000 },
    ];
    const wanted = { applicationId, kind: 'reallocation', reason: 'Lumber rose', lineItems };
    await step(loan.borrower.call('POST', '/budget-changes', wanted));
    await step(loan.admin.call('POST', '/inspections', { applicationId }));
    await step(
      loan.admin.call('PUT', `/ledgers/${applicationId}/retainage-terms`, {
        version: 0,
        heldBy: 'line',
        completedPercent: 5,
        storedPercent: 5,
        lines: [],
        reason: 'Half is built',
      }),
    );
    const lenders = await eventsOf(loan, loan.admin);
    expect(told(lenders)).toEqual([
      'retainage.terms',
      'inspection.request',
      'change.requested',
      'payment.paid',
      'payment.planned',
      'draw.approve',
      'draw.request',
      'loan.opened',
    ]);
    expect(lenders.items[0]).toMatchObject({ side: 'lender', userId: loan.adminId, reason: 'Half is built' });
    expect(lenders.items[2]).toMatchObject({ side: 'borrower', number: 1, amount: 1_000, reason: 'Lumber rose' });
    expect(lenders.items[3]).toMatchObject({ amount: 360_000, day: today, drawRequestId: draw.id });
    const borrowers = await eventsOf(loan, loan.borrower);
    expect(told(borrowers)).toEqual(told(lenders));
    expect(borrowers.items.filter(({ userId }) => userId !== null).map(({ side }) => side)).toEqual([
      'borrower',
      'borrower',
    ]);
    expect(JSON.stringify(borrowers)).not.toContain(loan.adminId);
  });

  it('goes on page by page, each event once, also where many have one instant', async () => {
    const loan = await anOpenLoan(harness);
    for (let at = 0; at < 26; at += 1) {
      const { id } = await loan.draw([1_000]);
      await loan.borrower.call('PUT', '/draw-requests/withdraw', { id });
    }
    const first = await eventsOf(loan, loan.borrower);
    const second = await eventsOf(loan, loan.borrower, encodeURIComponent(first.next ?? ''));
    const all = [...first.items, ...second.items];
    expect([first.items.length, second.next]).toEqual([50, null]);
    expect(all.filter(({ event }) => event.startsWith('draw.'))).toHaveLength(52);
    expect(new Set(all.map(({ id, event }) => `${id} ${event}`)).size).toBe(all.length);
    const wrong = await loan.borrower.problem('GET', `/loans/${loan.applicationId}/events?before=now`);
    expect(wrong.status).toBe(422);
  }, 60_000);
});

describe('a loan of five hundred lines and sixty draws', () => {
  /**
   * A loan with `fives` times five lines, all of them drawn upon, approved and paid: five lines of one draw are made here, the others
   * are copies of their rows.
   */
  async function drawnLoan(fives: number, drawCount: number) {
    const loan = await anOpenLoan(harness);
    const applicationId = randomUUID();
    const approved = Array.from({ length: 5 }, (_, index) => approvedLine(randomUUID(), index, 1_000_000));
    const property = {
      propertyId: randomUUID(),
      street: '1 Long Lane',
      city: 'Houston',
      state: 'TX',
      zipCode: '77002',
    };
    await harness.deliver('application.approved', applicationId, {
      applicationId,
      companyId: loan.companyId,
      userId: randomUUID(),
      name: 'Long Lane',
      decidedBy: loan.adminId,
      loanType: 'construction',
      properties: [{ ...property, lines: approved }],
    });
    const lineItems = approved.map(({ budgetItemId }) => ({
      additionalBudgetItemId: budgetItemId,
      requestedAmount: 1_000,
    }));
    const body = { applicationId, lineItems, ...certified };
    const { id } = (await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', body)).body;
    await fund(loan, { id }, { fundedOn: harness.clock.now().toISOString().slice(0, 10) });
    const loanRows = ['application_id', applicationId] as const;
    const drawRows = ['draw_request_id', id] as const;
    await harness.service.database.transaction(async (writing) => {
      await copyLines(writing, loanRows, drawRows, fives - 1);
      await copyDraws(writing, loanRows, drawRows, drawCount - 1);
    });
    return { ...loan, applicationId };
  }

  type Where = readonly [column: string, value: string];

  async function copyLines(writing: EntityManager, loan: Where, draw: Where, times: number): Promise<void> {
    const own = (...columns: string[]) => Object.fromEntries(columns.map((name) => [name, numberedId(name, 'tail')]));
    await copyRows(writing, LedgerLineEntity, loan, times, own('id'));
    await copyRows(writing, LedgerEntryEntity, loan, times, own('id', 'ledger_line_id', 'draw_line_id'));
    await copyRows(writing, DrawLineEntity, draw, times, own('id', 'budget_item_id'));
    await copyRows(writing, DrawHistoryEntity, draw, times, own('id', 'draw_line_id'));
  }

  async function copyDraws(writing: EntityManager, loan: Where, draw: Where, times: number): Promise<void> {
    const documents = `'${JSON.stringify([{ fileUploadId: randomUUID(), userFileName: 'roof.jpg' }])}'`;
    const own = { id: numberedId('id'), draw_request_id: numberedId('draw_request_id') };
    await copyRows(writing, DrawRequestEntity, ['id', draw[1]], times, { id: own.id });
    await copyRows(writing, DrawLineEntity, draw, times, { ...own, documents });
    await copyRows(writing, DrawHistoryEntity, draw, times, own);
    // Each paid on a day of its own: 28 days of each of three months.
    const paid = {
      id: own.id,
      effective_on: "CONCAT('2026-0', 4 + at % 3, '-', SUBSTR(CONCAT('0', 1 + at % 28), -2))",
    };
    await copyRows(writing, LedgerEntryEntity, loan, times, paid);
  }

  const calls = ['', '/files', '/history', '/events'] as const;

  it('is read within a second, with no more statements than one of five lines and two draws', async () => {
    const small = await drawnLoan(1, 2);
    const large = await drawnLoan(100, 60);
    for (const path of calls) {
      const least = ({ borrower, applicationId }: typeof small) =>
        harness.leastStatements(() => borrower.call('GET', `/loans/${applicationId}${path}`), 5);
      const few = await least(small);
      expect(await least(large)).toBe(few);
      expect(few).toBeLessThan(10);
    }
    const whole = await leastTime(() => pageOf(large, large.admin));
    const { manager } = harness.service.database.reading;
    const rowsAlone = await leastTime(() =>
      manager.query(
        'SELECT l.* FROM draw_line l INNER JOIN draw_request d ON d.id = l.draw_request_id WHERE d.application_id = ?',
        [large.applicationId],
      ),
    );
    // To reading all lines of its draws by one statement, on the same machine.
    expect(whole / rowsAlone).toBeLessThan(5);
    expect(whole).toBeLessThan(1000);
    const page = await pageOf(large, large.admin);
    expect([page.lines.length, page.draws.length, page.funding.length]).toEqual([500, 60, 60]);
    expect(page.draws.every(({ lineCount, approvedAmount }) => lineCount === 500 && approvedAmount === 500_000)).toBe(
      true,
    );
    const { body } = await large.borrower.call<LoanFilesDto>('GET', `/loans/${large.applicationId}/files`);
    expect(body.items).toHaveLength(10 * 500);
    expect(body.items[0]).toMatchObject({
      userFileName: 'roof.jpg',
      line: 'Roofing',
      drawRequestId: page.draws[0]?.id,
    });
    const path = `/loans/${large.applicationId}/files?before=${body.next}`;
    const { items } = (await large.borrower.call<LoanFilesDto>('GET', path)).body;
    expect(items[0]?.drawRequestId).toBe(page.draws[10]?.id);
  }, 60_000);
});
