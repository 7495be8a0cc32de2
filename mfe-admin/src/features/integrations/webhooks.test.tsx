import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, machineRules } from '@groundwork/domain-messages';
import { titles, webhooks as words } from '@groundwork/domain-messages-admin';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { Webhook, WebhookDelivery } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const at = '2026-03-07T20:30:00.000Z';
const shownAt = '03/07/2026 04:30 PM';
const secret = `whsec_${'k'.repeat(43)}=`;
const id = idOf(1);
const aWebhook = (more: Partial<Webhook> = {}): Webhook => ({
  id,
  name: 'Books',
  url: 'https://books.example/hooks',
  types: ['draw.requested', 'funding.paid'],
  active: true,
  offBecause: null,
  failingSince: null,
  quietUntil: null,
  secretVersion: 3,
  secretAt: at,
  oldSecretUntil: null,
  deliveredAt: at,
  waiting: 2,
  givenUp: 1,
  createdBy: idOf(7),
  createdAt: at,
  ...more,
});
const aDelivery = (number: number, more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: idOf(number),
  eventId: idOf(number + 100),
  type: 'draw.requested',
  status: 'delivered',
  attempts: 1,
  nextAt: null,
  createdAt: at,
  deliveredAt: at,
  lastError: null,
  ...more,
});
const away = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });

interface Scene {
  path?: string;
  role?: 'admin' | 'super';
  webhooks?: Webhook[];
  deliveries?: WebhookDelivery[];
  /** How removals fail, before one succeeds. */
  removals?: (() => Response)[];
  more?: object;
}

async function webhooksAt({
  path = '/webhooks',
  role = 'super',
  webhooks = [aWebhook()],
  deliveries = [],
  removals = [],
  more = {},
}: Scene) {
  const state = { webhooks };
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/webhooks': () => state.webhooks,
      'POST /api/admin/webhooks': ({ body }) => {
        state.webhooks = [...state.webhooks, aWebhook({ ...(body as object), id: idOf(9) })];
        return { ...state.webhooks.at(-1), secret };
      },
      [`PUT /api/admin/webhooks/${id}`]: ({ body }) => {
        state.webhooks = [aWebhook(body as object)];
        return state.webhooks[0];
      },
      [`DELETE /api/admin/webhooks/${id}`]: () => {
        const failing = removals.shift();
        if (failing) return failing();
        state.webhooks = [];
        return new Response(null, { status: 204 });
      },
      [`GET /api/admin/webhooks/${id}/deliveries`]: () => ({ deliveries, next: null }),
      [`POST /api/admin/webhooks/${id}/pings`]: () => aDelivery(30),
      [`POST /api/admin/webhooks/${id}/replays`]: () => ({ replayed: 3 }),
      ...more,
    },
  });
  end = mounted.end;
  return mounted;
}

describe('webhooks', () => {
  it('are made with what they hear of, and their secret is shown once', async () => {
    const { calls } = await webhooksAt({ webhooks: [] });
    const user = userEvent.setup();
    expect(await screen.findByText(words.none)).toBeTruthy();
    expect(screen.getByText(words.noneMeans)).toBeTruthy();
    expect(screen.getByText(words.purpose)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.make }));
    const dialog = await screen.findByRole('dialog', { name: words.make });
    expect(within(dialog).getByText(words.urlHint)).toBeTruthy();
    expect(within(dialog).getByRole('group', { name: words.events })).toBeTruthy();
    await user.type(within(dialog).getByLabelText(/Name/), 'Books');
    await user.type(within(dialog).getByLabelText(/Address/), 'nowhere');
    await user.click(within(dialog).getByRole('button', { name: words.save }));
    expect(await within(dialog).findByText(machineRules.addressNeeded)).toBeTruthy();
    expect(within(dialog).getByText(machineRules.eventsMissing)).toBeTruthy();
    await user.clear(within(dialog).getByLabelText(/Address/));
    await user.type(within(dialog).getByLabelText(/Address/), 'https://books.example/hooks');
    await user.click(within(dialog).getByLabelText('funding.paid'));
    expect(within(dialog).queryByText(machineRules.eventsMissing)).toBeNull();
    await user.dblClick(within(dialog).getByRole('button', { name: words.save }));
    const shown = await screen.findByRole('dialog', { name: words.secretShown });
    expect(within(shown).getByText(fill(words.secretMeans, { name: 'Books' }))).toBeTruthy();
    expect((within(shown).getByLabelText(words.secret) as HTMLInputElement).value).toBe(secret);
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { name: 'Books', url: 'https://books.example/hooks', types: ['funding.paid'] },
    ]);
  });

  it.each<[Partial<Webhook>, string]>([
    [{}, words.on],
    [{ failingSince: at }, fill(words.failing, { when: shownAt })],
    [{ failingSince: at, quietUntil: at }, fill(words.quiet, { when: shownAt })],
    [{ active: false, offBecause: 'turned_off' }, words.off.turned_off],
    [{ active: false, offBecause: 'failing' }, words.off.failing],
    [{ active: false, offBecause: 'gone' }, words.off.gone],
  ])('are listed with how they stand: %j', async (more, text) => {
    await webhooksAt({ webhooks: [aWebhook({ ...more, deliveredAt: null })] });
    const table = await screen.findByRole('table', { name: words.list });
    for (const header of [words.waiting, words.givenUp, words.lastArrived])
      expect(within(table).getByRole('columnheader', { name: header })).toBeTruthy();
    expect(within(table).getByText(text)).toBeTruthy();
    expect(within(table).getByText(words.never)).toBeTruthy();
  });

  it('are for super administrators, and say where they cannot be loaded', async () => {
    await webhooksAt({ role: 'admin' });
    expect(await screen.findByText(words.superOnly)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: titles.webhooks })).toBeTruthy();
    await end();
    await webhooksAt({ more: { 'GET /api/admin/webhooks': away } });
    expect(await screen.findByText(words.failed)).toBeTruthy();
  });
});

