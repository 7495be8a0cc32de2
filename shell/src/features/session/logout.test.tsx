import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame } from '@groundwork/domain-messages-shell';
import { readDraft, writeDraft } from '@groundwork/web-forms/drafts';
import { ShellTheme } from '@groundwork/web-ui';
import { enter, logOut, sessionOver, useSession } from './index.js';
import type { Session } from '../../data/session.types.js';
import { lastUser } from './last-user.js';
import { LogoutQuestion } from './logout-question.js';

const as = (id: string) => ({ role: 'borrower', user: { id }, companies: [] }) as unknown as Session;
const draft = { at: '2024-03-07T15:00:00.000Z', base: {}, values: { legalEntityName: 'Bluff Oak Holdings' } };
const real = globalThis.fetch;
let requests: string[] = [];

beforeEach(() => {
  requests = [];
  localStorage.clear();
  globalThis.fetch = async (input) => {
    requests.push(new URL((input as Request).url).pathname);
    return Response.json({});
  };
  history.replaceState(null, '', '/setupCompany/1');
  enter(as('u1'));
  render(
    <ShellTheme>
      <LogoutQuestion />
    </ShellTheme>,
  );
});
afterEach(() => {
  globalThis.fetch = real;
});

const phase = () => useSession.getState().phase;

describe('a logout', () => {
  it('is carried out at once where nothing is kept', async () => {
    expect(lastUser()).toEqual({ id: 'u1', role: 'borrower' });
    await act(() => logOut());
    expect([phase(), requests]).toEqual(['signed-out', ['/api/shell/account/logoff']]);
    expect(lastUser()).toBeUndefined();
  });

  it('is the user’s own where a call is refused before it is answered: who comes next is led to no page of theirs', async () => {
    const answer = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      sessionOver();
      return answer(...call);
    };
    await act(() => logOut());
    expect([phase(), location.pathname + location.search]).toEqual(['signed-out', '/login']);
    act(() => enter(as('u1')));
    act(sessionOver);
    expect(phase()).toBe('signed-out');
  });

  it('asks before it forgets what is not saved, and leaves nothing to read', async () => {
    writeDraft('u1.c1.entity', draft);
    await act(() => logOut());
    expect(requests).toEqual([]);
    expect(screen.getByRole('alertdialog', { name: frame.logoutForgets }).textContent).toContain(
      fill(frame.logoutForgetsDetail, { count: 1 }),
    );
    await userEvent.click(screen.getByRole('button', { name: frame.stay }));
    expect([phase(), readDraft('u1.c1.entity')]).toEqual(['signed-in', draft]);
    await act(() => logOut());
    await userEvent.click(screen.getByRole('button', { name: screens.logout }));
    await waitFor(() => expect(phase()).toBe('signed-out'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Bluff Oak Holdings');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('that the session’s end made keeps them for the same user, and for no other', async () => {
    writeDraft('u1.c1.entity', draft);
    act(sessionOver);
    expect(phase()).toBe('signed-out');
    act(() => enter(as('u1')));
    expect(readDraft('u1.c1.entity')).toEqual(draft);
    act(sessionOver);
    act(() => enter(as('u2')));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Bluff Oak Holdings');
  });
});
