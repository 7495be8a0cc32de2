import { randomUUID } from 'node:crypto';
import type { EventType } from '@groundwork/domain-events';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { anAdministrator } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import type { FundingDto } from '../funding-rows/index.js';
import { startDraws } from '../testing/harness.js';
import { approve, payment, schedule, testDay } from '../testing/fundings.js';
import { agreedTerms, anOpenLoan } from '../testing/loan.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

type Told = Extract<EventType, `funding.${string}`>;
const told = async (type: Told, id: string) =>
  (await harness.sent(type)).filter(({ aggregateId }) => aggregateId === id).map(({ payload }) => payload);

test('each step of a payment is told once, with what arrives and the day that counts; one that is refused is not', async () => {
  const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
  const draw = await loan.draw([300_000]);
  const planned = await schedule(loan, await approve(loan, draw));
  const { id, version } = planned;
  const facts = {
    applicationId: loan.applicationId,
    companyId: loan.companyId,
    name: 'Maple Street Homes',
    borrowerId: draw.userId,
    fundingId: id,
    drawRequestId: draw.id,
    amount: 270_000,
    day: testDay,
    doneBy: loan.adminId,
    reason: '',
  };
  expect(await told('funding.scheduled', id)).toEqual([facts]);

  expect((await loan.admin.problem('PUT', '/fundings/fund', payment({ id, version: version + 1 }))).status).toBe(409);
  expect(await told('funding.paid', id)).toEqual([]);
  const paid = await loan.admin.call<FundingDto>('PUT', '/fundings/fund', payment(planned, { feesNetted: 10_000 }));
  expect(await told('funding.paid', id)).toEqual([{ ...facts, amount: 260_000 }]);

  const back = { id, version: paid.body.version, reversedOn: testDay, reason: ' The bank sent it back. ' };
  expect((await loan.admin.call('PUT', '/fundings/reverse', back)).status).toBe(200);
  expect(await told('funding.reversed', id)).toEqual([{ ...facts, amount: 260_000, reason: 'The bank sent it back.' }]);

  const again = await schedule(
    loan,
    (await loan.borrower.call<DrawRequestDto>('GET', `/draw-requests/${draw.id}`)).body,
  );
  const other = harness.as(anAdministrator());
  expect((await other.call('PUT', '/fundings/cancel', { id: again.id, version: again.version })).status).toBe(200);
  const [cancelled] = await told('funding.cancelled', again.id);
  expect(cancelled).toMatchObject({ fundingId: again.id, amount: 270_000, day: testDay });
  expect(cancelled?.doneBy).not.toBe(loan.adminId);
});
