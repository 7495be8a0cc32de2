import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { anAdministrator, aSuperAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { OutboundMessageEntity } from '../outbound/index.js';
import { invitation, userFacts } from '../testing/facts.js';
import { startTestSmtp } from '../testing/smtp.js';
import type { TestSmtp } from '../testing/smtp.js';
import type { UnsentDoneDto, UnsentMessageDto, UnsentPageDto } from './unsent.dto.js';

let harness: ServiceHarness;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startTestSmtp();
  harness = await startService(service, {
    mail: { kind: 'smtp', url: smtp.url, from: 'Groundwork <loans@groundwork.example>' },
  });
});
afterAll(async () => {
  await harness.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.behaviour = 'take';
  await harness.service.database.statement((manager) =>
    manager.createQueryBuilder().delete().from(OutboundMessageEntity).execute(),
  );
});

const operator = () => harness.as(aSuperAdministrator());
const page = async (cursor?: string) =>
  (await operator().call<UnsentPageDto>('GET', `/unsent-messages${cursor ? `?cursor=${cursor}` : ''}`)).body;
const act = async (what: 'sendings' | 'aside', { id, attempts }: Pick<UnsentMessageDto, 'id' | 'attempts'>) =>
  (await operator().call<UnsentDoneDto>('POST', `/unsent-messages/${what}`, { id, attempts })).body.done;
const invite = async () => {
  const invited = invitation();
  await harness.deliver('broker.invited', invited.brokerId, invited);
  return invited;
};
const rowOf = (recipient: string) =>
  harness.service.database.reading.manager.findOneByOrFail(OutboundMessageEntity, { recipient });
async function settled(recipient: string, status: string, attempts = 1): Promise<OutboundMessageEntity> {
  for (let turn = 0; turn < 120; turn += 1) {
    const row = await rowOf(recipient);
    if (row.status === status && row.attempts >= attempts) return row;
    await sleep(50);
  }
  throw new Error(`What is for ${recipient} never became ${status}.`);
}
/** A letter that the server refused for good, as the operators see it. */
async function refused(behaviour: 'refuse' | 'swallow' = 'refuse') {
  smtp.behaviour = behaviour;
  const invited = await invite();
  await settled(invited.emailAddress, behaviour === 'refuse' ? 'failed' : 'unclear');
  smtp.behaviour = 'take';
  const [seen] = (await page()).messages;
  if (!seen) throw new Error('It is not listed.');
  return { seen, invited, to: invited.emailAddress };
}
const arrived = (to: string) => smtp.letters.filter(({ rcptTo }) => rcptTo.includes(to));

