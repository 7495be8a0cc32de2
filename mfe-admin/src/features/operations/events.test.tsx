import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { AsideEvent, ServiceEvents } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';
import { ageText } from './age-text.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const at = '2026-03-07T20:30:00.000Z';
const eventsOf = (service: string, more: Partial<NonNullable<ServiceEvents['state']>> = {}): ServiceEvents => ({
  service: service as ServiceEvents['service'],
  silence: null,
  state: {
    transport: 'rabbitmq',
    isBrokerAway: false,
    waiting: 0,
    oldestSeconds: 0,
    recipients: [],
    queue: { work: 0, dead: 0 },
    ...more,
  },
});
const anEvent = (number: number, more: Partial<AsideEvent> = {}): AsideEvent => ({
  holder: 'draws',
  event: idOf(number),
  type: 'company.updated',
  aggregate: `company:${number}`,
  subscriber: 'draws',
  occurredAt: at,
  reason: 'RangeError: no such figure',
  tries: 8,
  since: at,
  ...more,
});
const away = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });

interface Scene {
  services?: ServiceEvents[];
  aside?: AsideEvent[];
  unread?: string[];
  more?: object;
}

async function eventsAt({ services = [], aside = [], unread = [], more = {} }: Scene) {
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role: 'super' },
    path: '/operations?view=events',
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/operations/events': () => ({ at, services }),
      'GET /api/admin/operations/events/aside': () => ({ events: aside, unread }),
      'POST /api/admin/operations/events/replays': () => ({ done: 1 }),
      'POST /api/admin/operations/events/discards': () => ({ done: 1 }),
      ...more,
    },
  });
  end = mounted.end;
  return mounted;
}
const rowOf = async (name: string, caption: string): Promise<string> => {
  const table = await screen.findByRole('table', { name: caption });
  const row = within(table)
    .getAllByRole('row')
    .find((one) => one.querySelector('td')?.textContent?.includes(name));
  return row?.textContent ?? '';
};
const press = async (name: RegExp) => userEvent.click((await screen.findAllByRole('button', { name }))[0] as Element);
const dialogOf = (name: string) => screen.findByRole('alertdialog', { name });
const toldBy = (said: readonly (readonly [string, unknown])[]) =>
  said.filter(([event]) => event === 'notify').map(([, payload]) => (payload as { text: string }).text);
