import { createHmac, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { fill, machineRules } from '@groundwork/domain-messages';
import { webhookNotices } from '@groundwork/domain-messages-letters';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { NotificationEntity } from '../bell/persistence/notification.entity.js';
import { startReceiver } from '../testing/receiver.js';
import type { Receiver } from '../testing/receiver.js';
import type { DeliveryPageDto, NewWebhookDto, WebhookDeliveryDetailsDto, WebhookDto } from './webhook.dto.js';
import { WebhookEndpointEntity } from './persistence/webhook-endpoint.entity.js';
import { WebhookDelivery } from './webhook-delivery.service.js';
import { WebhookWorker } from './webhook-worker.service.js';

jest.setTimeout(60_000);

const day = 24 * 3_600_000;
let harness: ServiceHarness;
const root: TestActor = { ...anAdministrator(), role: 'super' };
const receivers: Receiver[] = [];
beforeAll(async () => {
  harness = await startService(service);
});
afterEach(async () => {
  for (const { id } of await list()) await harness.as(root).call('DELETE', `/webhooks/${id}`);
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});
afterAll(() => harness.close());

const receiver = async (answer?: Receiver['answer']): Promise<Receiver> => {
  const started = await startReceiver();
  if (answer) started.answer = answer;
  receivers.push(started);
  return started;
};
const body = (url: string, more: object = {}) => ({
  name: `Books ${randomUUID().slice(0, 8)}`,
  url,
  types: ['funding.paid', 'draw.requested'],
  ...more,
});
const add = async (url: string, more: object = {}): Promise<NewWebhookDto> => {
  const { status, body: made, text } = await harness.as(root).call<NewWebhookDto>('POST', '/webhooks', body(url, more));
  if (status !== 201) throw new Error(`The webhook was answered ${status}: ${text}`);
  return made;
};
const list = async () => (await harness.as(root).call<WebhookDto[]>('GET', '/webhooks')).body;
const one = async (id: string) => (await list()).find((each) => each.id === id);
const deliveriesOf = async (id: string, query = '') =>
  (await harness.as(root).call<DeliveryPageDto>('GET', `/webhooks/${id}/deliveries${query}`)).body.deliveries;
const details = async (id: string, delivery: string) =>
  (await harness.as(root).call<WebhookDeliveryDetailsDto>('GET', `/webhooks/${id}/deliveries/${delivery}`)).body;
const facts = () => ({
  drawRequestId: randomUUID(),
  applicationId: randomUUID(),
  companyId: randomUUID(),
  userId: randomUUID(),
  requestedAmount: 2_500_000,
});
const happen = (payload = facts()) => harness.deliver('draw.requested', payload.drawRequestId, payload);
/** What the last thing that a receiver was told is signed by. */
const signaturesOf = ({ received }: Receiver) => String(received.at(-1)?.headers['webhook-signature']).split(' ');
/** The signature of it by a secret. */
const by = (secret: string, { received }: Receiver): string => {
  const { headers, body: text } = received.at(-1) ?? { headers: {}, body: '' };
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};
/** What the audit record is told of a webhook, in its order. */
const toldOf = async (id: string) =>
  (await harness.sent('webhook.changed'))
    .filter(({ aggregateId }) => aggregateId === id)
    .map(({ payload: { change, changedBy, details } }) => [change, changedBy, details]);
/** Time passes, and the worker looks. */
const later = (ms: number): void => {
  harness.clock.advance(ms);
  harness.service.app.get(WebhookWorker).wake();
};
async function until<T>(look: () => Promise<T> | T, isSo: (value: T) => boolean): Promise<T> {
  for (let turn = 0; turn < 500; turn += 1) {
    const value = await look();
    if (isSo(value)) return value;
    await sleep(30);
  }
  throw new Error(`It never came to that: ${JSON.stringify(await look())}`);
}
const standing = (id: string, status: string, attempts = 1) =>
  until(
    async () => (await deliveriesOf(id))[0],
    (row) => row?.status === status && row.attempts >= attempts,
  );

describe('a receiver that answers', () => {
  it('is told once, signed, and nothing of a person', async () => {
    const books = await receiver();
    const { id, secret } = await add(books.url);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const payload = facts();
    const event = await happen(payload);
    await standing(id, 'delivered');
    // The same event by another way, and the time of every retry.
    await harness.deliver('draw.requested', payload.drawRequestId, payload, event.id);
    later(3 * day);
    await sleep(200);
    expect(books.received).toHaveLength(1);
    const [{ headers, body: text } = { headers: {}, body: '' }] = books.received;
    expect(JSON.parse(text)).toEqual({
      type: 'draw.requested',
      timestamp: event.occurredAt,
      version: 1,
      data: {
        drawRequestId: payload.drawRequestId,
        applicationId: payload.applicationId,
        companyId: payload.companyId,
        requestedAmount: 2_500_000,
      },
    });
    expect(headers).toMatchObject({ 'webhook-id': event.id, 'content-type': 'application/json' });
    expect(signaturesOf(books)).toEqual([by(secret, books)]);
    expect(await one(id)).toMatchObject({ active: true, waiting: 0, givenUp: 0, failingSince: null });
    expect(JSON.stringify(await list())).not.toContain(secret);
  });

  it('hears of what it was made for alone, and of a ping', async () => {
    const books = await receiver();
    const { id } = await add(books.url, { types: ['funding.paid'] });
    await happen();
    const headers = { 'idempotency-key': randomUUID() };
    const ping = await harness.as(root).call('POST', `/webhooks/${id}/pings`, undefined, { headers });
    await harness.as(root).call('POST', `/webhooks/${id}/pings`, undefined, { headers });
    expect(ping.status).toBe(201);
    await standing(id, 'delivered');
    expect(books.received.map(({ body: text }) => (JSON.parse(text) as { type: string }).type)).toEqual(['ping']);
    expect(await deliveriesOf(id)).toHaveLength(1);
  });

  it('is told again when somebody says so, under the same id', async () => {
    const books = await receiver();
    const { id } = await add(books.url);
    const event = await happen();
    const { id: delivery = '' } = (await standing(id, 'delivered')) ?? {};
    const again = await harness.as(root).call('POST', `/webhooks/${id}/deliveries/${delivery}/replays`);
    expect(again.status).toBe(200);
    await until(
      () => books.received.length,
      (length) => length === 2,
    );
    await standing(id, 'delivered');
    expect(books.received.map(({ headers }) => headers['webhook-id'])).toEqual([event.id, event.id]);
    expect((await details(id, delivery)).tries).toHaveLength(2);
  });

  it('is told by two processes, each event once', async () => {
    const second = await service.start({ ...harness.options, port: 0 });
    try {
      const books = await receiver((reply) => void setTimeout(() => reply.end(), 20));
      const { id } = await add(books.url);
      await Promise.all(Array.from({ length: 12 }, () => happen()));
      second.app.get(WebhookWorker).wake();
      await until(
        () => one(id),
        (row) => row?.waiting === 0,
      );
      const ids = books.received.map(({ headers }) => headers['webhook-id']);
      expect(ids).toHaveLength(12);
      expect(new Set(ids).size).toBe(12);
    } finally {
      await second.close();
    }
  });
});

describe('a receiver that is slow', () => {
  it('holds up nobody else, and is called by one at a time', async () => {
    const held: ServerResponse[] = [];
    const slow = await receiver((reply) => void held.push(reply));
    const quick = await receiver();
    const [one_, other] = [await add(slow.url), await add(quick.url)];
    for (let number = 0; number < 5; number += 1) await happen();
    await until(
      () => one(other.id),
      (row) => row?.waiting === 0,
    );
    expect(quick.received).toHaveLength(5);
    expect(slow.received.length).toBeLessThanOrEqual(1);
    await until(
      () => held.length,
      (length) => length === 1,
    );
    slow.answer = (reply) => void setTimeout(() => reply.end(), 20);
    held[0]?.end();
    await until(
      () => slow.received.length,
      (length) => length === 5,
    );
    expect(slow.most).toBe(1);
    expect((await one(one_.id))?.active).toBe(true);
  });

  it('says 200 too late: it is asked again, under the same id', async () => {
    const late = await receiver((reply) => void setTimeout(() => reply.end(), 11_000));
    const { id } = await add(late.url);
    const event = await happen();
    const row = await standing(id, 'queued');
    expect(row?.lastError).toBe('No answer within 10 seconds.');
    late.answer = (reply) => void reply.writeHead(204).end();
    later(10_000);
    await standing(id, 'delivered', 2);
    expect(late.received.map(({ headers }) => headers['webhook-id'])).toEqual([event.id, event.id]);
  });
});

describe('a receiver that is away', () => {
  it('is asked again with pauses that grow, and then given up', async () => {
    const books = await receiver();
    await books.close();
    const { id } = await add(books.url);
    await happen();
    const pauses: number[] = [];
    for (let attempts = 1; attempts <= 9; attempts += 1) {
      const row = await standing(id, 'queued', attempts);
      pauses.push(Date.parse(row?.nextAt ?? '') - harness.clock.now().getTime());
      later(pauses.at(-1) ?? 0);
    }
    const [row] = await until(
      () => deliveriesOf(id, '?status=failed'),
      (rows) => rows.length === 1,
    );
    expect(row?.attempts).toBe(10);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(2 * day);
    expect(await one(id)).toMatchObject({ active: true, waiting: 0, givenUp: 1 });
    const { manager } = harness.service.database.reading;
    const name = (await one(id))?.name ?? '';
    const message = fill(webhookNotices.givenUp, { name, event: 'draw.requested' });
    expect(await manager.findBy(NotificationEntity, { message })).toMatchObject([
      { audienceKind: 'administrators', link: `/webhooks/${id}` },
    ]);
  });

  it('is turned off after five days with a word to the administrators, and what was given up is told when it is back', async () => {
    const books = await receiver();
    const { port } = new URL(books.url);
    await books.close();
    const name = `Ledger ${randomUUID().slice(0, 8)}`;
    const { id } = await add(books.url, { name });
    const since = harness.clock.now().toISOString();
    await happen();
    await standing(id, 'queued');
    expect((await one(id))?.failingSince).toBe(since);
    harness.clock.advance(5 * day);
    await happen();
    const off = await until(
      () => one(id),
      (row) => row?.active === false,
    );
    expect(off).toMatchObject({ offBecause: 'failing', waiting: 0, givenUp: 2 });
    const lines = await harness.service.database.reading.manager.findBy(NotificationEntity, {
      message: webhookNotices.failing.replace('{name}', name),
    });
    expect(lines).toMatchObject([{ audienceKind: 'administrators', link: '/webhooks' }]);
    expect((await toldOf(id)).at(-1)).toEqual(['paused', null, { because: 'nothing arrived for five days' }]);
    // Off, it is told nothing, and nothing can be sent again.
    await happen();
    expect(await deliveriesOf(id)).toHaveLength(2);
    expect((await harness.as(root).call('POST', `/webhooks/${id}/pings`)).status).toBe(409);
    const replay = { since, arrivedToo: false };
    expect((await harness.as(root).call('POST', `/webhooks/${id}/replays`, replay)).status).toBe(409);

    const back = await startReceiver(Number(port));
    receivers.push(back);
    const { url, types } = off as WebhookDto;
    const on = await harness.as(root).call('PUT', `/webhooks/${id}`, { name, url, types, active: true });
    expect(on.body).toMatchObject({ active: true, offBecause: null, failingSince: null });
    const { body: answer } = await harness.as(root).call('POST', `/webhooks/${id}/replays`, replay);
    expect(answer).toEqual({ replayed: 2 });
    await until(
      () => back.received.length,
      (length) => length === 2,
    );
    await until(
      () => one(id),
      (row) => row?.waiting === 0 && row.givenUp === 0,
    );
    // What arrived is told again only where that is wanted.
    expect((await harness.as(root).call('POST', `/webhooks/${id}/replays`, replay)).body).toEqual({ replayed: 0 });
    const both = await harness.as(root).call('POST', `/webhooks/${id}/replays`, { since, arrivedToo: true });
    expect(both.body).toEqual({ replayed: 2 });
  });

  it('is turned off at once where it says that it is gone', async () => {
    const books = await receiver((reply) => void reply.writeHead(410).end());
    const { id } = await add(books.url);
    await happen();
    await until(
      () => one(id),
      (row) => row?.active === false,
    );
    expect(await one(id)).toMatchObject({ offBecause: 'gone', givenUp: 1 });
    const { manager } = harness.service.database.reading;
    const message = webhookNotices.gone.replace('{name}', (await one(id))?.name ?? '');
    expect(await manager.countBy(NotificationEntity, { message })).toBe(1);
    expect(books.received).toHaveLength(1);
  });
});

describe('a receiver that lies', () => {
  it('cannot lead anywhere else', async () => {
    const target = await receiver();
    const liar = await receiver((reply) => void reply.writeHead(307, { location: target.url }).end());
    const { id } = await add(liar.url);
    await happen();
    expect((await standing(id, 'queued'))?.lastError).toBe('The receiver answered 307; redirects are not followed.');
    expect(target.received).toEqual([]);
  });

  it('is read for a moment and a little, however much it says, and has said 200 all the same', async () => {
    let written = 0;
    const liar = await receiver((reply) => {
      reply.writeHead(200);
      const more = (): void => {
        while (!reply.destroyed && written < 500_000_000) {
          written += 65_536;
          if (!reply.write(Buffer.alloc(65_536, 'x'))) return void reply.once('drain', more);
        }
      };
      more();
    });
    const { id } = await add(liar.url);
    await happen();
    const { id: delivery = '' } = (await standing(id, 'delivered')) ?? {};
    expect(written).toBeLessThan(20_000_000);
    const { tries } = await details(id, delivery);
    expect(tries[0]?.response).toBe('x'.repeat(2_000));
  });

  it('is not waited for where its answer never ends', async () => {
    const liar = await receiver((reply) => {
      reply.writeHead(200);
      reply.write('so far');
    });
    const { id } = await add(liar.url);
    await happen();
    const { id: delivery = '' } = (await standing(id, 'delivered')) ?? {};
    const { tries } = await details(id, delivery);
    expect(tries).toMatchObject([{ status: 200, response: 'so far', error: null }]);
    expect(tries[0]?.milliseconds).toBeLessThan(3_000);
  });

  it.each<[string, Receiver['answer'], RegExp]>([
    ['closes the line', (reply) => void reply.destroy(), /./],
    ['speaks no HTTP', (reply) => void reply.socket?.end('nonsense\r\n\r\n'), /./],
    ['fails', (reply) => void reply.writeHead(500).end('no\u0000pe'), /^The receiver answered 500\.$/],
  ])('is asked again where it %s', async (_what, answer, error) => {
    const liar = await receiver(answer);
    const { id } = await add(liar.url);
    await happen();
    expect((await standing(id, 'queued'))?.lastError).toMatch(error);
    liar.answer = (reply) => void reply.end();
    later(10_000);
    await standing(id, 'delivered', 2);
    expect(liar.received).toHaveLength(2);
  });

  it('that fails at one event is told the others', async () => {
    const liar = await receiver((reply) => {
      const isFirst = liar.received.length === 1;
      reply.writeHead(isFirst ? 500 : 200).end();
    });
    const { id } = await add(liar.url);
    for (let number = 0; number < 3; number += 1) await happen();
    await until(
      () => one(id),
      (row) => row?.waiting === 1,
    );
    expect(liar.received).toHaveLength(3);
  });
});

describe('a receiver that has too much to do', () => {
  it('is left alone for as long as it says, with everything, and not for longer than a day', async () => {
    const busy = await receiver((reply) => void reply.writeHead(429, { 'retry-after': '120' }).end());
    const { id } = await add(busy.url);
    await happen();
    const row = await standing(id, 'queued');
    const wanted = new Date(harness.clock.now().getTime() + 120_000).toISOString();
    expect(row?.nextAt).toBe(wanted);
    expect((await one(id))?.quietUntil).toBe(wanted);
    // Another event does not disturb it.
    await happen();
    later(60_000);
    await sleep(300);
    expect(busy.received).toHaveLength(1);
    busy.answer = (reply) => void reply.writeHead(503, { 'retry-after': '99999999' }).end();
    later(60_000);
    const longest = () => new Date(harness.clock.now().getTime() + day).toISOString();
    await until(
      () => one(id),
      (webhook) => webhook?.quietUntil === longest(),
    );
    busy.answer = (reply) => void reply.end();
    later(day);
    await until(
      () => one(id),
      (webhook) => webhook?.waiting === 0 && webhook.quietUntil === null,
    );
    expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });
});

describe('a secret that is replaced', () => {
  const rotate = (id: string, change: object) =>
    harness.as(root).call<NewWebhookDto>('POST', `/webhooks/${id}/secrets`, change);

  it('counts beside the new one until the time that was said, and then no more', async () => {
    const books = await receiver();
    const { id, secret: first } = await add(books.url);
    const { status, body: rotated } = await rotate(id, { secretVersion: 1, overlapHours: 24 });
    const end = new Date(harness.clock.now().getTime() + day).toISOString();
    expect(status).toBe(201);
    expect(rotated).toMatchObject({
      secretVersion: 2,
      oldSecretUntil: end,
      secretAt: harness.clock.now().toISOString(),
    });
    expect(rotated.secret).not.toBe(first);
    expect(JSON.stringify(await list())).not.toContain(rotated.secret);
    await happen();
    await standing(id, 'delivered');
    expect(signaturesOf(books)).toEqual([by(rotated.secret, books), by(first, books)]);
    harness.clock.advance(day);
    await happen();
    await standing(id, 'delivered');
    expect(signaturesOf(books)).toEqual([by(rotated.secret, books)]);
    expect((await one(id))?.oldSecretUntil).toBeNull();
    await harness.service.app.get(WebhookDelivery).clear();
    const { manager } = harness.service.database.reading;
    expect(await manager.findOneBy(WebhookEndpointEntity, { id })).toMatchObject({ oldSecret: null });
    expect(await toldOf(id)).toEqual([
      ['created', root.userId, { to: new URL(books.url).host }],
      ['secret_rotated', root.userId, { until: end }],
    ]);
  });

  it('ends at once where that is said, and of two who replace it the second is told of the first', async () => {
    const books = await receiver();
    const { id } = await add(books.url);
    const answers = await Promise.all([1, 2].map(() => rotate(id, { secretVersion: 1, overlapHours: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const won = answers.find(({ status }) => status === 201)?.body;
    await happen();
    await standing(id, 'delivered');
    expect(signaturesOf(books)).toEqual([by(won?.secret ?? '', books)]);
    const odd = await rotate(id, { secretVersion: 2, overlapHours: 5 });
    expect([odd.status, odd.text.includes('overlapHours')]).toEqual([422, true]);
    expect((await harness.as(anAdministrator()).call('POST', `/webhooks/${id}/secrets`)).status).toBe(403);
    expect((await rotate(randomUUID(), { secretVersion: 1, overlapHours: 0 })).status).toBe(404);
  });
});

describe('webhooks', () => {
  it('tell the audit record what is done with them and by whom', async () => {
    const books = await receiver();
    const { id, name, url, types } = await add(books.url);
    const event = await happen();
    const { id: delivery = '' } = (await standing(id, 'delivered')) ?? {};
    const since = event.occurredAt;
    const call = (method: 'PUT' | 'POST' | 'DELETE', path: string, more?: object) =>
      harness.as(root).call(method, `/webhooks/${id}${path}`, more);
    await call('PUT', '', { name, url, types, active: true });
    const off = { name, url: 'https://books.example/hooks?key=secret', types, active: false };
    await Promise.all(Array.from({ length: 4 }, () => call('PUT', '', off)));
    await call('PUT', '', { name, url: books.url, types, active: true });
    await call('POST', `/deliveries/${delivery}/replays`);
    await until(
      () => books.received.length,
      (length) => length === 2,
    );
    await standing(id, 'delivered');
    await call('POST', '/replays', { since, arrivedToo: true });
    await call('POST', '/replays', { since, arrivedToo: false });
    await call('DELETE', '');
    await call('DELETE', '');
    const { host } = new URL(books.url);
    const { userId } = root;
    expect(await toldOf(id)).toEqual([
      ['created', userId, { to: host }],
      ['changed', userId, { to: 'books.example' }],
      ['turned_off', userId, {}],
      ['changed', userId, { to: host }],
      ['turned_on', userId, {}],
      ['replayed', userId, { event: `draw.requested ${event.id}` }],
      ['replayed', userId, { since, deliveries: 1 }],
      ['removed', userId, {}],
    ]);
  });

  it.each([
    ['url', { url: 'ftp://example.com/' }, machineRules.addressNeeded],
    ['url', { url: 'https://user:secret@example.com/' }, machineRules.addressNeeded],
    ['url', { url: 'nowhere' }, machineRules.addressNeeded],
    ['types', { types: [] }, machineRules.eventsMissing],
    ['types', { types: ['user.reset_requested'] }, undefined],
    ['name', { name: '' }, undefined],
  ])('say at the field what is wrong: %s of %j', async (field, more, message) => {
    const answer = await harness
      .as(root)
      .call<{ errors: object[] }>('POST', '/webhooks', body('https://example.com/', more));
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ field, ...(message ? { message } : {}) })]),
    ]);
  });

  it('have names of their own, and there are not more than twenty', async () => {
    // Letters that are longer in small.
    const name = 'İ'.repeat(200);
    const answers = await Promise.all(
      [name, name.toLowerCase().slice(0, 200)].map((each) =>
        harness.as(root).call('POST', '/webhooks', body('https://example.com/', { name: each })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.text).toContain(machineRules.webhookNameInUse);
    for (let number = 1; number < 17; number += 1) await add('https://example.com/');
    const last = await Promise.all(
      Array.from({ length: 8 }, () => harness.as(root).call('POST', '/webhooks', body('https://example.com/'))),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([...Array(3).fill(201), ...Array(5).fill(422)]);
    const refused = await harness.as(root).call('POST', '/webhooks', body('https://example.com/'));
    expect([refused.status, refused.text.includes(machineRules.webhooksTooMany)]).toEqual([422, true]);
  });

  it('are a super administrator’s', async () => {
    for (const actor of [anAdministrator(), aBorrower(randomUUID())])
      expect((await harness.as(actor).call('GET', '/webhooks')).status).toBe(403);
  });

  it('go with their deliveries', async () => {
    const books = await receiver();
    const { id } = await add(books.url);
    await happen();
    await standing(id, 'delivered');
    for (let time = 0; time < 2; time += 1)
      expect((await harness.as(root).call('DELETE', `/webhooks/${id}`)).status).toBe(204);
    expect((await harness.as(root).call('GET', `/webhooks/${id}/deliveries`)).status).toBe(404);
  });
});
