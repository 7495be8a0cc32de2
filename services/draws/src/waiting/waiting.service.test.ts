import { randomUUID } from 'node:crypto';
import { PAPER_DAYS } from '@groundwork/domain-draws';
import { addDays } from '@groundwork/domain-time';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aBroker, aNeighbour, anAdministrator, aSuperAdministrator } from '@groundwork/server-testkit';
import type { BudgetChangeDto } from '../budget-changes/budget-change.dto.js';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import { testDay } from '../testing/fundings.js';
import type { InspectionDto } from '../inspections/inspection.dto.js';
import { LINK_LIFE } from '@groundwork/server-links';
import { startDraws } from '../testing/harness.js';
import { anOpenLoan, certified } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import type { WaiverDto, WaiverSummaryDto } from '../waivers/waiver.dto.js';
import type { BorrowerWaitingDto, LenderWaitingDto } from './waiting.dto.js';

let harness: ServiceHarness;
let files: Neighbour;
const scan = randomUUID();
beforeEach(async () => {
  files = await aNeighbour();
  harness = await startDraws({ services: { files: files.url } });
}, 60_000);
afterEach(async () => {
  await harness?.close();
  await files?.close();
});

const ofBorrower = async (loan: Loan) =>
  (await loan.borrower.call<BorrowerWaitingDto>('GET', `/companies/${loan.companyId}/waiting`)).body;
const ofLender = async (admin: Loan['admin']) => (await admin.call<LenderWaitingDto>('GET', '/waiting')).body;
const another = () => harness.as(anAdministrator(randomUUID()));
const setLimit = (amount: number) =>
  harness.as(aSuperAdministrator()).call('PUT', '/approval-limits', { amount, version: 0 });
const named = ({ applicationId }: Loan) => ({ applicationId, name: 'Maple Street Homes', projectNumber: null });

test('nothing waits where no loan runs, and only the own company and administrators may ask', async () => {
  const loan = await anOpenLoan(harness);
  expect(await ofBorrower(loan)).toEqual({ waivers: [], papers: [] });
  expect(await ofLender(loan.admin)).toEqual({ waivers: [], proposals: [], changes: [], inspections: [] });
  const stranger = harness.as(aBorrower(randomUUID()));
  expect((await stranger.problem('GET', `/companies/${loan.companyId}/waiting`)).status).toBe(403);
  for (const actor of [aBorrower(loan.companyId), aBroker(randomUUID())])
    expect((await harness.as(actor).problem('GET', '/waiting')).status).toBe(403);
});

test('waivers of a draw wait for who borrows until they are handed in, and for the lender until the paper is decided', async () => {
  const loan = await anOpenLoan(harness);
  files.answers.set('/internal/files/lookup', [
    { fileUploadId: scan, userFileName: 'waiver.pdf', companyId: loan.companyId },
  ]);
  await loan.draw([10_000]);
  const answer = await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', {
    applicationId: loan.applicationId,
    lineItems: [
      {
        additionalBudgetItemId: loan.lines[0],
        requestedAmount: 30_000,
        invoices: [
          { payee: 'Gulf Framing LLC', number: 'A-1', amount: 20_000 },
          { payee: 'Acme Lumber', number: 'B-7', amount: 10_000 },
        ],
      },
    ],
    ...certified,
  });
  const { id: drawRequestId } = answer.body;
  const since = expect.any(String);
  const second = { ...named(loan), drawRequestId, drawNumber: 2, since };
  const told = async () => (await ofBorrower(loan)).waivers.filter((each) => each.drawNumber === 2);
  expect((await ofBorrower(loan)).waivers.map(({ drawNumber, count }) => [drawNumber, count])).toEqual([
    [1, 1],
    [2, 3],
  ]);
  expect(await told()).toEqual([{ ...second, state: 'missing', count: 3 }]);
  expect((await ofLender(loan.admin)).waivers).toEqual([]);

  const waivers = (await loan.borrower.call<WaiverSummaryDto[]>('GET', `/ledgers/${loan.applicationId}/waivers`)).body;
  const ofPayee = waivers.find(({ claimant }) => claimant === 'Gulf Framing LLC');
  const { id, version } = (
    await loan.borrower.call<WaiverDto>('PUT', '/waivers/hand-in', {
      id: ofPayee?.id,
      version: ofPayee?.version,
      fileUploadId: scan,
    })
  ).body;
  expect(await told()).toEqual([{ ...second, state: 'missing', count: 2 }]);
  expect((await ofLender(another())).waivers).toEqual([{ ...second, state: 'handedIn', count: 1 }]);

  await loan.admin.call('PUT', '/waivers/return', { id, version, reason: 'Page two is missing' });
  const states = (await told()).map(({ state, count }) => [state, count]);
  expect(states.sort()).toEqual([
    ['missing', 2],
    ['returned', 1],
  ]);
  expect((await ofLender(another())).waivers).toEqual([]);
});

