import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { aServer, refusal, reload, storedInTab, visit } from '../../testing/public-page.js';
import RegisterAdminPage from './register-admin.page.js';

const server = aServer();
beforeEach(() => {
  server.answers['POST /account/link'] = () => ({
    firstName: '',
    lastName: '',
    email: 'ines@lender.example',
    expiresAt: '',
    passwordMinimum: 8,
    organizationName: null,
  });
});

async function typed() {
  const { user } = visit(<RegisterAdminPage id="i1" code="c" />);
  await user.type(await screen.findByLabelText(/First name/), 'Ines');
  await user.type(screen.getByLabelText(/Last name/), 'Ortiz');
  await user.type(screen.getByLabelText(/^Password/), 'seven brown lanterns');
  await user.click(screen.getByRole('button', { name: signIn.register }));
}

describe('an administrator by invitation', () => {
  it('registers under the invited address and goes to the sign-in', async () => {
    server.answers['POST /admin/register'] = () => ({ result: 'registered' });
    await typed();
    expect(await screen.findByText(publicPages.adminRegistered)).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(server.to('/admin/register').map(({ body }) => body)).toEqual([
      {
        token: 'c',
        email: 'ines@lender.example',
        firstName: 'Ines',
        lastName: 'Ortiz',
        password: 'seven brown lanterns',
      },
    ]);
  });

  it('is told what failed', async () => {
    server.answers['POST /admin/register'] = () => refusal(500, 'internal.error');
    await typed();
    expect((await screen.findByRole('alert')).textContent).toContain(signIn.errorRegisteringAdmin);
  });

  it('finds what it typed again after a reload, but for the password', async () => {
    server.answers['POST /admin/register'] = () => refusal(500, 'internal.error');
    await typed();
    const { user } = reload(<RegisterAdminPage id="i1" code="c" />);
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect([value(/First name/), value(/Last name/), value(/^Password/)]).toEqual(['Ines', 'Ortiz', '']);
    expect(storedInTab()).not.toContain('lanterns');
  });

  it('keeps the address that was invited', async () => {
    const { user } = visit(<RegisterAdminPage id="i1" code="c" />);
    const email = await screen.findByLabelText<HTMLInputElement>(/Email/);
    expect(email.value).toBe('ines@lender.example');
    expect(screen.getByText(publicPages.adminLead)).toBeTruthy();
    await user.clear(email);
    await user.type(email, 'somebody@else.example');
    await user.tab();
    expect(await screen.findByText(shared.invitedAddress)).toBeTruthy();
    await user.clear(email);
    await user.type(email, 'Ines@Lender.example');
    await waitFor(() => expect(screen.queryByText(shared.invitedAddress)).toBeNull());
  });

  it('fills in everything', async () => {
    const { user } = visit(<RegisterAdminPage id="i1" code="c" />);
    await user.click(await screen.findByRole('button', { name: signIn.register }));
    expect(await screen.findAllByText(shared.fieldRequired)).toHaveLength(2);
    expect(server.to('/admin/register')).toEqual([]);
  });
});
