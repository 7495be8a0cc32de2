import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import { insertRows, newId } from '@groundwork/server-data';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aBroker, nobody, startService } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import { DrawHistoryEntity } from '../draw-requests/persistence/draw-history.entity.js';
import { DrawLineEntity } from '../draw-requests/persistence/draw-line.entity.js';
import { DrawRequestEntity } from '../draw-requests/persistence/draw-request.entity.js';
import { LedgerEntryEntity } from '../ledger/ledger-entry.entity.js';
import { service } from '../index.js';
import { fund, payment, schedule } from '../testing/fundings.js';
import { anOpenLoan, approvedLine, signature } from '../testing/loan.js';
import type { LoanDto, LoanFilesDto, LoanHappenedDto } from './loan.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
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
    for (const path of ['', '/files', '/history']) {
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

describe('a loan of five hundred lines and sixty draws', () => {
  /** A loan of so many lines, all of them drawn upon and approved; its first draw is made here, the others are copies of its rows. */
  async function drawnLoan(lineCount: number, drawCount: number) {
    const loan = await anOpenLoan(harness);
    const applicationId = randomUUID();
    const approved = Array.from({ length: lineCount }, (_, index) => approvedLine(randomUUID(), index, 1_000_000));
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
    const body = { applicationId, lineItems, certifySignature: signature };
    const { id } = (await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', body)).body;
    await fund(loan, { id }, { fundedOn: harness.clock.now().toISOString().slice(0, 10) });
    await copies(id, applicationId, drawCount - 1);
    return { ...loan, applicationId };
  }

  async function copies(id: string, applicationId: string, count: number): Promise<void> {
    const { manager } = harness.service.database.writing;
    const draw = await manager
      .createQueryBuilder(DrawRequestEntity, 'draw')
      .addSelect('draw.certifySignature')
      .where({ id })
      .getOneOrFail();
    const lines = await manager.findBy(DrawLineEntity, { drawRequestId: id });
    const steps = await manager.findBy(DrawHistoryEntity, { drawRequestId: id });
    const entries = await manager.findBy(LedgerEntryEntity, { applicationId });
    const documents = [{ fileUploadId: randomUUID(), userFileName: 'roof.jpg' }];
    await harness.service.database.transaction(async (writing) => {
      for (let copy = 0; copy < count; copy += 1) {
        const drawRequestId = newId();
        const own = <R extends { id: string }>(row: R) => ({ ...row, id: newId(), drawRequestId });
        await insertRows(writing, DrawRequestEntity, [{ ...draw, id: drawRequestId }]);
        await insertRows(
          writing,
          DrawLineEntity,
          lines.map((line) => ({ ...own(line), documents })),
        );
        await insertRows(writing, DrawHistoryEntity, steps.map(own));
        const effectiveOn = new Date(Date.UTC(2026, 4, copy + 1)).toISOString().slice(0, 10);
        await insertRows(
          writing,
          LedgerEntryEntity,
          entries.map((entry) => ({ ...entry, id: newId(), effectiveOn })),
        );
      }
    });
  }

  const calls = ['', '/files', '/history'] as const;

  it('is read with no more statements than one of five lines and two draws, and under a second', async () => {
    const small = await drawnLoan(5, 2);
    const large = await drawnLoan(500, 60);
    for (const path of calls) {
      const counted = ({ borrower, applicationId }: typeof small) =>
        harness.statements(() => borrower.call('GET', `/loans/${applicationId}${path}`));
      const least = async (loan: typeof small) => Math.min(await counted(loan), await counted(loan));
      const few = await least(small);
      expect(await least(large)).toBe(few);
      expect(few).toBeLessThan(10);
    }
    const began = performance.now();
    const page = await pageOf(large, large.admin);
    expect(performance.now() - began).toBeLessThan(1_000);
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
  });
});
