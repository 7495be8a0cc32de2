import { randomUUID } from 'node:crypto';
import { drawRules, shared } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, aSuperAdministrator } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import { startDraws } from '../testing/harness.js';
import type { LoanHappenedDto } from '../loans/loan.dto.js';
import { anOpenLoan } from '../testing/loan.js';
import type { ApprovalLimitDto } from './approval-limit.dto.js';

let harness: ServiceHarness;
const owner = aSuperAdministrator();
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

type Loan = Awaited<ReturnType<typeof anOpenLoan>>;
const limits = async () => (await harness.as(owner).call<ApprovalLimitDto[]>('GET', '/approval-limits')).body;
const setLimit = async (amount: number | null) =>
  harness
    .as(owner)
    .call<ApprovalLimitDto>('PUT', '/approval-limits', { amount, version: (await limits())[0]?.version ?? 0 });
const decide = (by: Loan['admin'], path: string, body: object) =>
  by.call<DrawRequestDto>('PUT', `/draw-requests/${path}`, body);
const another = () => harness.as(anAdministrator(randomUUID()));

describe('the amount above which two administrators approve', () => {
  it('is set by a super administrator, in versions, and there is none at first', async () => {
    expect(await limits()).toEqual([]);
    expect((await setLimit(100_000)).body).toMatchObject({ version: 1, amount: 100_000, editedBy: owner.userId });
    expect((await setLimit(null)).body).toMatchObject({ version: 2, amount: null });
    expect((await limits()).map(({ version, amount }) => [version, amount])).toEqual([
      [2, null],
      [1, 100_000],
    ]);
  });

  it('is saved on the version that was read, refused where it is no amount, and to everybody else', async () => {
    const put = (amount: unknown, version: number) =>
      harness.as(owner).problem('PUT', '/approval-limits', { amount, version });
    expect(await put(1, 1)).toMatchObject({ status: 409, code: 'state.version_conflict', current: { version: 2 } });
    expect((await put(0.5, 2)).errors).toMatchObject([{ field: 'amount', message: shared.amountInvalid }]);
    for (const actor of [anAdministrator(), aBorrower(randomUUID())])
      expect((await harness.as(actor).problem('PUT', '/approval-limits', { amount: 1, version: 2 })).status).toBe(403);
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', '/approval-limits')).status).toBe(403);
  });
});