describe('what did not leave', () => {
  it('is listed with who, what, when, why and how often, without the address, the code and the words', async () => {
    const { seen, invited, to } = await refused();
    expect(seen).toMatchObject({
      channel: 'mail',
      template: 'brokerInvitation',
      subject: 'Your invitation to Groundwork',
      to: `${to[0]}••••${to.slice(to.indexOf('@'))}`,
      attempts: 1,
      mayHaveArrived: false,
      canBeSent: true,
      createdAt: expect.any(String),
      failedAt: harness.clock.now().toISOString(),
      expiresAt: new Date(invited.expiresAt).toISOString(),
    });
    expect(seen.reason).not.toBe('');
    const told = JSON.stringify(await page());
    for (const secret of [to, invited.code, 'registerBroker']) expect(told).not.toContain(secret);
    expect((await rowOf(to)).text).toMatch(/^sealed\.v1\./);
  });

  it('names nobody where the server that refused did', async () => {
    const { to } = await refused();
    await harness.service.database.statement((manager) =>
      manager.update(OutboundMessageEntity, { recipient: to }, { lastError: `550 <${to}>: no such user` }),
    );
    const [seen] = (await page()).messages;
    expect(seen?.reason).toBe(`550 <${seen?.to}>: no such user`);
  });

  it('goes again as it was written, once, however often that is asked', async () => {
    const { seen, to } = await refused();
    expect(await Promise.all([act('sendings', seen), act('sendings', seen)]).then((done) => done.sort())).toEqual([
      0, 1,
    ]);
    expect(await settled(to, 'sent', 2)).toMatchObject({ text: null, html: null });
    expect(await act('sendings', seen)).toBe(0);
    expect(arrived(to)).toHaveLength(1);
    expect(arrived(to)[0]?.text).toContain('/registerBroker/');
    expect((await page()).messages).toEqual([]);
  });

  it('comes back to the list where it is refused again, and one who saw it before does nothing', async () => {
    const { seen, to } = await refused();
    smtp.behaviour = 'refuse';
    expect(await act('sendings', seen)).toBe(1);
    await settled(to, 'failed', 2);
    const [again] = (await page()).messages;
    expect(again).toMatchObject({ id: seen.id, attempts: 2, canBeSent: true });
    expect([await act('sendings', seen), await act('aside', seen)]).toEqual([0, 0]);
  });

  it('is tried as long as a new one from then on, though it was written days ago', async () => {
    const { seen, to } = await refused();
    harness.clock.advance(6 * 24 * 3_600_000);
    smtp.behaviour = 'busy';
    expect(await act('sendings', seen)).toBe(1);
    await settled(to, 'queued', 2);
    harness.clock.advance(4 * 24 * 3_600_000);
    await invite();
    await settled(to, 'failed', 3);
  });

  it('may have arrived where the connection broke, and is sent once more where somebody says so', async () => {
    const { seen, to } = await refused('swallow');
    expect(seen).toMatchObject({ mayHaveArrived: true, canBeSent: true });
    expect(await act('sendings', seen)).toBe(1);
    await settled(to, 'sent', 2);
  });

  it('is put aside once, and nothing of what it said stays', async () => {
    const { seen, to } = await refused();
    expect([await act('aside', seen), await act('aside', seen), await act('sendings', seen)]).toEqual([1, 0, 0]);
    expect((await page()).messages).toEqual([]);
    expect(await rowOf(to)).toMatchObject({ status: 'failed', text: null, html: null });
  });

  it('can be sent for thirty days, and is told of after', async () => {
    const { seen, to } = await refused();
    harness.clock.advance(31 * 24 * 3_600_000);
    await settled((await invite()).emailAddress, 'sent');
    expect(await rowOf(to)).toMatchObject({ status: 'failed', text: null, html: null });
    const [old] = (await page()).messages;
    expect(old).toMatchObject({ id: seen.id, canBeSent: false });
    expect(await act('sendings', seen)).toBe(0);
    expect(await act('aside', seen)).toBe(1);
  });

  it('tells until when the code of a signature works, and not the code', async () => {
    smtp.behaviour = 'refuse';
    const [userId, email] = [randomUUID(), 'ana@harbor.example'];
    const expiresAt = '2026-03-02T15:10:00.000Z';
    const facts = { userId, email, name: 'Ana Reyes', kind: 'draw', code: '042917', expiresAt };
    await harness.deliver('signature.code_sent', userId, facts);
    await settled(email, 'failed');
    expect((await page()).messages).toMatchObject([{ template: 'signingCode', expiresAt }]);
    expect(JSON.stringify(await page())).not.toContain('042917');
  });

  it('has no end of a link where it has none', async () => {
    smtp.behaviour = 'refuse';
    const user = userFacts();
    await harness.deliver('user.password_changed', user.userId, user);
    await settled(user.email, 'failed');
    expect((await page()).messages).toMatchObject([{ template: 'passwordChanged', expiresAt: null }]);
  });

  it('is read a page at a time, the newest first', async () => {
    const { seen } = await refused();
    const row = await harness.service.database.reading.manager.findOneByOrFail(OutboundMessageEntity, { id: seen.id });
    const ids = Array.from({ length: 30 }, (_, at) => `${seen.id.slice(0, 24)}${String(at).padStart(12, '0')}`);
    await harness.service.database.statement((manager) =>
      manager.insert(
        OutboundMessageEntity,
        ids.map((id) => ({ ...row, id, dedupeKey: id })),
      ),
    );
    const first = await page();
    const second = await page(first.next ?? '');
    expect([first.messages.length, second.messages.length, second.next]).toEqual([25, 6, null]);
    const all = [...first.messages, ...second.messages].map(({ id }) => id);
    expect(all).toEqual([...ids, seen.id].sort().reverse());
  });

  it('is for who runs the deployment alone', async () => {
    const { seen } = await refused();
    const admin = harness.as(anAdministrator());
    expect((await admin.problem('GET', '/unsent-messages')).status).toBe(403);
    for (const what of ['sendings', 'aside'])
      expect((await admin.problem('POST', `/unsent-messages/${what}`, { id: seen.id, attempts: 1 })).status).toBe(403);
    expect((await operator().problem('POST', '/unsent-messages/aside', { id: 'one', attempts: -1 })).status).toBe(422);
    expect((await operator().problem('GET', '/unsent-messages?cursor=one')).status).toBe(422);
  });
});
