import { randomUUID } from 'node:crypto';
import { MAX_PLAN_MONTHS } from '@groundwork/domain-draws';
import { drawRules, fill } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aSuperAdministrator } from '@groundwork/server-testkit';
import type { LoanDto } from '../loans/loan.dto.js';
import type { LoanEventsDto } from '../loans/loan-events.dto.js';
import { startDraws } from '../testing/harness.js';
import { agreedTerms, anOpenLoan } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import type { DrawPlanDto } from './draw-plan.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const aLoan = () => anOpenLoan(harness, randomUUID(), agreedTerms);
const pathOf = ({ applicationId }: Loan) => `/loans/${applicationId}/plan`;
const planned = (version: number, ...amounts: number[]) => ({ version, months: amounts.map((amount) => ({ amount })) });
const set = (loan: Loan, plan: object, by = loan.admin) => by.call<DrawPlanDto>('PUT', pathOf(loan), plan);
const pageOf = async ({ applicationId }: Loan, by: Loan['admin']) =>
  (await by.call<LoanDto>('GET', `/loans/${applicationId}`)).body;

test('a loan has no plan until one is entered; both sides read it, and its history tells of it', async () => {
  const loan = await aLoan();
  expect((await pageOf(loan, loan.borrower)).plan).toBeNull();
  const entered = await set(loan, { ...planned(0, 100_000, 0, 250_000), reason: ' Framing in the third month ' });
  expect([entered.status, entered.body]).toMatchObject([
    200,
    { version: 1, months: [100_000, 0, 250_000], reason: 'Framing in the third month' },
  ]);
  for (const who of [loan.borrower, loan.admin]) expect((await pageOf(loan, who)).plan).toEqual(entered.body);
  const again = await set(loan, planned(1, 350_000));
  expect((await pageOf(loan, loan.borrower)).plan).toEqual({ ...again.body, months: [350_000], reason: null });
  const { items } = (await loan.admin.call<LoanEventsDto>('GET', `/loans/${loan.applicationId}/events`)).body;
  const told = items.filter(({ event }) => event === 'plan.set');
  expect(told.map(({ amount, userId }) => [amount, userId])).toEqual([
    [350_000, loan.adminId],
    [350_000, loan.adminId],
  ]);
  expect(told.map(({ reason }) => reason ?? '').sort()).toEqual(['', 'Framing in the third month']);
});

test('of two who enter one at once the second is shown the first', async () => {
  const loan = await aLoan();
  const other = harness.as(aSuperAdministrator());
  const both = await Promise.all([set(loan, planned(0, 1_000)), set(loan, planned(0, 2_000), other)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, second] = [200, 409].map((status) => both.find((answer) => answer.status === status));
  expect(second?.body).toMatchObject({ code: 'state.version_conflict', current: first?.body });
});

test('nothing is planned above the commitment, for nobody and by nobody else', async () => {
  const loan = await aLoan();
  const { total } = await loan.ledger();
  const refusals = async (plan: object) => (await loan.admin.problem('PUT', pathOf(loan), plan)).errors;
  const most = fill(drawRules.planAtMost, { amount: formatCents(total) });
  expect(await refusals(planned(0, total, 1))).toEqual([{ field: 'months', message: most }]);
  expect(await refusals(planned(0, 0, 0))).toEqual([{ field: 'months', message: drawRules.planEmpty }]);
  expect(await refusals(planned(0, -1))).toMatchObject([{ field: 'months.0.amount' }]);
  expect(await refusals(planned(0, ...new Array<number>(MAX_PLAN_MONTHS + 1).fill(1)))).toMatchObject([
    { field: 'months' },
  ]);
  expect((await set(loan, planned(0, total))).status).toBe(200);
  expect((await set(loan, planned(1, 1), loan.borrower)).status).toBe(403);
  expect((await set(loan, planned(1, 1), harness.as(aBorrower(randomUUID())))).status).toBe(403);
  const unknown = await loan.admin.problem('PUT', `/loans/${randomUUID()}/plan`, planned(0, 1));
  expect(unknown.status).toBe(404);
});
