import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { REGISTRATION_REDIRECT_DELAY } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages } from '@groundwork/domain-messages-shell';
import type { Session } from '../../data/session.types.js';
import { aServer, visit } from '../../testing/public-page.js';
import { enter, useSession } from '../session/index.js';
import JoinCompanyPage from './join-company.page.js';

const server = aServer();
const email = 'ada@masonhomes.example';
const session = (address: string) =>
  ({
    role: 'broker',
    user: { id: 'u9', email: address, firstName: 'Priya', lastName: 'Raman' },
    companies: [],
  }) as unknown as Session;
const path = '/joinCompany/u1/c';

beforeEach(() => {
  history.replaceState(null, '', path);
  server.answers['POST /account/link'] = () => ({ email, organizationName: 'Bluff Oak Homes', passwordMinimum: 8 });
  server.answers['POST /account/joincompany'] = () => ({ result: 'joined' });
  server.answers['POST /account/logoff'] = () => ({});
});
afterEach(() => {
  useSession.setState({ phase: 'unknown', session: undefined });
});

/** Joins, and waits until the sign-in page would have come. */
async function joined(as: Session) {
  server.answers['GET /account/who'] = () => ({ session: as });
  enter(as);
  const { user } = visit(<JoinCompanyPage id="u1" code="c" />);
  const join = await screen.findByRole('button', { name: publicPages.joinCompany });
  const told = screen.queryByText(fill(publicPages.anotherSession, { name: 'Priya Raman' }));
  await user.click(join);
  expect(await screen.findByText(publicPages.joined)).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve, REGISTRATION_REDIRECT_DELAY + 200)));
  return { user, told };
}

it('a letter that is opened in somebody else’s session says so, leads into no account of theirs, and out of it', async () => {
  const { user, told } = await joined(session('broker@example.com'));
  expect(told).toBeTruthy();
  expect(screen.getByText(fill(publicPages.anotherSessionDetail, { email }))).toBeTruthy();
  expect(location.pathname).toBe(path);
  expect(document.activeElement?.textContent).toContain(fill(publicPages.anotherSessionDetail, { email }));
  await user.click(screen.getByRole('button', { name: screens.logout }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(server.to('/account/logoff')).toHaveLength(1);
});

it('in the own session it says nothing, and goes on', async () => {
  const { told } = await joined(session('Ada@MasonHomes.example'));
  expect(told).toBeNull();
  expect(location.pathname).toBe('/login');
});
