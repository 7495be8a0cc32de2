import { createHash, randomUUID } from 'node:crypto';
import { fixtureRows } from '@groundwork/domain-draws/testing';
import { fill, loanRules, shared } from '@groundwork/domain-messages';
import { addCents, dollars, formatCents, percentOf } from '@groundwork/domain-money';
import { addDays, daysBetween } from '@groundwork/domain-time';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aNeighbour, nobody } from '@groundwork/server-testkit';
import type { BudgetChangeDto } from '../budget-changes/budget-change.dto.js';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import type { DrawScheduleDto } from '../draw-requests/draw-schedule.dto.js';
import { startDraws } from '../testing/harness.js';
import type { LoanInterestDto } from '../interest/interest.dto.js';
import { StatementTimer } from '../interest/statement-timer.service.js';
import type { ActiveTotalsDto } from '../ledger/ledger.dto.js';
import type { PayoffDto } from '../payoff/payoff.dto.js';
import { save, start, submit } from '../testing/drafts.js';
import { fund } from '../testing/fundings.js';
import { capByInspection, inspected } from '../testing/inspected.js';
import { agreedTerms, anOpenLoan, approvedLine, certified } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import { expectReplayed } from '../testing/replayed.js';
import type { OpenedWaiverDto, WaiverSummaryDto } from '../waivers/waiver.dto.js';

let harness: ServiceHarness;
let neighbour: Neighbour;
beforeAll(async () => {
  neighbour = await aNeighbour();
  const services = { agreements: neighbour.url, companies: neighbour.url, files: neighbour.url };
  harness = await startDraws({ services });
}, 60_000);
afterAll(async () => {
  await harness?.close();
  await neighbour?.close();
});

const at = (day: string) => harness.clock.set(`${day}T15:00:00.000Z`);

/** The stages of the survey of what a home costs, by what they come to. */
const stages = [...new Set(fixtureRows('construction-cost-2024.csv').map(([stage = '']) => stage))];
const costOf = (stage: string) =>
  addCents(
    fixtureRows('construction-cost-2024.csv').map(([name, , amount]) => (name === stage ? dollars(Number(amount)) : 0)),
  );
const contingency = dollars(20_000);
/** How far each stage is built at the end of each of the twelve months, percent. */
const built: readonly (readonly number[])[] = [
  [40, 0, 0, 0, 0, 0, 0, 0],
  [80, 60, 0, 0, 0, 0, 0, 0],
  [100, 100, 25, 0, 0, 0, 0, 0],
  [100, 100, 70, 0, 10, 0, 0, 0],
  [100, 100, 100, 20, 30, 0, 0, 0],
  [100, 100, 100, 60, 55.5, 0, 0, 0],
  [100, 100, 100, 90, 80, 5, 0, 0],
  [100, 100, 100, 100, 100, 25, 0, 0],
  [100, 100, 100, 100, 100, 50, 10, 0],
  [100, 100, 100, 100, 100, 75, 33.33, 15],
  [100, 100, 100, 100, 100, 95, 66.67, 60],
  [100, 100, 100, 100, 100, 100, 100, 100],
];
/** The fifth of each of twelve months, from March. */
const drawDay = (month: number) =>
  `${2026 + Math.floor((month + 2) / 12)}-${String(((month + 2) % 12) + 1).padStart(2, '0')}-05`;
const payoffDay = '2027-03-01';

/** A house, its loan, and what a careful person would have written down of it, each figure by its own sum. */
class House {
  /** Of the budget's lines, the stages first and contingency last. */
  budget = [...stages.map(costOf), contingency];
  readonly earned = this.budget.map(() => 0);
  readonly funded: { readonly day: string; readonly amount: number }[] = [];
  retained = 0;
  constructor(
    readonly loan: Loan,
    readonly lines: readonly string[],
  ) {}

