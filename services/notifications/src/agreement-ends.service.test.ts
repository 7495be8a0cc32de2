import { randomUUID } from 'node:crypto';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBroker, anAdministrator, startService } from '@groundwork/server-testkit';
import type { NotificationDto } from './bell/notification.dto.js';
import { service } from './index.js';
import type { MailboxMessageDto } from './mailbox/mailbox.dto.js';
import { brokerFacts, userFacts } from './testing/facts.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const bell = async (actor: TestActor) =>
  (await harness.as(actor).call<NotificationDto[]>('GET', '/notifications')).body.map(({ message, link }) => [
    message,
    link,
  ]);
const letters = async (to: string) =>
  (await harness.as(anAdministrator()).call<MailboxMessageDto[]>('GET', `/mailbox?to=${encodeURIComponent(to)}`)).body;

it('tells a broker and the administrators that an agreement ends, and the broker by letter that it has ended', async () => {
  const agreementId = randomUUID();
  const [ana, ada] = [brokerFacts(), userFacts(randomUUID(), { role: 'admin' })];
  await harness.deliver('broker.updated', ana.brokerId, ana);
  await harness.deliver('user.registered', ada.userId, { ...ada, companyId: null });
  const end = {
    ...{ agreementId, brokerId: ana.brokerId, brokerUserId: null, clientName: 'Cedar Homes' },
    ...{ businessName: 'Reyes Lending', expirationDate: '2026-03-30' },
  };
  await harness.deliver('agreement.ending', agreementId, end);
  harness.clock.advance(1000);
  await harness.deliver('agreement.ended', agreementId, end);
  const [own, desk] = [`/?referral=${agreementId}`, `/brokers?broker=${ana.brokerId}&agreement=${agreementId}`];
  const toBroker = await letters(ana.emailAddress);
  expect(toBroker.map(({ subject }) => subject)).toEqual([
    'Your referral agreement for Cedar Homes has ended',
    'Your referral agreement for Cedar Homes ends on 03/30/2026',
  ]);
  for (const { text } of toBroker) expect(text).toContain(own);
  const toDesk = await letters(ada.email);
  expect(toDesk.map(({ subject }) => subject)).toEqual([
    'The referral agreement of Reyes Lending for Cedar Homes ends on 03/30/2026',
  ]);
  expect(toDesk[0]?.text).toContain(desk);
  expect(await bell(aBroker(ana.brokerId))).toEqual([
    ['Your referral agreement for Cedar Homes ended on 03/30/2026', own],
    ['Your referral agreement for Cedar Homes ends on 03/30/2026', own],
  ]);
  expect(await bell(anAdministrator())).toEqual([
    ['The referral agreement of Reyes Lending for Cedar Homes ended on 03/30/2026', desk],
    ['The referral agreement of Reyes Lending for Cedar Homes ends on 03/30/2026', desk],
  ]);
});
