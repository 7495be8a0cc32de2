import { randomUUID } from 'node:crypto';
import type { BffHarness, Neighbour } from '@groundwork/server-testkit';
import { aNeighbour, startBff } from '@groundwork/server-testkit';
import { bff } from '../index.js';

let portal: BffHarness;
let identity: Neighbour;
let notifications: Neighbour;
const letter = { id: randomUUID(), attempts: 2 };
const aside = '/unsent-messages/aside';

beforeEach(async () => {
  [identity, notifications] = await Promise.all([aNeighbour(), aNeighbour()]);
  portal = await startBff(bff, { identity: identity.url, notifications: notifications.url });
  identity.answers.set('/audit/operations', '');
});
afterEach(async () => {
  await portal.close();
  await Promise.all([identity.close(), notifications.close()]);
});

const putAside = (key = randomUUID() as string) =>
  portal.call({ role: 'super' }, 'POST', '/operations/letters/aside', letter, {
    'x-csrf': '1',
    'idempotency-key': key,
  });
const entries = () => identity.received.filter(({ path }) => path === '/audit/operations');
const kinds = () => entries().map(({ body }) => (body as { kind: string }).kind);

describe('what an operator does is put down', () => {
  it('as begun and as done, each under a key of its own that the command has again when it is sent again', async () => {
    notifications.answers.set(aside, { done: 1 });
    const key = randomUUID();
    expect((await putAside(key)).status).toBe(200);
    expect((await putAside(key)).status).toBe(200);
    expect(kinds()).toEqual(['operation.begun', 'operation.letter_aside', 'operation.begun', 'operation.letter_aside']);
    const keys = entries().map((entry) => entry.key);
    expect(keys.slice(2)).toEqual(keys.slice(0, 2));
    expect(new Set([key, ...keys]).size).toBe(3);
  });

  it('as not done where somebody was faster, or it is refused', async () => {
    notifications.answers.set(aside, { done: 0 });
    expect(await putAside()).toMatchObject({ status: 200, body: { done: 0 } });
    expect(kinds()).toEqual(['operation.begun', 'operation.not_done']);
    notifications.answers.delete(aside);
    expect((await putAside()).status).toBe(404);
    expect(kinds().slice(2)).toEqual(['operation.begun', 'operation.not_done']);
    expect(entries()[3]?.body).toEqual({
      kind: 'operation.not_done',
      deed: 'operation.letter_aside',
      at: 'notifications',
      of: letter.id,
    });
  });

  it('as not known where nobody can tell', async () => {
    notifications.away = true;
    expect((await putAside()).status).toBe(503);
    expect(kinds()).toEqual(['operation.begun', 'operation.unclear']);
  });

  it('as begun, where what became of it cannot be told any more', async () => {
    notifications.otherwise = () => {
      identity.away = true;
      return { done: 1 };
    };
    expect(await putAside()).toMatchObject({ status: 200, body: { done: 1 } });
    expect(kinds()[0]).toBe('operation.begun');
  });
});
