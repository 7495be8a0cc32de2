import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { aServer, noConnection, refusal, visit } from '../../testing/public-page.js';
import { useNotices } from '../notifications/index.js';
import ForgotPasswordPage from './forgot-password.page.js';
import ResetPasswordPage from './reset-password.page.js';

const server = aServer();
beforeEach(() => useNotices.setState({ notices: [] }));

describe('a forgotten password', () => {
  const press = () => screen.getByRole('button', { name: publicPages.send });

  it.each(['', 'ada'])('needs an address: %p', async (typed) => {
    const { user } = visit(<ForgotPasswordPage />);
    expect(screen.getByText(publicPages.forgotLead)).toBeTruthy();
    if (typed) await user.type(screen.getByLabelText(/Email/), typed);
    await user.click(press());
    expect(await screen.findByText(shared.needAValidEmail)).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  it('is answered alike for every address', async () => {
    server.answers['POST /account/forgotPassword'] = () => ({ result: 'success' });
    const { user } = visit(<ForgotPasswordPage />);
    await user.type(screen.getByLabelText(/Email/), 'ada@masonhomes.example ');
    await user.click(press());
    expect(await screen.findByText(signIn.resetLinkSent)).toBeTruthy();
    expect(screen.getByText(publicPages.resetSent)).toBeTruthy();
    expect(server.sent.map(({ body }) => body)).toEqual([{ email: 'ada@masonhomes.example' }]);
  });

  it('says what failed', async () => {
    server.answers['POST /account/forgotPassword'] = () => refusal(429, 'throttle.too_many');
    const { user } = visit(<ForgotPasswordPage />);
    await user.type(screen.getByLabelText(/Email/), 'ada@masonhomes.example');
    await user.click(press());
    // The reason stands in the sentence itself, and is not said again below it.
    expect((await screen.findByRole('alert')).textContent).toBe(
      fill(screens.encounteredError, { detail: shared.accountLocked }),
    );
    server.answers['POST /account/forgotPassword'] = noConnection;
    await user.click(press());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(signIn.couldNotConnectToServer));
  });
});

describe('a reset', () => {
  beforeEach(() => {
    server.answers['POST /account/link'] = () => ({
      firstName: 'Ada',
      lastName: 'Moss',
      email: 'ada@masonhomes.example',
      expiresAt: '',
      passwordMinimum: 8,
      organizationName: null,
    });
    server.answers['POST /account/resetPassword'] = () => ({ result: 'Succeeded' });
  });

  async function typed(password: string, again: string) {
    const { user } = visit(<ResetPasswordPage id="u1" code="c" />);
    await user.type(await screen.findByLabelText(/^Password \*/), password);
    await user.type(screen.getByLabelText(/Confirm password/), again);
    await user.click(screen.getByRole('button', { name: publicPages.savePassword }));
    return user;
  }

  it('sets the password, says so, and goes to the sign-in', async () => {
    await typed('seven brown lanterns', 'seven brown lanterns');
    await waitFor(() => expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([signIn.passwordReset]));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(server.to('/account/resetPassword').map(({ body }) => body)).toEqual([
      { id: 'u1', resetToken: 'c', password: 'seven brown lanterns' },
    ]);
  });

  it('wants the same password twice, of the length that is asked here', async () => {
    await typed('seven', 'eight');
    expect(screen.getByText(publicPages.resetLead)).toBeTruthy();
    expect(await screen.findByText(shared.passwordsDoNotMatch)).toBeTruthy();
    expect(screen.getByText(fill(shared.passwordMinimum, { min: 8 }))).toBeTruthy();
    expect(server.to('/account/resetPassword')).toEqual([]);
  });

  it('shows at its field what the server has against the password', async () => {
    server.answers['POST /account/resetPassword'] = () =>
      refusal(422, 'validation.failed', {
        errors: [{ field: 'password', message: shared.passwordCommon, code: 'field.invalid' }],
      });
    await typed('password123', 'password123');
    expect(await screen.findByText(shared.passwordCommon)).toBeTruthy();
    expect(screen.getByLabelText(/^Password \*/).getAttribute('aria-invalid')).toBe('true');
  });

  it('by a spent link leads to a new one', async () => {
    server.answers['POST /account/link'] = () => refusal(410, 'token.invalid');
    visit(<ResetPasswordPage id="u1" code="c" />);
    expect((await screen.findByRole('link', { name: publicPages.askForNewLink })).getAttribute('href')).toBe(
      '/forgotPassword',
    );
  });
});