describe('an approval above it', () => {
  beforeAll(() => setLimit(100_000));

  it('is a proposal that moves no money, which another administrator confirms and nobody for oneself', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([80_000, 40_000]);
    const [roofing = '', hvac = ''] = draw.lineItems.map(({ id }) => id);
    const lineItems = [
      { id: roofing, statusId: 3 },
      { id: hvac, statusId: 3, approvedAmount: 30_000, reductionReason: 'Half is there' },
    ];
    const proposed = (await decide(loan.admin, 'save', { id: draw.id, version: draw.version, lineItems })).body;
    expect(proposed).toMatchObject({ statusId: 1, version: draw.version + 1 });
    expect(proposed.proposal).toMatchObject({
      proposedBy: loan.adminId,
      approvedAmount: 110_000,
      limit: 100_000,
      lineItems: [
        { id: roofing, statusId: 3, approvedAmount: 80_000 },
        { id: hvac, statusId: 3, approvedAmount: 30_000, reductionReason: 'Half is there' },
      ],
    });
    expect(await loan.ledger()).toMatchObject({ fundedToDate: 5_001, pending: 120_000 });
    expect(await harness.sent('draw.decided')).toEqual([]);
    expect((await harness.sent('draw.approval_proposed')).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({
        applicationId: loan.applicationId,
        companyId: loan.companyId,
        name: 'Maple Street Homes',
        drawRequestId: draw.id,
        approvedAmount: 110_000,
        proposedBy: loan.adminId,
        borrowerId: draw.userId,
      }),
    ]);
    const seen = (await loan.borrower.call<DrawRequestDto>('GET', `/draw-requests/${draw.id}`)).body;
    expect(seen).not.toHaveProperty('proposal');
    const answer = { id: draw.id, version: proposed.version };
    expect(await loan.admin.problem('PUT', '/draw-requests/confirm', answer)).toMatchObject({
      status: 403,
      detail: drawRules.ownProposal,
    });
    expect((await loan.borrower.problem('PUT', '/draw-requests/confirm', answer)).status).toBe(403);
    const second = another();
    const confirmed = (await decide(second, 'confirm', answer)).body;
    expect(confirmed).toMatchObject({ statusId: 3, proposal: null });
    expect(confirmed.lineItems.map(({ approvedAmount }) => approvedAmount)).toEqual([80_000, 30_000]);
    expect(await loan.ledger()).toMatchObject({ pendingFunding: 110_000, pending: 0 });
    expect(await second.problem('PUT', '/draw-requests/confirm', { id: draw.id })).toMatchObject({
      status: 409,
      detail: drawRules.noProposal,
    });
    const history = (by: Loan['admin']) => by.call<LoanHappenedDto[]>('GET', `/loans/${loan.applicationId}/history`);
    const events = async (by: Loan['admin']) => (await history(by)).body.map(({ event }) => event).sort();
    expect(await events(loan.admin)).toEqual(['approve', 'propose', 'request']);
    expect(await events(loan.borrower)).toEqual(['approve', 'request']);
  });

  it('counts what was approved before, so that small steps do not pass it', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([80_000, 40_000]);
    const [roofing = '', hvac = ''] = draw.lineItems.map(({ id }) => id);
    expect((await decide(loan.admin, 'item/approve', { id: roofing })).body.lineItems[0]).toMatchObject({
      statusId: 3,
    });
    const step = (await decide(loan.admin, 'item/approve', { id: hvac })).body;
    expect(step.lineItems[1]).toMatchObject({ statusId: 1 });
    expect(step.proposal).toMatchObject({ approvedAmount: 120_000 });
    expect((await decide(another(), 'confirm', { id: draw.id })).body.statusId).toBe(3);
  });

  it('is none at the limit, for what is not an approval, and where there is no limit', async () => {
    const loan = await anOpenLoan(harness);
    const exact = await loan.draw([60_000, 40_000]);
    expect((await decide(loan.admin, 'accept', { id: exact.id })).body).toMatchObject({ statusId: 3, proposal: null });
    const large = await loan.draw([200_000, 100_000]);
    expect((await decide(loan.admin, 'reject', { id: large.id, rejectReason: 'No' })).body.statusId).toBe(4);
    const other = await loan.draw([200_000]);
    await setLimit(null);
    expect((await decide(loan.admin, 'accept', { id: other.id })).body.statusId).toBe(3);
    await setLimit(100_000);
  });

  it('ends by whatever else happens to the draw, and can be declined', async () => {
    const loan = await anOpenLoan(harness);
    const { id } = await loan.draw([200_000]);
    await decide(loan.admin, 'accept', { id });
    expect((await decide(another(), 'decline', { id })).body).toMatchObject({ statusId: 1, proposal: null });
    const declined = (await harness.sent('draw.approval_declined')).filter(({ aggregateId }) => aggregateId === id);
    expect(declined).toMatchObject([{ payload: { approvedAmount: 200_000, proposedBy: loan.adminId } }]);
    expect(declined[0]?.payload.declinedBy).not.toBe(loan.adminId);
    expect((await another().problem('PUT', '/draw-requests/decline', { id })).detail).toBe(drawRules.noProposal);
    const again = (await decide(loan.admin, 'accept', { id })).body;
    expect(again.proposal).not.toBeNull();
    const lineItems = [{ id: again.lineItems[0]?.id, statusId: 2 }];
    expect((await decide(another(), 'save', { id, lineItems })).body).toMatchObject({ statusId: 2, proposal: null });
    expect((await another().problem('PUT', '/draw-requests/confirm', { id })).detail).toBe(drawRules.noProposal);
  });

  it('is answered as it was read: who looked at an older version is told so, and it stays on the table', async () => {
    const loan = await anOpenLoan(harness);
    const { id, version } = await loan.draw([200_000]);
    const proposed = (await decide(loan.admin, 'accept', { id })).body;
    for (const answer of ['confirm', 'decline'])
      expect(await another().problem('PUT', `/draw-requests/${answer}`, { id, version })).toMatchObject({
        status: 409,
        code: 'state.version_conflict',
      });
    const stands = (await loan.admin.call<DrawRequestDto>('GET', `/draw-requests/${id}`)).body;
    expect([stands.version, stands.proposal]).toEqual([proposed.version, proposed.proposal]);
    // It is nobody's but the lender's: the borrower cannot take it from the table, either.
    expect((await loan.borrower.problem('PUT', '/draw-requests/decline', { id })).status).toBe(403);
    expect((await decide(another(), 'confirm', { id, version: proposed.version })).body.statusId).toBe(3);
  });

  it('is decided once: of two who confirm at once, and of one who confirms while another holds, the second is told', async () => {
    const loan = await anOpenLoan(harness);
    const { id } = await loan.draw([200_000]);
    const { version } = (await decide(loan.admin, 'accept', { id })).body;
    const answers = await Promise.all([another(), another()].map((by) => decide(by, 'confirm', { id, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await loan.ledger()).pendingFunding).toBe(200_000);
  });
});
