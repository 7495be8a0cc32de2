import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aSuperAdministrator, startService } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import { service } from '../index.js';
import type { ActiveTotalsDto } from '../ledger/ledger.dto.js';
import type { ListedFundingDto, PendingFundingDto } from './funding-lists.dto.js';
import { payment, testDay } from '../testing/fundings.js';
import { agreedTerms, anOpenLoan, signature } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import { expectReplayed } from '../testing/replayed.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
}, 60_000);
afterAll(() => harness?.close());

type Caller = Loan['admin'];

/** What somebody does next. It picks its object among what there is; whatever is refused must change nothing. */
interface Step {
  readonly what: (typeof kinds)[number];
  readonly pick: number;
  readonly cents: number;
  /** Both administrators do it at once. */
  readonly twice: boolean;
}
const kinds = [
  'ask',
  'release',
  'approve',
  'lower',
  'hold',
  'reject',
  'sendBack',
  'schedule',
  'fund',
  'cancel',
  'reverse',
  'correct',
] as const;
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    what: fc.constantFrom(...kinds, 'approve' as const, 'schedule' as const, 'fund' as const),
    pick: fc.nat(50),
    cents: fc.integer({ min: 1, max: 400_000 }),
    twice: fc.boolean(),
  }),
  { minLength: 12, maxLength: 30 },
);

const oneOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

/** Does a step as one administrator; a borrower's step as the borrower. Gives the status of the answer. */
async function act(loan: Loan, admin: Caller, { what, pick, cents }: Step): Promise<number | undefined> {
  const { applicationId } = loan;
  const draws = (await loan.borrower.call<DrawRequestDto[]>('GET', `/companies/${loan.companyId}/draw-requests`)).body;
  const send = async (who: Caller, method: 'PUT' | 'POST', path: string, body: object) =>
    (await who.call(method, path, body)).status;
  if (what === 'ask' || what === 'release')
    return send(loan.borrower, 'POST', '/draw-requests', {
      applicationId,
      kind: what === 'ask' ? 'work' : 'release',
      lineItems: [
        { additionalBudgetItemId: loan.lines[pick % 3], requestedAmount: what === 'ask' ? cents : cents % 9000 },
      ],
      certifySignature: signature,
    });
  const draw = oneOf(draws, pick);
  const line = draw && oneOf(draw.lineItems, pick);
  const decide = (path: string, more: object) => send(admin, 'PUT', `/draw-requests/${path}`, more);
  if (what === 'approve') return line && decide('item/approve', { id: line.id });
  if (what === 'lower')
    return (
      line &&
      decide('item/approve', {
        id: line.id,
        approvedAmount: Math.ceil(line.requestedAmount / 2),
        reductionReason: 'Half',
      })
    );
  if (what === 'reject') return line && decide('item/reject', { id: line.id, rejectReason: 'No' });
  if (what === 'hold')
    return (
      draw &&
      line &&
      decide('save', { id: draw.id, lineItems: [{ id: line.id, statusId: line.statusId === 2 ? 1 : 2 }] })
    );
  if (what === 'sendBack') return draw && decide('send-back', { id: draw.id, reason: 'Later' });
  if (what === 'correct') {
    const current = (await loan.ledger()).lines[pick % 3];
    return send(admin, 'POST', `/ledgers/${applicationId}/corrections`, {
      additionalBudgetItemId: current?.additionalBudgetItemId,
      from: current?.amountFundedToDate,
      amountFundedToDate: cents % 20_000,
      reason: 'Counted again',
    });
  }
  if (what === 'schedule') {
    const pending = (await admin.call<PendingFundingDto[]>('GET', '/fundings/pending')).body;
    const { drawRequestId, version } =
      oneOf(
        pending.filter((row) => row.applicationId === applicationId),
        pick,
      ) ?? {};
    return drawRequestId
      ? send(admin, 'POST', '/fundings', { drawRequestId, version, scheduledFor: testDay })
      : undefined;
  }
  const list = (await admin.call<ListedFundingDto[]>('GET', `/fundings?applicationId=${applicationId}`)).body;
  const funding = oneOf(
    list.filter(({ stage }) => stage === (what === 'reverse' ? 'funded' : 'scheduled')),
    pick,
  );
  if (!funding) return undefined;
  const { id, version } = funding;
  const fees = { feesNetted: Math.min(funding.amount, cents % 5000) };
  if (what === 'fund') return send(admin, 'PUT', '/fundings/fund', payment(funding, fees));
  if (what === 'cancel') return send(admin, 'PUT', '/fundings/cancel', { id, version });
  return send(admin, 'PUT', '/fundings/reverse', { id, version, reversedOn: testDay, reason: 'It came back' });
}

