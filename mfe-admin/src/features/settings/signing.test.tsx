import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SigningDemandKind } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { lenderPage, loanLimits, signingSetting as words } from '@groundwork/domain-messages-admin';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SigningSetting } from '../../data/api.js';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const first: SigningSetting = { id: 'first', version: 0, demand: 'session', editedBy: null, editedAt: null };
const version = (number: number, demand: SigningDemandKind): SigningSetting => ({
  ...{ id: idOf(20 + number), version: number, demand, editedBy: idOf(7) },
  editedAt: '2026-03-07T20:30:00.000Z',
});

async function settingsAt(role: 'admin' | 'super', versions: SigningSetting[], failing = false) {
  const state = { versions };
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path: '/settings/signing',
    answers: {
      'GET /api/admin/drawrequest/statuses': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Carolyn', lastName: 'Whitfield' }),
      'GET /api/admin/signing': () =>
        failing ? Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }) : state.versions,
      'PUT /api/admin/signing': ({ body }) => {
        const { demand, version: before } = body as { demand: SigningDemandKind; version: number };
        state.versions = [version(before + 1, demand), ...state.versions];
        return state.versions[0];
      },
    },
  });
  end = mounted.end;
  return mounted;
}

describe('what a signer proves', () => {
  it('is set by a super administrator, and what it was stays to be read', async () => {
    const { calls, said } = await settingsAt('super', [first]);
    const user = userEvent.setup();
    expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeTruthy();
    expect(screen.getAllByText(words.purpose).length).toBeGreaterThan(0);
    expect(await screen.findByRole('group', { name: new RegExp(words.question) })).toBeTruthy();
    expect(screen.getByText(words.own)).toBeTruthy();
    for (const hint of Object.values(words.demandHints)) expect(screen.getByText(hint)).toBeTruthy();
    const save = screen.getByRole('button', { name: words.save });
    expect(save.matches(':disabled')).toBe(true);
    await user.click(screen.getByRole('radio', { name: new RegExp(words.demands.code) }));
    await user.click(save);
    await waitFor(() => expect(JSON.stringify(said)).toContain(fill(words.saved, { version: 1 })));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ demand: 'code', version: 0 });
    expect((await screen.findAllByText(loanLimits.firstVersion)).length).toBeGreaterThan(0);
  });

  it('says between versions what changed', async () => {
    await settingsAt('admin', [version(2, 'session'), version(1, 'code'), first]);
    const change = fill(words.change, { before: words.demands.code, after: words.demands.session });
    expect((await screen.findAllByText(change)).length).toBeGreaterThan(0);
  });

  it('is read by the others, who are told who changes it', async () => {
    await settingsAt('admin', [first]);
    expect(await screen.findByText(words.demands.session)).toBeTruthy();
    expect(screen.getByText(lenderPage.readOnly)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says that it could not be loaded', async () => {
    await settingsAt('super', [], true);
    expect(await screen.findByText(words.failed)).toBeTruthy();
  });
});
