import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, machineRules } from '@groundwork/domain-messages';
import { apiTokens as words, titles } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { ApiToken } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const secret = `gwk_${'k'.repeat(39)}9xYz`;
const aToken = (number: number, more: Partial<ApiToken> = {}): ApiToken => ({
  id: idOf(number),
  name: `Export ${number}`,
  ending: '9xYz',
  scopes: ['loans:read', 'documents:write'],
  createdBy: idOf(7),
  createdAt: '2026-03-07T20:30:00.000Z',
  expiresAt: '2126-06-05T20:30:00.000Z',
  usedAt: null,
  usedFrom: null,
  revokedAt: null,
  revokedBy: null,
  ...more,
});

async function tokensAt(role: 'admin' | 'super', tokens: ApiToken[], refusal?: () => Response) {
  const state = { tokens };
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path: '/apitokens',
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Carolyn', lastName: 'Whitfield' }),
      'GET /api/admin/apitokens': () => state.tokens,
      'POST /api/admin/apitokens': ({ body }) => {
        if (refusal) return refusal();
        const { name, scopes } = body as { name: string; scopes: ApiToken['scopes'] };
        const made = aToken(50, { name, scopes });
        state.tokens = [made, ...state.tokens];
        return { ...made, token: secret };
      },
      [`DELETE /api/admin/apitokens/${idOf(1)}`]: () => {
        state.tokens = state.tokens.map((each) => ({ ...each, revokedAt: '2026-03-08T20:30:00.000Z' }));
        return state.tokens[0];
      },
    },
  });
  end = mounted.end;
  return mounted;
}

