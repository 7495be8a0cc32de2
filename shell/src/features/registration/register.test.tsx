import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { aServer, noConnection, refusal, reload, storedInTab, visit } from '../../testing/public-page.js';
import ConfirmationNeededPage from './confirmation-needed.page.js';
import RegisterPage from './register.page.js';

const server = aServer();
const call = 'POST /account/register';

async function register(email = 'ada@masonhomes.example') {
  const { user } = visit(<RegisterPage />);
  await user.type(screen.getByLabelText(/First name/), 'Ada');
  await user.type(screen.getByLabelText(/Last name/), 'Moss');
  if (email) await user.type(screen.getByLabelText(/Email/), email);
  const press = () => user.click(screen.getByRole('button', { name: signIn.register }));
  await press();
  return { user, press, email: screen.getByLabelText<HTMLInputElement>(/Email/) };
}

describe('registering', () => {
  it('has its heading in focus and its name in the tab', () => {
    visit(<RegisterPage />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: signIn.register }));
    expect(document.title).toBe(`${signIn.register} · Groundwork`);
    expect(screen.getByText(publicPages.registerLead)).toBeTruthy();
    const signInLink = screen.getByRole('link', { name: signIn.signInHeading });
    expect([signInLink.parentElement?.textContent, signInLink.getAttribute('href')]).toEqual([
      `${publicPages.haveAccount} ${signIn.signInHeading}`,
      '/login',
    ]);
  });

  it('stands beside what the portal is for', () => {
    visit(<RegisterPage />);
    const words = screen.getByRole('complementary', { hidden: true }).textContent;
    for (const sentence of [signIn.tagline, signIn.taglineDetail, signIn.commercialOnly])
      expect(words).toContain(sentence);
  });

  it('sends name and address, and goes to the notice', async () => {
    server.answers[call] = () => ({ result: 'registered' });
    await register();
    await waitFor(() => expect(location.pathname).toBe('/confirmationneeded'));
    expect(server.sent.map(({ body }) => body)).toEqual([
      { firstName: 'Ada', lastName: 'Moss', email: 'ada@masonhomes.example' },
    ]);
  });

  it('offers after a reload what was typed, and stores nothing of it once it is sent', async () => {
    server.answers[call] = noConnection;
    await register();
    const { user } = reload(<RegisterPage />);
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(values).toEqual(['Ada', 'Moss', 'ada@masonhomes.example']);
    server.answers[call] = () => ({ result: 'registered' });
    await user.click(screen.getByRole('button', { name: signIn.register }));
    await waitFor(() => expect(location.pathname).toBe('/confirmationneeded'));
    cleanup();
    expect(storedInTab()).toBe('{}');
  });

  it('asks for a valid email before anything is sent', async () => {
    const { email } = await register('ada@');
    expect(await screen.findByText(shared.emailValid)).toBeTruthy();
    expect([email.getAttribute('aria-invalid'), server.sent]).toEqual(['true', []]);
  });

  it('says that no server answered, keeps what was typed, and can be sent again', async () => {
    server.answers[call] = noConnection;
    const { press, email } = await register();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(signIn.couldNotConnectToServer);
    expect(alert.textContent).toContain(shared.networkUnreachable);
    expect(email.value).toBe('ada@masonhomes.example');
    server.answers[call] = () => ({ result: 'registered' });
    await press();
    await waitFor(() => expect(location.pathname).toBe('/confirmationneeded'));
  });

  it('puts what the server complains of at its field', async () => {
    server.answers[call] = () =>
      refusal(422, 'validation.failed', {
        errors: [{ field: 'email', message: shared.emailValid, code: 'field.invalid' }],
      });
    const { email } = await register();
    expect((await screen.findByRole('alert')).textContent).toContain(screens.errorSigningUp);
    expect(screen.getByText(shared.emailValid)).toBeTruthy();
    expect(document.activeElement).toBe(email);
  });

  it('clears an address that is taken and offers a new password', async () => {
    server.answers[call] = () => refusal(409, 'email.taken', { detail: shared.emailTaken });
    const { email } = await register();
    expect((await screen.findByRole('alert')).textContent).toContain(screens.errorSigningUp);
    expect(screen.getByRole('alert').textContent).toContain(shared.emailTaken);
    expect(email.value).toBe('');
    expect(screen.getByRole('link', { name: screens.resetYourPassword }).getAttribute('href')).toBe('/forgotPassword');
  });

  it('offers no new password for any other failure', async () => {
    server.answers[call] = () => refusal(503, 'upstream.unavailable');
    const { email } = await register();
    expect((await screen.findByRole('alert')).textContent).toContain(screens.errorSigningUp);
    expect([email.value, screen.queryByText(screens.resetYourPassword)]).toEqual(['ada@masonhomes.example', null]);
  });
});

it('the notice says what to do, and where to go when nothing arrives', () => {
  visit(<ConfirmationNeededPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signIn.register);
  const told = screen.getByRole('status').textContent;
  for (const sentence of [publicPages.confirmationHeading, publicPages.registrationSent])
    expect(told).toContain(sentence);
  expect(screen.getByText(publicPages.confirmationDetail)).toBeTruthy();
  const again = screen.getByRole('link', { name: publicPages.registerAgain });
  expect([again.getAttribute('href'), again.parentElement?.textContent]).toEqual([
    '/register',
    `${publicPages.noLetter} ${publicPages.registerAgain}`,
  ]);
});