/** What holds after every step. */
async function expectInvariants(loan: Loan): Promise<void> {
  const ledger = await loan.ledger();
  const sum = (of: (line: (typeof ledger.lines)[number]) => number) =>
    ledger.lines.reduce((total, line) => total + of(line), 0);
  for (const line of ledger.lines) {
    const { amountFundedToDate, pending, pendingFunding, retainageHeld, retainageReleasing } = line;
    for (const part of [amountFundedToDate, pending, pendingFunding, retainageHeld, retainageReleasing])
      expect(part).toBeGreaterThanOrEqual(0);
    expect(retainageReleasing).toBeLessThanOrEqual(retainageHeld);
    expect(amountFundedToDate + pending + pendingFunding + retainageHeld).toBeLessThanOrEqual(line.budgetAmount);
  }
  expect(ledger.fundedToDate).toBe(sum((line) => line.amountFundedToDate));
  const taken = ledger.fundedToDate + ledger.pending + ledger.pendingFunding + ledger.retainageHeld;
  expect(taken).toBeLessThanOrEqual(ledger.total);
  await expectReplayed(loan);
  // The sums of the portfolio, and what is open of the draws, agree with the lines.
  const { fundedToDate, pendingFunding, retainageHeld } = ledger;
  const portfolio = (await loan.borrower.call<ActiveTotalsDto>('GET', `/companies/${loan.companyId}/active-totals`))
    .body;
  expect(portfolio).toMatchObject({ fundedToDate, pendingFunding, retainageHeld, available: ledger.available });
  const draws = (await loan.borrower.call<DrawRequestDto[]>('GET', `/companies/${loan.companyId}/draw-requests`)).body;
  const open = draws
    .filter((draw) => draw.stage === 'submitted')
    .flatMap((draw) =>
      draw.lineItems.filter(({ statusId }) => statusId < 3).map((line) => ({ ...line, kind: draw.kind })),
    );
  const openSum = (kind: string) =>
    open.filter((line) => line.kind === kind).reduce((total, line) => total + line.requestedAmount, 0);
  expect([openSum('work'), openSum('release')]).toEqual([ledger.pending, sum((line) => line.retainageReleasing)]);
  // What waits for its payment is what approved lines of no payment, or of a planned one, come to.
  const waiting = draws
    .flatMap((draw) => draw.lineItems.map((line) => ({ line, fundings: draw.fundings })))
    .filter(({ line, fundings }) => fundings.find(({ id }) => id === line.fundingId)?.stage !== 'funded')
    .reduce((total, { line }) => total + (line.approvedAmount ?? 0) - (line.retainageWithheld ?? 0), 0);
  expect(ledger.pendingFunding).toBe(waiting);
}

test('whatever borrower and two administrators do, the sums hold and the ledger is its history', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
      const other = harness.as(aSuperAdministrator());
      for (const step of sequence) {
        const answers = await Promise.all(
          (step.twice ? [loan.admin, other] : [loan.admin]).map((who) => act(loan, who, step)),
        );
        for (const status of answers) if (status !== undefined) expect([200, 201, 409, 422]).toContain(status);
        await expectInvariants(loan);
      }
    }),
    { numRuns: 4 },
  );
}, 60_000);
