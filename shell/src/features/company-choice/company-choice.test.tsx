import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { createChannel } from '@groundwork/web-mount';
import { ShellTheme } from '@groundwork/web-ui';
import { useNotices } from '../notifications/index.js';
import { enter, useSession } from '../session/index.js';
import type { Session } from '../../data/session.types.js';
import { noteStartNew, useCompanyChoice } from './company-choice.store.js';
import { CompanyChoicePage } from './company-choice.page.js';
import CompanyDialog from './company.dialog.js';
import { needsCompany } from './needs-company.js';
import { adoptCompany } from './use-company.js';

const session = {
  role: 'borrower',
  user: { id: 'u1', firstName: 'Ada', lastName: 'Moss' },
  companies: [
    { companyId: 'c1', organizationName: 'Bluff Oak Homes' },
    { companyId: 'c2', organizationName: 'Moss & Daughters' },
  ],
  companyId: null,
} as unknown as Session;

const real = globalThis.fetch;
let requests: unknown[] = [];
let answer: (companyId: string) => Response;
const inUse = (companyId: string) => Response.json({ ...session, companyId: companyId || null });

beforeEach(() => {
  requests = [];
  answer = inUse;
  globalThis.fetch = async (input) => {
    const { companyId } = (await (input as Request).json()) as { companyId: string };
    requests.push([new URL((input as Request).url).pathname, companyId]);
    return answer(companyId);
  };
  history.replaceState(null, '', '/home');
  noteStartNew(undefined);
  enter(session);
});
afterEach(() => {
  globalThis.fetch = real;
});

const shown = (child: React.ReactNode) => render(<ShellTheme>{child}</ShellTheme>);

describe('who has to choose', () => {
  it.each([
    ['of several companies, none in use', session, undefined, true],
    ['of several, one in use', { ...session, companyId: 'c1' }, undefined, false],
    ['of one', { ...session, companies: session.companies.slice(0, 1) }, undefined, false],
    ['who sets up another', session, 'u1', false],
    ['while somebody else did', session, 'u2', true],
    ['an administrator', { ...session, role: 'admin' as const }, undefined, false],
  ])('%s', (_who, somebody, startsNew, expected) => {
    expect(needsCompany(somebody, startsNew)).toBe(expected);
  });
});

describe('the choice after the sign-in', () => {
  it('puts a company in use', async () => {
    shown(<CompanyChoicePage session={session} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(publicPages.chooseCompany);
    expect(screen.getByText(publicPages.chooseCompanyLead)).toBeTruthy();
    expect(screen.getByText(publicPages.startNewDetail)).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: /Moss & Daughters/ }));
    await waitFor(() => expect(useSession.getState().session?.companyId).toBe('c2'));
    expect(requests).toEqual([['/api/shell/account/active', 'c2']]);
    expect(location.pathname).toBe('/home');
  });

  it("opens the set-up of another by 'Start New'", async () => {
    shown(<CompanyChoicePage session={session} />);
    await userEvent.setup().click(screen.getByRole('button', { name: signIn.startNew }));
    await waitFor(() => expect(location.pathname).toBe('/setupCompany'));
    expect([requests, useSession.getState().session?.companyId, useCompanyChoice.getState().startsNew]).toEqual([
      [['/api/shell/account/active', '']],
      null,
      'u1',
    ]);
  });

  it('says why it could not, and can be tried again', async () => {
    answer = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
    shown(<CompanyChoicePage session={session} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Bluff Oak/ }));
    const told = (await screen.findByRole('alert')).textContent;
    for (const sentence of [publicPages.couldNotChangeCompany, shared.serviceUnavailable])
      expect(told).toContain(sentence);
    answer = inUse;
    await user.click(screen.getByRole('button', { name: /Bluff Oak/ }));
    await waitFor(() => expect(useSession.getState().session?.companyId).toBe('c1'));
  });
});

describe('the change from the menu', () => {
  const open = () => {
    const channel = createChannel();
    const wanted: string[] = [];
    const left = jest.fn();
    const view = shown(
      <CompanyDialog
        session={{ ...session, companyId: 'c1' }}
        channel={channel}
        navigate={(path) => wanted.push(path)}
        onClose={left}
      />,
    );
    return { channel, wanted, view, left };
  };

  it('waits until the area has gone home, so that it can ask about what is not saved', async () => {
    history.replaceState(null, '', '/applications/7');
    const { channel, wanted } = open();
    await userEvent.setup().click(screen.getByRole('button', { name: /Moss & Daughters/ }));
    expect([wanted, requests]).toEqual([['/home'], []]);
    await act(async () => channel.emit('location', '/home'));
    await waitFor(() => expect(useSession.getState().session?.companyId).toBe('c2'));
  });

  it('says in the dialog why it could not after the area has gone home; it is chosen once, and not left, meanwhile', async () => {
    history.replaceState(null, '', '/applications/7');
    const { channel, left } = open();
    const user = userEvent.setup();
    const other = () => screen.getByRole<HTMLButtonElement>('button', { name: /Moss & Daughters/ });
    await user.click(other());
    const refused = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
    let finish: (answered: Response) => void = () => undefined;
    globalThis.fetch = () => new Promise((resolve) => (finish = resolve));
    await act(async () => channel.emit('location', '/home'));
    expect(other().disabled).toBe(true);
    const leave = () => [fireEvent.popState(window), screen.queryByRole('button', { name: screens.close })?.click()];
    leave();
    expect(left).not.toHaveBeenCalled();
    await act(async () => finish(refused()));
    const told = await screen.findByRole('alert');
    expect(told.textContent).toBe(`${publicPages.couldNotChangeCompany}: ${shared.serviceUnavailable}`);
    expect([useNotices.getState().notices, other().disabled]).toEqual([[], false]);
    act(() => void leave());
    expect(left).toHaveBeenCalledTimes(2);
  });

  it('does nothing more once the dialog is closed', async () => {
    history.replaceState(null, '', '/applications/7');
    const { channel, view } = open();
    await userEvent.setup().click(screen.getByRole('button', { name: signIn.startNew }));
    view.unmount();
    await act(async () => channel.emit('location', '/home'));
    expect(requests).toEqual([]);
  });

  it('marks the company in use', () => {
    open();
    expect(screen.getByRole('button', { name: /Bluff Oak/ }).textContent).toContain(publicPages.companyInUse);
  });
});

describe('a company that the area has set up', () => {
  it('is put in use as soon as the account knows of it', async () => {
    let refusals = 2;
    answer = (companyId) =>
      refusals-- > 0 ? Response.json({ status: 403, code: 'access.denied' }, { status: 403 }) : inUse(companyId);
    noteStartNew('u1');
    await adoptCompany('c3');
    expect([requests.length, useSession.getState().session?.companyId, useCompanyChoice.getState().startsNew]).toEqual([
      3,
      'c3',
      undefined,
    ]);
  });
});