  /** What the draw of a month asks for: what is built and was not asked for before. */
  requested(month: number): { additionalBudgetItemId: string; requestedAmount: number; percentComplete: number }[] {
    return this.lines.flatMap((additionalBudgetItemId, index) => {
      const percentComplete = built[month]?.[index];
      const requestedAmount =
        percentComplete === undefined
          ? 0
          : percentOf(this.budget[index] ?? 0, percentComplete) - (this.earned[index] ?? 0);
      return percentComplete === undefined || requestedAmount <= 0
        ? []
        : [{ additionalBudgetItemId, requestedAmount, percentComplete }];
    });
  }
  /** A draw of these lines was paid on a day; a tenth of it is held back. */
  paid(day: string, lines: readonly { additionalBudgetItemId: string; requestedAmount: number }[]): void {
    const total = addCents(lines.map((line) => line.requestedAmount));
    for (const { additionalBudgetItemId, requestedAmount } of lines)
      this.earned[this.lines.indexOf(additionalBudgetItemId)]! += requestedAmount;
    const held = percentOf(addCents(this.earned), 10) - this.retained;
    this.retained += held;
    this.funded.push({ day, amount: total - held });
  }
  /** All interest at 9% on actual/360 before a day: a day at a time, rounded once. */
  interestBefore(day: string): number {
    const exact = this.funded.reduce((sum, each) => sum + each.amount * Math.max(0, daysBetween(each.day, day)), 0);
    return Math.round((exact * 9) / 36_000);
  }
  get principal(): number {
    return addCents(this.funded.map(({ amount }) => amount));
  }
}

