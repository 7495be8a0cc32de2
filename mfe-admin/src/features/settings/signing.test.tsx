import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactorGroup, SigningDemandKind } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { lenderPage, loanLimits, signingSetting as words } from '@groundwork/domain-messages-admin';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SigningSetting } from '../../data/api.js';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const first: SigningSetting = {
  ...{ id: 'first', version: 0, demand: 'session', editedBy: null, editedAt: null },
  ...{ secondFactor: 'nobody', leastSecondFactor: 'nobody' },
};
const version = (
  number: number,
  demand: SigningDemandKind,
  secondFactor: SecondFactorGroup = 'nobody',
): SigningSetting => ({
  ...{ id: idOf(20 + number), version: number, demand, secondFactor, leastSecondFactor: 'nobody', editedBy: idOf(7) },
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
        const saved = body as { demand: SigningDemandKind; secondFactor: SecondFactorGroup; version: number };
        state.versions = [version(saved.version + 1, saved.demand, saved.secondFactor), ...state.versions];
        return state.versions[0];
      },
    },
  });
  end = mounted.end;
  return mounted;
}

describe('what people prove at sign-in and before a signature', () => {
  it('is set by a super administrator, and what it was stays to be read', async () => {
    const { calls, said } = await settingsAt('super', [first]);
    const user = userEvent.setup();
    expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeTruthy();
    expect(screen.getAllByText(words.purpose).length).toBeGreaterThan(0);
    expect(await screen.findByRole('group', { name: new RegExp(words.question) })).toBeTruthy();
    expect(screen.getByText(words.own)).toBeTruthy();
    expect(screen.getByRole('group', { name: new RegExp(words.groupQuestion) })).toBeTruthy();
    for (const hint of [...Object.values(words.demandHints), ...Object.values(words.groupHints)])
      expect(screen.getByText(hint)).toBeTruthy();
    for (const note of Object.values(words.leastGroups)) expect(screen.queryByText(note)).toBeNull();
    const save = screen.getByRole('button', { name: words.save });
    expect(save.matches(':disabled')).toBe(true);
    await user.click(screen.getByRole('radio', { name: new RegExp(words.demands.code) }));
    await user.click(screen.getByRole('radio', { name: new RegExp(words.groups.everybody) }));
    await user.click(save);
    await waitFor(() => expect(JSON.stringify(said)).toContain(fill(words.saved, { version: 1 })));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      demand: 'code',
      secondFactor: 'everybody',
      version: 0,
    });
    expect((await screen.findAllByText(loanLimits.firstVersion)).length).toBeGreaterThan(0);
  });

  it('says between versions what changed', async () => {
    await settingsAt('admin', [
      version(3, 'session', 'administrators'),
      version(2, 'session'),
      version(1, 'code'),
      first,
    ]);
    const { demands, groups } = words;
    for (const change of [
      { label: words.question, before: demands.code, after: demands.session },
      { label: words.groupQuestion, before: groups.nobody, after: groups.administrators },
    ])
      expect((await screen.findAllByText(fill(lenderPage.change, change))).length).toBeGreaterThan(0);
  });

  it('is read by the others, who are told who changes it', async () => {
    await settingsAt('admin', [first]);
    expect(await screen.findByText(words.demands.session)).toBeTruthy();
    expect(screen.getByText(words.groups.nobody)).toBeTruthy();
    expect(screen.getByText(lenderPage.readOnly)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each(['administrators', 'everybody'] as const)(
    'tells both what the deployment asks of %s anyhow',
    async (least) => {
      await settingsAt('super', [{ ...first, leastSecondFactor: least }]);
      expect(await screen.findByText(words.leastGroups[least])).toBeTruthy();
      await end();
      await settingsAt('admin', [{ ...first, leastSecondFactor: least }]);
      expect(await screen.findByText(words.leastGroups[least])).toBeTruthy();
    },
  );

  it('says that it could not be loaded', async () => {
    await settingsAt('super', [], true);
    expect(await screen.findByText(words.failed)).toBeTruthy();
  });
});
