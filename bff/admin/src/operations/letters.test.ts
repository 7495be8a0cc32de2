import { randomUUID } from 'node:crypto';
import type { BffHarness, Neighbour } from '@groundwork/server-testkit';
import { aNeighbour, startBff } from '@groundwork/server-testkit';
import { bff } from '../index.js';

let portal: BffHarness;
let identity: Neighbour;
let notifications: Neighbour;
const operator = { role: 'super' } as const;
const body = { id: randomUUID(), attempts: 2 };

beforeEach(async () => {
  [identity, notifications] = await Promise.all([aNeighbour(), aNeighbour()]);
  portal = await startBff(bff, { identity: identity.url, notifications: notifications.url });
  identity.answers.set('/audit/operations', '');
});
afterEach(async () => {
  await portal.close();
  await Promise.all([identity.close(), notifications.close()]);
});
const receivedBy = (unit: Neighbour, at: string) =>
  unit.received.filter(({ path }) => path === at).map((call) => call.body);

it('lists what did not leave a page at a time', async () => {
  const page = { messages: [], next: null };
  notifications.answers.set(`/unsent-messages?cursor=${body.id}`, page);
  const answer = await portal.call(operator, 'GET', `/operations/letters?cursor=${body.id}`);
  expect([answer.status, answer.body]).toEqual([200, page]);
});

it.each([
  ['sendings', 'operation.letter_sent_again'],
  ['aside', 'operation.letter_aside'],
])('%s is put down before and after it is done, and not done where it cannot be', async (what, kind) => {
  const at = `/unsent-messages/${what}`;
  notifications.answers.set(at, { done: 1 });
  const act = () => portal.call(operator, 'POST', `/operations/letters/${what}`, body);
  expect(await act()).toMatchObject({ status: 200, body: { done: 1 } });
  expect(receivedBy(identity, '/audit/operations')).toEqual([
    { kind: 'operation.begun', deed: kind, at: 'notifications', of: body.id },
    { kind, at: 'notifications', of: body.id },
  ]);
  expect(receivedBy(notifications, at)).toEqual([body]);
  identity.away = true;
  expect((await act()).status).toBe(503);
  expect(receivedBy(notifications, at)).toHaveLength(1);
});

it('is for super administrators, and takes nothing that names no letter', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/sendings'],
    ['POST', '/aside'],
  ] as const) {
    const sent = method === 'POST' ? body : undefined;
    expect((await portal.call({ role: 'admin' }, method, `/operations/letters${path}`, sent)).status).toBe(403);
  }
  for (const wrong of [{ ...body, id: 'one' }, { ...body, attempts: -1 }, { id: body.id }])
    expect((await portal.call(operator, 'POST', '/operations/letters/sendings', wrong)).status).toBe(422);
  expect(receivedBy(identity, '/audit/operations')).toEqual([]);
});