test('a paper is told from thirty days before its end, until another day is written down', async () => {
  const loan = await anOpenLoan(harness);
  const write = (paper: string, expiresOn: string) =>
    loan.admin.call('PUT', '/ledgers/papers', { applicationId: loan.applicationId, paper, expiresOn });
  await write('insurance', addDays(testDay, PAPER_DAYS));
  await write('title', addDays(testDay, PAPER_DAYS + 1));
  await write('building_permit', addDays(testDay, -1));
  expect((await ofBorrower(loan)).papers).toEqual([
    { ...named(loan), paper: 'building_permit', expiresOn: addDays(testDay, -1), writtenAt: expect.any(String) },
    { ...named(loan), paper: 'insurance', expiresOn: addDays(testDay, PAPER_DAYS), writtenAt: expect.any(String) },
  ]);
  await write('insurance', addDays(testDay, 365));
  expect((await ofBorrower(loan)).papers.map(({ paper }) => paper)).toEqual(['building_permit']);
});

test('an approval above the limit waits while it stands, with who proposed it', async () => {
  const loan = await anOpenLoan(harness);
  await setLimit(100_000);
  const { id } = await loan.draw([200_000]);
  await loan.admin.call('PUT', '/draw-requests/accept', { id });
  const proposal = { ...named(loan), drawRequestId: id, approvedAmount: 200_000, proposedBy: loan.adminId };
  for (const admin of [loan.admin, another()])
    expect((await ofLender(admin)).proposals).toEqual([{ ...proposal, proposedAt: expect.any(String) }]);
  await another().call('PUT', '/draw-requests/confirm', { id });
  expect((await ofLender(another())).proposals).toEqual([]);
});

test('a change of a budget waits for whoever may decide it: above the limit for another one than entered it', async () => {
  const loan = await anOpenLoan(harness);
  await setLimit(50_000);
  const enter = async (cents: number) =>
    (
      await loan.admin.call<BudgetChangeDto>('POST', '/budget-changes', {
        applicationId: loan.applicationId,
        kind: 'reallocation',
        reason: 'The roof came cheaper',
        lineItems: [
          { additionalBudgetItemId: loan.lines[0], decrease: cents },
          { additionalBudgetItemId: loan.lines[1], increase: cents },
        ],
      })
    ).body;
  const [large, small] = [await enter(50_001), await enter(50_000)];
  const told = async (admin: Loan['admin']) => (await ofLender(admin)).changes.map(({ id, amount }) => [id, amount]);
  expect(await told(another())).toEqual([
    [large.id, 50_001],
    [small.id, 50_000],
  ]);
  expect(await told(loan.admin)).toEqual([[small.id, 50_000]]);
  expect((await ofLender(another())).changes[0]).toMatchObject({ ...named(loan), number: 1 });
  await another().call('PUT', '/budget-changes/reject', { id: large.id, version: 1, reason: 'Not this one' });
  expect(await told(another())).toEqual([[small.id, 50_000]]);
});

test('an inspection waits when its inspector sent no report before the link ended, until another link is sent', async () => {
  const loan = await anOpenLoan(harness);
  const command = (method: 'POST' | 'PUT', what: string, body: object) =>
    loan.admin.call<InspectionDto>(method, `/inspections${what}`, body).then(({ body: read }) => read);
  const move = (what: string, { id, version }: InspectionDto, more = {}) =>
    command('PUT', `/${what}`, { id, version, ...more });
  const visit = { scheduledFor: '2026-04-02', inspectorName: 'Ann Reed', inspectorEmail: 'ann@inspect.example' };
  const scheduled = async () =>
    move('schedule', await command('POST', '', { applicationId: loan.applicationId, note: 'The roof' }), visit);
  const told = async () => (await ofLender(another())).inspections;

  const inspection = await move('send-link', await scheduled());
  const revoked = await move('revoke-link', await move('send-link', await scheduled()));
  expect(revoked.link).toBeNull();
  expect(await told()).toEqual([]);
  harness.clock.advance(LINK_LIFE);
  const since = inspection.link?.expiresAt;
  expect(await told()).toEqual([{ ...named(loan), id: inspection.id, inspectorName: 'Ann Reed', linkEndedAt: since }]);
  await move('send-link', inspection);
  expect(await told()).toEqual([]);
});