/** Of the table: on a phone there are cards. */
async function showButton(row = 0): Promise<HTMLElement> {
  const table = await screen.findByRole('table', { name: words.deliveries });
  const buttons = within(table).getAllByRole('button', { name: `${words.show}: draw.requested ${shownAt}` });
  return buttons[row] as HTMLElement;
}

describe('one webhook', () => {
  const path = `/webhooks/${id}`;

  it('is tried out, changed, turned off and deleted', async () => {
    const { calls, said } = await webhooksAt({ path, removals: [away] });
    const user = userEvent.setup();
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press(words.ping);
    await waitFor(() => expect(JSON.stringify(said)).toContain(words.pinged));
    await press(words.edit);
    const dialog = await screen.findByRole('dialog', { name: words.edit });
    await user.click(within(dialog).getByLabelText('draw.requested'));
    await user.click(within(dialog).getByRole('button', { name: words.save }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(fill(words.saved, { name: 'Books' })));
    await press(words.turnOff);
    expect(await screen.findByRole('button', { name: words.turnOn })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { name: 'Books', url: 'https://books.example/hooks', types: ['funding.paid'], active: true },
      { name: 'Books', url: 'https://books.example/hooks', types: ['funding.paid'], active: false },
    ]);
    expect((screen.getByRole('button', { name: words.ping }) as HTMLButtonElement).disabled).toBe(true);
    await press(words.remove);
    const question = await screen.findByRole('alertdialog', { name: words.removeTitle });
    expect(within(question).getByText(fill(words.removeMeans, { name: 'Books' }))).toBeTruthy();
    const confirm = () => user.click(within(question).getByRole('button', { name: words.remove }));
    await confirm();
    expect((await within(question).findByRole('alert')).textContent).toContain(words.actionFailed);
    await confirm();
    await waitFor(() => expect(JSON.stringify(said)).toContain(fill(words.removed, { name: 'Books' })));
    expect(await screen.findByText(words.none)).toBeTruthy();
  });

  it.each<[string, Partial<Webhook>, string]>([
    ['24', { oldSecretUntil: at }, fill(words.rotatedMeans, { name: 'Books', when: shownAt })],
    ['0', {}, fill(words.rotatedAtOnce, { name: 'Books' })],
  ])('gets a new secret, shown once, the old one counting for %s hours', async (hours, more, means) => {
    const { calls } = await webhooksAt({
      path,
      webhooks: [aWebhook({ ...more })],
      more: {
        [`POST /api/admin/webhooks/${id}/secrets`]: () => ({ ...aWebhook({ ...more, secretVersion: 4 }), secret }),
      },
    });
    const user = userEvent.setup();
    const since = fill(words.secretSince, { when: shownAt });
    const old = fill(words.oldSecretUntil, { when: shownAt });
    expect(await screen.findByText(more.oldSecretUntil ? `${since}. ${old}` : since)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.rotate }));
    const dialog = await screen.findByRole('dialog', { name: words.rotate });
    expect(within(dialog).getByText(fill(words.rotateMeans, { name: 'Books' }))).toBeTruthy();
    const older = within(dialog).queryByText(fill(words.olderSecret, { when: shownAt }));
    expect(older !== null).toBe(more.oldSecretUntil !== undefined);
    await user.selectOptions(within(dialog).getByLabelText(/The old secret/), hours);
    await user.dblClick(within(dialog).getByRole('button', { name: words.rotateSubmit }));
    const shown = await screen.findByRole('dialog', { name: words.secretShown });
    expect(within(shown).getByText(means)).toBeTruthy();
    expect((within(shown).getByLabelText(words.secret) as HTMLInputElement).value).toBe(secret);
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { secretVersion: 3, overlapHours: Number(hours) },
    ]);
  });

  it('says where its secret was replaced by somebody else, and keeps the dialog', async () => {
    const conflict = () => Response.json({ status: 409, code: 'state.version_conflict' }, { status: 409 });
    await webhooksAt({ path, more: { [`POST /api/admin/webhooks/${id}/secrets`]: conflict } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: words.rotate }));
    const dialog = await screen.findByRole('dialog', { name: words.rotate });
    await user.click(within(dialog).getByRole('button', { name: words.rotateSubmit }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
  });

  it('shows its deliveries by standing, each with what was sent and every attempt, and sends one again', async () => {
    const failed = aDelivery(21, { status: 'failed', deliveredAt: null, attempts: 10, lastError: 'It answered 500.' });
    const queued = aDelivery(22, { status: 'queued', deliveredAt: null, lastError: 'Nobody.', nextAt: at });
    const tries = [
      { id: idOf(41), at, milliseconds: 12, status: 500, error: 'It answered 500.', response: '<b>no</b>' },
      { id: idOf(40), at, milliseconds: 9, status: null, error: null, response: null },
    ];
    const { calls, said } = await webhooksAt({
      path,
      deliveries: [queued, failed, aDelivery(20), aDelivery(23, { status: 'sending', deliveredAt: null })],
      more: {
        [`GET /api/admin/webhooks/${id}/deliveries/${failed.id}`]: () => ({ ...failed, body: '{"type":"x"}', tries }),
        [`POST /api/admin/webhooks/${id}/deliveries/${failed.id}/replays`]: () => failed,
      },
    });
    const user = userEvent.setup();
    const table = await screen.findByRole('table', { name: words.deliveries });
    expect(within(table).getByRole('columnheader', { name: words.lastError })).toBeTruthy();
    for (const text of [
      words.statuses.failed,
      words.statuses.sending,
      words.statuses.delivered,
      fill(words.arrivedAt, { when: shownAt }),
      `Nobody. — ${fill(words.nextAt, { when: shownAt })}`,
    ])
      expect(within(table).getByText(text)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(words.state), words.statuses.failed);
    await waitFor(() => expect(calls.some(({ query }) => query.get('status') === 'failed')).toBe(true));
    await user.selectOptions(screen.getByLabelText(words.state), words.every);
    await user.click(await showButton(1));
    const dialog = await screen.findByRole('dialog', { name: fill(words.delivery, { event: 'draw.requested' }) });
    for (const text of [
      words.id,
      words.sent,
      '{"type":"x"}',
      '<b>no</b>',
      words.noAnswer,
      fill(words.took, { ms: 12 }),
    ])
      expect((await within(dialog).findAllByText(text)).length).toBeGreaterThan(0);
    await user.click(within(dialog).getByRole('button', { name: words.again }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(words.againDone));
  });

  it('sends again what was given up since a day, or everything', async () => {
    const { calls, said } = await webhooksAt({ path });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: words.since }));
    const dialog = await screen.findByRole('dialog', { name: words.since });
    expect(within(dialog).getByText(words.sinceMeans)).toBeTruthy();
    const day = within(dialog).getByLabelText(new RegExp(words.sinceDay));
    await user.clear(day);
    await user.type(day, '2026-03-01');
    const what = within(dialog).getByLabelText(new RegExp(words.what));
    expect(within(what).getByRole('option', { name: words.onlyGivenUp, selected: true })).toBeTruthy();
    await user.selectOptions(what, words.everything);
    await user.click(within(dialog).getByRole('button', { name: words.again }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(fill(words.sinceDone, { number: 3 })));
    expect(calls.find(({ path: sent }) => sent.endsWith('/replays'))?.body).toEqual({
      since: '2026-03-01T04:00:00.000Z',
      arrivedToo: true,
    });
  });

  it('says where nothing was told, what cannot be read, and what cannot be done', async () => {
    const { said } = await webhooksAt({ path, more: { [`POST /api/admin/webhooks/${id}/pings`]: away } });
    const user = userEvent.setup();
    expect(await screen.findByText(words.noDeliveries)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.ping }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(words.actionFailed));
    await end();
    await webhooksAt({
      path,
      deliveries: [aDelivery(20)],
      more: { [`GET /api/admin/webhooks/${id}/deliveries/${idOf(20)}`]: away },
    });
    await user.click(await showButton());
    expect(await screen.findByText(words.attemptsFailed)).toBeTruthy();
    await end();
    await webhooksAt({ path, more: { [`GET /api/admin/webhooks/${id}/deliveries`]: away } });
    expect(await screen.findByText(words.deliveriesFailed)).toBeTruthy();
  });

  it('has older deliveries, and one that was not tried yet', async () => {
    const { calls } = await webhooksAt({
      path,
      more: {
        [`GET /api/admin/webhooks/${id}/deliveries`]: ({ query }: SentCall) =>
          query.has('cursor')
            ? { deliveries: [aDelivery(19)], next: null }
            : { deliveries: [aDelivery(20)], next: idOf(20) },
        [`GET /api/admin/webhooks/${id}/deliveries/${idOf(20)}`]: () => ({ ...aDelivery(20), body: '{}', tries: [] }),
      },
    });
    const user = userEvent.setup();
    await user.click(await showButton());
    expect(await screen.findByText(words.noAttempts)).toBeTruthy();
    await user.click((await screen.findAllByRole('button', { name: 'Close' })).at(-1) as HTMLElement);
    await user.click(await screen.findByRole('button', { name: words.older }));
    await waitFor(() => expect(calls.some(({ query }) => query.get('cursor') === idOf(20))).toBe(true));
  });
});