async function aHouse(): Promise<House> {
  at('2026-03-02');
  const lines = [...stages, 'Contingency'].map((name, index) => ({
    ...approvedLine(randomUUID(), index, index < stages.length ? costOf(name) : contingency),
    name,
    ...(name === 'Contingency' ? { type: 'contigency' } : {}),
  }));
  const terms = { ...agreedTerms, rate: 9, amount: addCents(lines.map(({ budgetAmount }) => budgetAmount)) };
  const netted = { originationFeePercent: 1, otherFees: 0, interestReserve: dollars(5000) };
  const loan = await anOpenLoan(harness, randomUUID(), { ...terms, ...netted }, lines);
  neighbour.answers.set(`/internal/companies/${loan.companyId}`, {
    companyId: loan.companyId,
    organizationName: 'Bluff Oak',
    legalEntityName: 'Bluff Oak Homes LLC',
  });
  for (const kind of ['conditional_progress', 'unconditional_progress'])
    neighbour.answers.set(`/waiver-masters/${kind}/in-force?state=Texas`, {
      id: randomUUID(),
      kind,
      state: null,
      version: 1,
      content: '<p>{{claimant}} waives {{amount}}</p>',
      contentHash: 'a'.repeat(64),
      lastEditedBy: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
  return new House(
    loan,
    lines.map(({ budgetItemId }) => budgetItemId),
  );
}

/** The framer's invoice stands on the first line of a draw. */
const invoiced = (lines: ReturnType<House['requested']>) =>
  lines.map(({ percentComplete: _percent, ...line }, index) => ({
    ...line,
    invoices: index === 0 ? [{ payee: 'Gulf Framing LLC', number: 'A-1', amount: line.requestedAmount }] : [],
  }));

/** Drafts, fills in and submits the draw of a month. */
async function drawn(house: House, month: number, more = {}): Promise<DrawRequestDto> {
  const draft = await start(house.loan, more);
  const version = (id: string) => draft.lineItems.find((line) => line.additionalBudgetItemId === id)?.version ?? 0;
  const lines = house.requested(month);
  const lineItems = invoiced(lines).map((line, index) => ({
    ...line,
    version: version(line.additionalBudgetItemId),
    percentComplete: lines[index]?.percentComplete,
  }));
  const saved = await save(house.loan.borrower, draft, { lineItems });
  const answer = await submit(house.loan.borrower, saved.body);
  if (answer.status !== 201) throw new Error(`The draw was answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

const interestOf = async ({ loan }: House) =>
  (await loan.borrower.call<LoanInterestDto>('GET', `/ledgers/${loan.applicationId}/interest`)).body;

/** Columns and lines of the certificate of a draw, as it was signed. */
async function expectCertificate(house: House, draw: DrawRequestDto): Promise<void> {
  const { loan, budget, earned, retained, principal } = house;
  const answer = await loan.borrower.call<DrawScheduleDto>('GET', `/draw-requests/${draw.id}/schedule`);
  const { certificate, lines } = answer.body;
  const completedAndStored = addCents(earned) + draw.requestedAmount;
  const held = percentOf(completedAndStored, 10);
  expect(certificate).toMatchObject({
    originalSum: addCents(budget),
    changeOrders: 0,
    completedAndStored,
    retainage: held,
    earnedLessRetainage: completedAndStored - held,
    previousCertificates: principal,
    currentPaymentDue: draw.requestedAmount - (held - retained),
    balanceToFinish: addCents(budget) - completedAndStored + held,
  });
  for (const column of ['fromPrevious', 'thisPeriod', 'completedAndStored', 'retainage'] as const)
    expect(addCents(lines.map((line) => line[column]))).toBe(answer.body.totals[column]);
}

async function expectBooks(house: House): Promise<void> {
  const ledger = await house.loan.ledger();
  expect(ledger.lines.map(({ budgetAmount }) => budgetAmount)).toEqual(house.budget);
  expect(ledger.lines.map((line) => line.amountFundedToDate + line.retainageHeld)).toEqual(house.earned);
  expect(ledger).toMatchObject({
    fundedToDate: house.principal,
    retainageHeld: house.retained,
    pending: 0,
    pendingFunding: 0,
    available: addCents(house.budget) - addCents(house.earned),
  });
  await expectReplayed(house.loan);
}

/** A reallocation that is asked for by the borrower and approved: from contingency to the framing. */
async function reallocated(house: House): Promise<void> {
  const { loan, lines } = house;
  const [from, to] = [lines.length - 1, stages.indexOf('Framing')];
  const change = await loan.borrower.call<BudgetChangeDto>('POST', '/budget-changes', {
    applicationId: loan.applicationId,
    kind: 'contingency',
    reason: 'Lumber rose',
    lineItems: [
      { additionalBudgetItemId: lines[from], decrease: dollars(8000) },
      { additionalBudgetItemId: lines[to], increase: dollars(8000) },
    ],
  });
  const { id, version } = change.body;
  expect((await loan.admin.call('PUT', '/budget-changes/approve', { id, version })).status).toBe(200);
  house.budget = house.budget.map((amount, index) =>
    index === from ? amount - dollars(8000) : index === to ? amount + dollars(8000) : amount,
  );
}

/** The framer's waivers of a draw, and the signature of the one that is sent. */
async function waived({ loan }: House, draw: DrawRequestDto): Promise<void> {
  const path = `/ledgers/${loan.applicationId}/waivers`;
  const ofDraw = (await loan.borrower.call<WaiverSummaryDto[]>('GET', path)).body.filter(
    (waiver) => waiver.drawRequestId === draw.id && waiver.status !== 'void',
  );
  expect(ofDraw.map(({ party, condition }) => `${party} ${condition}`).sort()).toEqual([
    'contractor conditional',
    'contractor unconditional',
    'payee conditional',
    'payee unconditional',
  ]);
  const waiver = ofDraw.find(({ party, condition }) => party === 'payee' && condition === 'unconditional');
  const sent = await loan.borrower.call('PUT', '/waivers/send', {
    id: waiver?.id,
    version: waiver?.version,
    claimant: 'Gulf Framing LLC',
    signerName: 'Ann Ortiz',
    signerEmail: 'ann@gulf.example',
    throughDate: waiver?.throughDate,
    extent: 'progress',
  });
  expect(sent.status).toBe(200);
  const letters = (await harness.sent('waiver.link_sent')).filter(({ payload }) => payload.waiverId === waiver?.id);
  const token = letters.at(-1)?.payload.code;
  const anyone = harness.as(nobody);
  const opened = (await anyone.call<OpenedWaiverDto>('POST', '/waiver-link/open', { token })).body;
  expect(opened.content).toBe(`<p>Gulf Framing LLC waives ${formatCents(waiver?.amount ?? 0)}</p>`);
  const contentHash = createHash('sha256').update(opened.content).digest('hex');
  const signed = await anyone.call('POST', '/waiver-link/sign', { token, contentHash, signature: 'ANN ORTIZ' });
  expect(signed.status).toBe(200);
}

test('twelve months of a house: every draw, statement and figure to the cent, from the first draw to its payoff', async () => {
  const house = await aHouse();
  const { loan, lines } = house;
  const timer = harness.service.app.get(StatementTimer, { strict: false });
  const dueOf: number[] = [];
  for (const month of built.keys()) {
    const day = drawDay(month);
    at(day);
    if (month > 0) {
      await timer.sweep();
      const { statements } = await interestOf(house);
      expect(statements).toHaveLength(month);
      // What is stated so far is all interest before the first of the month.
      expect(addCents(statements.map(({ interest }) => interest))).toBe(house.interestBefore(`${day.slice(0, 8)}01`));
      dueOf.push(statements[0]?.due ?? 0);
    }
    if (month === 4) await reallocated(house);
    if (month === 2) {
      await inspected(loan, [100, 100, 24], `${day}T14:00:00.000Z`);
      await capByInspection(loan);
      const framing = percentOf(costOf('Framing'), 24);
      await expect(drawn(house, month)).rejects.toThrow(fill(shared.drawAboveCap, { amount: formatCents(framing) }));
      at(addDays(day, 1));
      await inspected(loan, built[11] ?? [], `${addDays(day, 1)}T14:00:00.000Z`);
    }
    let draw = await drawn(house, month);
    if (month === 6) {
      await loan.admin.call('PUT', '/draw-requests/send-back', { id: draw.id, reason: 'The invoice is missing' });
      draw = await drawn(house, month, { revises: draw.id });
      expect(draw.round).toBe(2);
    }
    await expectCertificate(house, draw);
    const paidOn = month === 2 ? addDays(day, 1) : day;
    await fund(loan, draw, {
      fundedOn: paidOn,
      ...(month === 0 ? { feesNetted: dollars(1000), reserveNetted: dollars(2000) } : {}),
      ...(month === 1 ? { reserveNetted: dollars(3000) } : {}),
    });
    house.paid(paidOn, house.requested(month));
    await expectBooks(house);
    if (month === 1) await waived(house, draw);
  }
  // All that is built is asked for, and a tenth of it is held: it is released by a draw of its own.
  at('2027-02-15');
  const held = (await loan.ledger()).lines.map(({ retainageHeld }) => retainageHeld);
  expect(addCents(held)).toBe(house.retained);
  const release = await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', {
    applicationId: loan.applicationId,
    kind: 'release',
    lineItems: lines.flatMap((additionalBudgetItemId, index) =>
      held[index] ? [{ additionalBudgetItemId, requestedAmount: held[index] }] : [],
    ),
    ...certified,
  });
  expect(release.status).toBe(201);
  await fund(loan, release.body, { fundedOn: '2027-02-15' });
  house.funded.push({ day: '2027-02-15', amount: house.retained });
  house.retained = 0;
  await expectBooks(house);
  expect(house.principal).toBe(addCents(house.budget) - dollars(12_000));

  // The reserve paid the first months; the borrower pays what it did not.
  at(payoffDay);
  await timer.sweep();
  const before = await interestOf(house);
  expect(before.statements).toHaveLength(12);
  expect(before.reserve).toMatchObject({ paidIn: dollars(5000), used: dollars(5000), left: 0 });
  const stated = house.interestBefore(payoffDay);
  expect(before.due).toBe(stated - dollars(5000));
  expect(dueOf.slice(0, 3)).toEqual([0, 0, 0]);
  const paid = await loan.admin.call<LoanInterestDto>('POST', `/ledgers/${loan.applicationId}/payments`, {
    receivedOn: payoffDay,
    amount: before.due - dollars(100),
    reference: 'Wire 12',
  });
  expect(paid.body.due).toBe(dollars(100));

  const fees = percentOf(addCents([...stages.map(costOf), contingency]), 1) - dollars(1000);
  const figure = (await loan.borrower.call<PayoffDto>('GET', `/ledgers/${loan.applicationId}/payoff?day=${payoffDay}`))
    .body;
  expect(figure).toMatchObject({
    principal: house.principal,
    interestDue: dollars(100),
    interestAccrued: 0,
    feesDue: fees,
    reserveLeft: 0,
    total: house.principal + dollars(100) + fees,
    retainageHeld: 0,
    undecided: 0,
    waiting: 0,
  });
  const closed = await loan.admin.call<PayoffDto>('POST', `/ledgers/${loan.applicationId}/payoff`, {
    receivedOn: payoffDay,
    amount: figure.total,
    reference: 'Sale of the house',
  });
  expect(closed.body).toMatchObject({ closedOn: payoffDay, principal: 0, total: 0 });
  const late = await loan.borrower.problem('POST', '/draw-drafts', { applicationId: loan.applicationId });
  expect([late.status, late.detail]).toEqual([422, fill(loanRules.loanClosed, { day: '03/01/2027' })]);
  const totals = (await loan.borrower.call<ActiveTotalsDto>('GET', `/companies/${loan.companyId}/active-totals`)).body;
  expect(totals).toMatchObject({ total: 0, fundedToDate: 0, available: 0 });
  await expectReplayed(loan);
}, 120_000);
