/** What programs are let in by and told: API tokens and webhooks, made, revoked and replayed by several at once. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations as identity } from '@groundwork/contract-identity';
import { operations as notifications } from '@groundwork/contract-notifications';
import { aPerson, demonstrationAccounts } from '@groundwork/demonstration';
import { portalOf } from '../drill/addresses.mjs';
import { aStranger } from './strangers.mjs';

const patienceMs = 20_000;
/** Longer than an attempt takes. */
const settleMs = 3_000;

export async function raceForPrograms(racers, env) {
  const portal = portalOf(env);
  const supers = [await aPerson(portal, demonstrationAccounts.super)];
  supers.push(
    await aPerson(portal, {
      ...demonstrationAccounts.super,
      email: `race.${randomUUID().slice(0, 8)}@example.com`,
    }),
  );
  const by = (number) => supers[number % supers.length];
  await raceForTokens(racers, by);
  await raceForWebhooks(racers, by);
  await portal.close();
}

async function raceForTokens(racers, by) {
  const name = `race ${randomUUID().slice(0, 8)}`;
  const made = await racers.race('an API token of one name', (number) =>
    racers.ask(by(number), identity.createApiToken, { body: { name, days: 30, scopes: ['draws:read'] } }),
  );
  const open = () => racers.ask(aStranger(), identity.openApiToken, { body: { token: made?.token } });
  await racers.race('it is opened', open, racers.atOnce);
  await racers.race(
    'it is opened while it is revoked',
    (number) =>
      number % 2 ? open() : racers.ask(by(number / 2), identity.revokeApiToken, { params: { id: made?.id } }),
    'any',
  );
  racers.hold('a token that was revoked', (await open()).status, 401);
  const tokens = await racers.granted(by(0), identity.listApiTokens);
  racers.hold('tokens of the name', tokens.filter((token) => token.name === name).length, 1);
}

/** A receiver that counts what comes, by event. */
async function aReceiver() {
  const came = new Map();
  const server = createServer((request, response) => {
    const id = request.headers['webhook-id'];
    came.set(id, (came.get(id) ?? 0) + 1);
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    times: (id) => came.get(id) ?? 0,
    total: () => [...came.values()].reduce((sum, count) => sum + count, 0),
    close: () => server.close(),
  };
}

async function raceForWebhooks(racers, by) {
  const receiver = await aReceiver();
  const name = `race ${randomUUID().slice(0, 8)}`;
  const form = { name, url: receiver.url, types: ['application.submitted'] };
  const made = await racers.race('a webhook of one name', (number) =>
    racers.ask(by(number), notifications.createWebhook, { body: form }),
  );
  const { id } = made ?? {};
  const params = { id };
  const ping = await racers.granted(by(0), notifications.pingWebhook, { params });
  const until = async (count) => {
    for (const end = Date.now() + patienceMs; receiver.times(ping.eventId) < count && Date.now() < end;)
      await sleep(50);
    await sleep(settleMs);
  };
  await until(1);
  racers.hold('an event that is told', receiver.times(ping.eventId), 1);
  const since = new Date(Date.now() - 60_000).toISOString();
  const replays = await Promise.all(
    Array.from({ length: racers.atOnce }, (_, number) =>
      racers.ask(by(number), notifications.replayWebhookSince, { params, body: { since, arrivedToo: true } }),
    ),
  );
  racers.hold(
    'replays that failed',
    replays.filter(({ status }) => status >= 300),
    [],
  );
  const again = replays.reduce((sum, { body }) => sum + body.replayed, 0);
  await until(1 + again);
  racers.hold('an event that is replayed by several', receiver.times(ping.eventId), 1 + again);
  const before = receiver.times(ping.eventId);
  const one = { ...params, deliveryId: ping.id };
  const hurried = await Promise.all(
    Array.from({ length: 2 }, (_, number) =>
      racers.ask(by(number), notifications.replayWebhookDelivery, { params: one }),
    ),
  );
  racers.hold(
    'one that is replayed by two',
    hurried.filter(({ status }) => status >= 300),
    [],
  );
  await until(before + 1);
  racers.hold('so often it comes', [1, 2].includes(receiver.times(ping.eventId) - before), true);

  await racers.race('a secret that is replaced', (number) =>
    racers.ask(by(number), notifications.rotateWebhookSecret, { params, body: { secretVersion: 1, overlapHours: 24 } }),
  );
  await racers.race(
    'a webhook that is turned off',
    (number) => racers.ask(by(number), notifications.updateWebhook, { params, body: { ...form, active: false } }),
    racers.atOnce,
  );
  await sleep(settleMs);
  const query = { kind: 'webhook.turned_off' };
  const { entries } = await racers.granted(by(0), identity.readAudit, { query });
  racers.hold('times that it was turned off', entries.filter(({ details }) => details.of === name).length, 1);
  await racers.race(
    'a webhook that is removed',
    (number) => racers.ask(by(number), notifications.removeWebhook, { params }),
    'any',
  );
  racers.hold('it', (await racers.ask(by(0), notifications.pingWebhook, { params })).status, 404);
  receiver.close();
}
