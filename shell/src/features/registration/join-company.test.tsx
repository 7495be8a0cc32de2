import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { aServer, refusal, visit } from '../../testing/public-page.js';
import JoinCompanyPage from './join-company.page.js';

const server = aServer();
const facts = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@masonhomes.example',
  expiresAt: '',
  passwordMinimum: 8,
  organizationName: 'Bluff Oak Homes',
};

it('joins the company of the invitation, after a failure too', async () => {
  server.answers['POST /account/link'] = () => facts;
  server.answers['POST /account/joincompany'] = () => refusal(500, 'internal.error');
  const { user } = visit(<JoinCompanyPage id="u1" code="c" />);
  const lead = { company: 'Bluff Oak Homes', email: 'ada@masonhomes.example' };
  expect(await screen.findByText(fill(publicPages.joinLead, lead))).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(publicPages.joinHeading);
  await user.click(screen.getByRole('button', { name: publicPages.joinCompany }));
  expect((await screen.findByRole('alert')).textContent).toContain(signIn.errorDuringRegistration);
  server.answers['POST /account/joincompany'] = () => ({ result: 'joined' });
  await user.click(screen.getByRole('button', { name: publicPages.joinCompany }));
  expect(await screen.findByText(publicPages.joined)).toBeTruthy();
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(server.to('/account/joincompany').at(-1)?.body).toEqual({ id: 'u1', token: 'c' });
});
