import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { drawDesk, loanLimits } from '@groundwork/domain-messages-admin';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { ApprovalLimit } from '../../data/api.js';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const version = (number: number, amount: number | null): ApprovalLimit => ({
  id: idOf(20 + number),
  version: number,
  amount,
  editedBy: idOf(7),
  editedAt: '2026-03-07T20:30:00.000Z',
});

/** The amount in some versions; a save makes the next. */
async function limitAt(role: 'admin' | 'super', versions: ApprovalLimit[], failing = false) {
  const state = { versions };
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path: '/drawapproval',
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Carolyn', lastName: 'Whitfield' }),
      'GET /api/admin/drawrequest/limits': () =>
        failing ? Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }) : state.versions,
      'PUT /api/admin/drawrequest/limits': ({ body }) => {
        const { amount, version: before } = body as { amount: number | null; version: number };
        state.versions = [version(before + 1, amount), ...state.versions];
        return state.versions[0];
      },
    },
  });
  end = mounted.end;
  return mounted;
}

describe('the amount above which two administrators approve', () => {
  it('is set by a super administrator, and what it was stays to be read', async () => {
    const { calls, said } = await limitAt('super', [version(1, 100_000)]);
    const user = userEvent.setup();
    const field = await screen.findByLabelText(drawDesk.limitLabel);
    expect(screen.getByRole('heading', { level: 1, name: drawDesk.limitTitle })).toBeTruthy();
    expect(screen.getByText(drawDesk.limitPurpose)).toBeTruthy();
    expect(screen.getByText(drawDesk.limitHint)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '2500');
    await user.tab();
    await user.click(screen.getByRole('button', { name: drawDesk.limitSave }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(fill(drawDesk.limitSaved, { version: 2 })));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ amount: 250_000, version: 1 });
    const change = fill(drawDesk.limitChange, { before: '$1,000.00', after: '$2,500.00' });
    expect((await screen.findAllByText(change)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(loanLimits.firstVersion).length).toBeGreaterThan(0);
  });

  it('is read by the others, who are told who changes it', async () => {
    await limitAt('admin', []);
    expect(await screen.findByText(drawDesk.limitNone)).toBeTruthy();
    expect(screen.getByText(drawDesk.limitReadOnly)).toBeTruthy();
    expect(screen.queryByLabelText(drawDesk.limitLabel)).toBeNull();
  });

  it('says that it could not be loaded', async () => {
    await limitAt('super', [], true);
    expect(await screen.findByText(drawDesk.limitFailed)).toBeTruthy();
  });
});