describe('API tokens', () => {
  it('are made with as little as was chosen, and shown once', async () => {
    const { calls } = await tokensAt('super', []);
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(await screen.findByText(words.none)).toBeTruthy();
    expect(screen.getByText(words.noneMeans)).toBeTruthy();
    expect(screen.getByText(words.purpose)).toBeTruthy();
    expect(screen.getByText(fill(words.howTo, { address: `${window.location.origin}/api/admin` }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.make }));
    const dialog = await screen.findByRole('dialog', { name: words.make });
    expect(document.activeElement).toBe(within(dialog).getByLabelText(/Name/));
    expect(within(dialog).getByText(words.nameHint)).toBeTruthy();
    expect(within(dialog).getByText(words.scopesHint)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: words.create }));
    expect(await within(dialog).findByText(machineRules.scopesMissing)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Name/), 'Nightly export');
    await user.selectOptions(within(dialog).getByLabelText(words.resources.loans), words.access.read);
    await user.selectOptions(within(dialog).getByLabelText(words.resources.documents), words.access.write);
    expect(within(dialog).queryByText(machineRules.scopesMissing)).toBeNull();
    await user.dblClick(within(dialog).getByRole('button', { name: words.create }));
    const shown = await screen.findByRole('dialog', { name: words.made });
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { name: 'Nightly export', days: 90, scopes: ['loans:read', 'documents:write'] },
    ]);
    expect(within(shown).getByText(fill(words.madeMeans, { name: 'Nightly export' }))).toBeTruthy();
    expect((within(shown).getByLabelText(words.token) as HTMLInputElement).value).toBe(secret);
    // Nothing but its button closes it, and who leaves the page is asked.
    await user.keyboard('{Escape}');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(within(shown).getByRole('button', { name: words.copy }));
    expect(await within(shown).findByText(words.copied)).toBeTruthy();
    expect(write).toHaveBeenCalledWith(secret);
    write.mockRejectedValue(new Error('denied'));
    await user.click(within(shown).getByRole('button', { name: words.copy }));
    expect(await within(shown).findByText(words.copyFailed)).toBeTruthy();
    await user.click(within(shown).getByRole('button', { name: words.done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain(secret);
    expect((await screen.findAllByText('Nightly export')).length).toBeGreaterThan(0);
    expect(JSON.stringify(localStorage)).not.toContain(secret);
  });

  it('keep what was typed of a new one when its dialog is left', async () => {
    await tokensAt('super', []);
    const user = userEvent.setup();
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: words.make }));
      return within(await screen.findByRole('dialog', { name: words.make }));
    };
    const typed = await openDialog();
    await user.type(typed.getByLabelText(/Name/), 'Nightly export');
    await user.selectOptions(typed.getByLabelText(words.resources.loans), words.access.read);
    await user.click(typed.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openDialog();
    await user.click(await again.findByRole('button', { name: screens.restoreDraft }));
    expect((again.getByLabelText(/Name/) as HTMLInputElement).value).toBe('Nightly export');
    expect((again.getByLabelText(words.resources.loans) as HTMLSelectElement).value).toBe('read');
  });

  it('say at the field what is wrong with one, and lose nothing', async () => {
    await tokensAt('super', [], () =>
      Response.json(
        {
          status: 422,
          code: 'validation.failed',
          detail: machineRules.nameInUse,
          errors: [{ field: 'name', message: machineRules.nameInUse }],
        },
        { status: 422 },
      ),
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: words.make }));
    const dialog = await screen.findByRole('dialog', { name: words.make });
    await user.type(within(dialog).getByLabelText(/Name/), 'Nightly export');
    await user.selectOptions(within(dialog).getByLabelText(words.resources.audit), words.access.read);
    await user.click(within(dialog).getByRole('button', { name: words.create }));
    expect(await within(dialog).findByText(machineRules.nameInUse)).toBeTruthy();
    expect((within(dialog).getByLabelText(/Name/) as HTMLInputElement).value).toBe('Nightly export');
  });

  it('are listed with what they may do, and end by a press that says what it means', async () => {
    const { said } = await tokensAt('super', [
      aToken(1, { usedAt: '2026-03-07T20:30:00.000Z', usedFrom: '203.0.113.9' }),
    ]);
    const user = userEvent.setup();
    const table = await screen.findByRole('table', { name: words.list });
    for (const header of [words.until, words.used, words.madeBy])
      expect(within(table).getByRole('columnheader', { name: header })).toBeTruthy();
    for (const text of [
      words.states.good,
      fill(words.ending, { ending: '9xYz' }),
      `${words.resources.loans}: ${words.access.read}`,
      `${words.resources.documents}: ${words.access.write}`,
      fill(words.usedFrom, { when: '03/07/2026 04:30 PM', address: '203.0.113.9' }),
    ])
      expect(within(table).getByText(text)).toBeTruthy();
    await user.click(within(table).getByRole('button', { name: `${words.revoke}: Export 1` }));
    const question = await screen.findByRole('alertdialog', { name: words.revokeTitle });
    expect(within(question).getByText(fill(words.revokeMeans, { name: 'Export 1' }))).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: words.revoke }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(fill(words.revokeDone, { name: 'Export 1' })));
    expect((await screen.findAllByText(words.states.revoked)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: `${words.revoke}: Export 1` })).toBeNull();
  });

  it('say that one has expired, and that a revocation failed', async () => {
    await tokensAt('super', [aToken(2), aToken(3, { expiresAt: '2026-03-08T00:00:00.000Z' })]);
    const user = userEvent.setup();
    const table = await screen.findByRole('table', { name: words.list });
    expect(within(table).getByText(words.states.over)).toBeTruthy();
    expect(within(table).getAllByText(words.neverUsed)).toHaveLength(2);
    await user.click(within(table).getByRole('button', { name: `${words.revoke}: Export 2` }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: words.revoke }));
    expect((await question.findByRole('alert')).textContent).toContain(words.revokeFailed);
  });

  it('are for super administrators', async () => {
    await tokensAt('admin', []);
    expect(await screen.findByText(words.superOnly)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: titles.apiTokens })).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.make })).toBeNull();
  });

  it('say that they could not be loaded', async () => {
    const mounted = await mountedArea({
      area,
      user: { ...administrator, role: 'super' },
      path: '/apitokens',
      answers: {
        'GET /api/admin/drawrequest/selections': () => [],
        'GET /api/admin/apitokens': () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
      },
    });
    end = mounted.end;
    expect(await screen.findByText(words.failed)).toBeTruthy();
  });
});