const postsOf = (calls: readonly { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('the events of the deployment', () => {
  it('tell what waits for whom and how long, what failed, and what is in the queue', async () => {
    await eventsAt({
      services: [
        eventsOf('identity'),
        eventsOf('draws', {
          waiting: 4,
          oldestSeconds: 7_300,
          recipients: [
            { name: 'brokers', waiting: 1, oldestSeconds: 2, isAway: false, failedTries: 0, lastError: null },
            { name: 'companies', waiting: 2, oldestSeconds: 7_300, isAway: false, failedTries: 5, lastError: '404' },
            { name: 'agreements', waiting: 1, oldestSeconds: 3, isAway: true, failedTries: 3, lastError: 'x' },
          ],
          queue: { work: 3, dead: 2 },
        }),
        eventsOf('files', { isBrokerAway: true }),
        eventsOf('companies', { transport: 'direct', queue: null, waiting: 1, oldestSeconds: 5 }),
        { service: 'brokers', state: null, silence: 'late' },
      ],
    });
    const draws = await rowOf('draws', words.events);
    for (const text of [
      words.behind,
      fill(words.waitsNumber, { number: 4, age: '2 h' }),
      fill(words.toRecipient, { name: 'brokers', number: 1 }),
      fill(words.failedTries, { name: 'companies', number: 2, tries: 5, reason: '404' }),
      fill(words.recipientAway, { name: 'agreements', number: 1, tries: 3 }),
      fill(words.queueNumber, { work: 3, dead: 2 }),
    ])
      expect(draws).toContain(text);
    const identity = await rowOf('identity', words.events);
    expect([identity.includes(words.fine), identity.includes(words.nothing)]).toEqual([true, true]);
    expect(await rowOf('files', words.events)).toContain(words.brokerAway);
    expect(await rowOf('companies', words.events)).toContain(words.noQueue);
    expect(await rowOf('brokers', words.events)).toContain(words.silent.late);
    expect(screen.getByText(fill(words.someWait, { number: 3 }))).toBeTruthy();
    for (const name of [words.waits, words.queue]) expect(screen.getByRole('columnheader', { name })).toBeTruthy();
  });

  it('all arrive, or cannot be read', async () => {
    await eventsAt({ services: [eventsOf('draws')] });
    expect(await screen.findByText(words.allArrive)).toBeTruthy();
    expect(await screen.findByText(words.asideNone)).toBeTruthy();
    await end();
    const more = { 'GET /api/admin/operations/events': away, 'GET /api/admin/operations/events/aside': away };
    await eventsAt({ more });
    expect(await screen.findByText(words.eventsFailed, {}, { timeout: 3_000 })).toBeTruthy();
    expect(await screen.findByText(words.asideFailed, {}, { timeout: 3_000 })).toBeTruthy();
  });

  it.each([
    [40, words.seconds],
    [200, words.minutes],
    [7_300, words.hours],
    [200_000, words.days],
  ])('of %s seconds have their age in its largest unit', (seconds, text) => {
    expect(ageText(seconds)).toMatch(new RegExp(`^\\d+${text.replace('{number}', '')}$`));
  });
});

describe('an event that was put aside', () => {
  it('tells why and how often, and is read with what is secret masked', async () => {
    await eventsAt({
      aside: [anEvent(1), anEvent(2, { event: '', type: '', reason: 'not an event' })],
      unread: ['files'],
      more: { [`GET /api/admin/operations/events/aside/draws/${idOf(1)}`]: () => ({ body: '{"code":"•••"}' }) },
    });
    const row = await rowOf('company:1', words.aside);
    for (const text of ['company.updated', 'draws', 'RangeError: no such figure', '8', '03/07/2026 04:30 PM'])
      expect(row).toContain(text);
    expect(await rowOf('company:2', words.aside)).toContain(words.notAnEvent);
    expect(screen.getByText(fill(words.asideUnread, { services: 'files' }))).toBeTruthy();
    expect(screen.getByText(words.asideMeans)).toBeTruthy();
    for (const name of [words.lastTried, words.actions])
      expect(screen.getByRole('columnheader', { name })).toBeTruthy();
    await press(/^Show: company.updated/);
    const dialog = await screen.findByRole('dialog', {
      name: fill(words.showTitle, { type: 'company.updated', subscriber: 'draws' }),
    });
    expect(await within(dialog).findByText('{"code":"•••"}')).toBeTruthy();
    expect(within(dialog).getByText(words.showMeans)).toBeTruthy();
  });

  it('that is gone by the time it is read says so', async () => {
    const gone = () => Response.json({ status: 404, code: 'resource.not_found' }, { status: 404 });
    await eventsAt({
      aside: [anEvent(1)],
      more: { [`GET /api/admin/operations/events/aside/draws/${idOf(1)}`]: gone },
    });
    await press(/^Show: company.updated/);
    expect(await screen.findByText(words.showFailed)).toBeTruthy();
  });

  it('is sent again or given up once it was asked about', async () => {
    const { calls, said } = await eventsAt({ aside: [anEvent(1)] });
    await press(/^Send again: company.updated/);
    const question = await dialogOf(words.replayTitle);
    expect(
      within(question).getByText(fill(words.replayMeans, { subscriber: 'draws', type: 'company.updated' })),
    ).toBeTruthy();
    expect(postsOf(calls)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: words.replay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press(/^Give up: company.updated/);
    const danger = await dialogOf(words.discardTitle);
    const means = { subscriber: 'draws', type: 'company.updated', aggregate: 'company:1' };
    expect(within(danger).getByText(fill(words.discardMeans, means))).toBeTruthy();
    await userEvent.dblClick(within(danger).getByRole('button', { name: words.discard }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const body = { holder: 'draws', subscriber: 'draws', event: idOf(1) };
    expect(postsOf(calls)).toEqual([
      ['/api/admin/operations/events/replays', body],
      ['/api/admin/operations/events/discards', body],
    ]);
    expect(toldBy(said)).toEqual([
      fill(words.replayed, { subscriber: 'draws' }),
      fill(words.discarded, { type: 'company.updated', subscriber: 'draws' }),
    ]);
  });

  it('that is gone by the time it is sent again says so', async () => {
    const more = { 'POST /api/admin/operations/events/replays': () => ({ done: 0 }) };
    const { said } = await eventsAt({ aside: [anEvent(1)], more });
    await press(/^Send again: company.updated/);
    const question = await dialogOf(words.replayTitle);
    await userEvent.click(within(question).getByRole('button', { name: words.replay }));
    await waitFor(() => expect(toldBy(said)).toEqual([words.goneMeanwhile]));
  });

  it('is sent again with all others of its subscriber', async () => {
    const { calls } = await eventsAt({ aside: [anEvent(1), anEvent(2), anEvent(3, { subscriber: 'brokers' })] });
    await press(new RegExp(fill(words.replayAll, { subscriber: 'draws' })));
    const question = await dialogOf(words.replayAllTitle);
    expect(within(question).getByText(fill(words.replayAllMeans, { subscriber: 'draws', number: 2 }))).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: words.replay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(postsOf(calls)).toEqual([
      ['/api/admin/operations/events/replays', { holder: 'draws', subscriber: 'draws', event: null }],
    ]);
    expect(screen.queryByRole('button', { name: fill(words.replayAll, { subscriber: 'brokers' }) })).toBeNull();
  });

  it('stays in question where that could not be done', async () => {
    await eventsAt({ aside: [anEvent(1)], more: { 'POST /api/admin/operations/events/replays': away } });
    await press(/^Send again: company.updated/);
    const question = await dialogOf(words.replayTitle);
    await userEvent.click(within(question).getByRole('button', { name: words.replay }));
    expect(await within(question).findByText(new RegExp(words.actionFailed))).toBeTruthy();
  });
});
