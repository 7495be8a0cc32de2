import { addDays, DAY, today } from '@groundwork/domain-time';
import { startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { aBrokerId, asAdmin, closeDesk, command, harness, openDesk, setDesk, submit } from '../testing/agreements.js';
import { AgreementEndTimer } from './agreement-end-timer.service.js';

beforeEach(async () => {
  await openDesk();
  setDesk();
});
afterEach(closeDesk);

const timer = (of = harness) => of.service.app.get(AgreementEndTimer, { strict: false });
const sweep = () => timer().sweep();
const inDays = (days: number) => addDays(today(harness.clock), days);

/** Accepted, and ending in so many days. */
async function accepted(brokerId: string, days: number, more: object = {}): Promise<string> {
  const { body } = await submit(brokerId, { expirationDate: inDays(days), ...more });
  expect((await command.accept(body.id)).status).toBe(200);
  return body.id;
}
const told = async () =>
  [...(await harness.sent('agreement.ending')), ...(await harness.sent('agreement.ended'))].map(
    ({ type, aggregateId }) => [type, aggregateId],
  );

it('tells once that an accepted agreement ends, thirty days before, and once that it has ended', async () => {
  const brokerId = await aBrokerId();
  const id = await accepted(brokerId, 31);
  expect(await sweep()).toBe(0);
  harness.clock.advance(DAY);
  expect([await sweep(), await sweep()]).toEqual([1, 0]);
  const [event] = await harness.sent('agreement.ending');
  expect(event).toMatchObject({
    aggregateId: id,
    payload: {
      brokerId,
      clientName: 'Ortiz Homes LLC',
      businessName: 'Reyes Lending Group',
      expirationDate: inDays(30),
    },
  });
  harness.clock.advance(30 * DAY);
  expect([inDays(0), await sweep()]).toEqual([event?.payload.expirationDate, 0]);
  harness.clock.advance(DAY);
  expect([await sweep(), await sweep()]).toEqual([1, 0]);
  expect(await told()).toEqual([
    ['agreement.ending', id],
    ['agreement.ended', id],
  ]);
});

it('tells nothing of what waits, was turned down or removed, has a successor, or ended long ago', async () => {
  const brokerId = await aBrokerId();
  await submit(brokerId, { expirationDate: inDays(5), clientName: 'Waiting LLC' });
  const refused = await submit(brokerId, { expirationDate: inDays(5), clientName: 'Refused LLC' });
  await command.reject(refused.body.id);
  await accepted(brokerId, 5, { clientName: 'Renewed LLC' });
  await submit(brokerId, { expirationDate: inDays(100), clientName: 'Renewed LLC' });
  const old = await accepted(brokerId, 40, { clientName: 'Old LLC' });
  expect(await sweep()).toBe(0);
  harness.clock.advance(71 * DAY);
  expect(await sweep()).toBe(0);
  expect([old, await told()]).toEqual([old, []]);
});

it('is told once by replicas that sweep at once, and of one broker that was deleted not at all', async () => {
  const [brokerId, gone] = [await aBrokerId(), await aBrokerId()];
  const id = await accepted(brokerId, 5);
  await accepted(gone, 5);
  await asAdmin().call('DELETE', `/brokers/${gone}`);
  const replica = await startService(service, { database: harness.options.database });
  const counts = await Promise.all([sweep(), timer(replica).sweep(), sweep()]);
  await replica.close();
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await told()).toEqual([['agreement.ending', id]]);
});
