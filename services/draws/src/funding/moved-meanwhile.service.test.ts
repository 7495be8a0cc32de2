import { randomUUID } from 'node:crypto';
import { drawRules } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aSuperAdministrator } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import type { FundingDto } from '../funding-rows/index.js';
import { approve, fund, payment, schedule, testDay } from '../testing/fundings.js';
import { startDraws } from '../testing/harness.js';
import { agreedTerms, anOpenLoan } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import type { ListedFundingDto } from '../payment-exports/index.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const aLoan = () => anOpenLoan(harness, randomUUID(), agreedTerms);
interface Refused<Standing> {
  readonly code: string;
  readonly detail: string;
  readonly current?: Standing;
}
const refused = async <Standing = ListedFundingDto>(loan: Loan, method: 'POST' | 'PUT', path: string, body: object) => {
  const answer = await loan.admin.call<Refused<Standing>>(method, path, body);
  expect([answer.status, answer.body.code]).toEqual([409, 'state.version_conflict']);
  return answer.body;
};
const back = ({ id, version }: FundingDto) => ({ id, version, reversedOn: testDay, reason: 'The bank sent it back.' });

describe('a payment that somebody else moved meanwhile is told as it stands', () => {
  it('was made: by whom, when, for how much and by which reference, as the list has it', async () => {
    const loan = await aLoan();
    const planned = await schedule(loan, await approve(loan, await loan.draw([100_000])));
    const other = harness.as(aSuperAdministrator());
    const made = (await other.call<FundingDto>('PUT', '/fundings/fund', payment(planned))).body;
    const { current } = await refused(loan, 'PUT', '/fundings/fund', payment(planned, { reference: 'Wire 4712' }));
    expect(current).toMatchObject({ ...made, applicationName: 'Maple Street Homes', batchNumber: null });
    expect(current?.fundedBy).not.toBe(loan.adminId);
    const { id, version } = planned;
    expect((await refused(loan, 'PUT', '/fundings/cancel', { id, version })).current).toEqual(current);
    const list = await loan.admin.call<ListedFundingDto[]>('GET', `/fundings?applicationId=${loan.applicationId}`);
    expect(list.body).toEqual([current]);
  });
  it('was cancelled, or reversed with its reason', async () => {
    const loan = await aLoan();
    const planned = await schedule(loan, await approve(loan, await loan.draw([100_000])));
    const { id, version } = planned;
    await loan.admin.call('PUT', '/fundings/cancel', { id, version });
    expect((await refused(loan, 'PUT', '/fundings/fund', payment(planned))).current).toMatchObject({
      stage: 'cancelled',
      endedBy: loan.adminId,
      version: 2,
    });
    const paid = await fund(loan, await loan.draw([undefined, 100_000]));
    await loan.admin.call('PUT', '/fundings/reverse', back(paid));
    expect((await refused(loan, 'PUT', '/fundings/reverse', back(paid))).current).toMatchObject({
      stage: 'reversed',
      reason: 'The bank sent it back.',
      endedBy: loan.adminId,
    });
  });
  it('by two at once, too: who came second is told what the first one made of it', async () => {
    const loan = await aLoan();
    const planned = await schedule(loan, await approve(loan, await loan.draw([100_000])));
    const other = harness.as(aSuperAdministrator());
    const both = await Promise.all(
      [loan.admin, other].map((who) =>
        who.call<FundingDto & Refused<ListedFundingDto>>('PUT', '/fundings/fund', payment(planned)),
      ),
    );
    const second = both.find(({ status }) => status === 409)?.body;
    expect(second?.current).toMatchObject({ stage: 'funded', reference: 'Wire 4711', version: 2 });
  });
});

describe('a draw whose payment is to be planned is told as it stands', () => {
  const plan = ({ id: drawRequestId, version }: DrawRequestDto) => ({ drawRequestId, version, scheduledFor: testDay });
  it('planned by somebody else: with that payment', async () => {
    const loan = await aLoan();
    const approved = await approve(loan, await loan.draw([100_000]));
    const planned = await schedule(loan, approved);
    const { detail, current } = await refused<DrawRequestDto>(loan, 'POST', '/fundings', plan(approved));
    expect(detail).toBe(drawRules.nothingToSchedule);
    expect(current).toMatchObject({ id: approved.id, fundingState: 'scheduled', fundings: [planned] });
  });
  it('decided on again: with its version and what waits now, which is planned then', async () => {
    const loan = await aLoan();
    const draw = await loan.draw([100_000, 50_000]);
    const [first, second] = draw.lineItems;
    const accept = async (id?: string) =>
      (await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/item/approve', { id })).body;
    const before = await accept(first?.id);
    const after = await accept(second?.id);
    const { current } = await refused<DrawRequestDto>(loan, 'POST', '/fundings', plan(before));
    expect(current).toMatchObject({ version: after.version, fundingState: 'pending', fundings: [] });
    const planned = await loan.admin.call<FundingDto>('POST', '/fundings', plan(current as DrawRequestDto));
    expect([planned.status, planned.body.amount]).toEqual([201, 135_000]);
  });
});
