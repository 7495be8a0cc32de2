import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellTheme } from '@groundwork/web-ui';
import { useSession } from '../session/index.js';
import { SignInForm } from './sign-in.form.js';

const real = globalThis.fetch;
let login: () => Response | Promise<Response>;
let requests: string[] = [];

beforeEach(() => {
  requests = [];
  globalThis.fetch = async (input) => {
    const path = new URL(typeof input === 'string' ? input : (input as Request).url, location.href).pathname;
    requests.push(path);
    return path === '/api/shell/account/login' ? login() : Response.json({ demonstration: false });
  };
  history.replaceState(null, '', '/login');
  useSession.setState({ phase: 'signed-out', session: undefined });
});
afterEach(() => {
  globalThis.fetch = real;
});

const refused = () =>
  Response.json(
    { status: 401, code: 'credentials.invalid', detail: 'The email or the password is not right' },
    { status: 401 },
  );
const accepted = (role: string) => () =>
  Response.json({ success: true, role, user: { id: 'u1', firstName: 'Ada', lastName: 'M' }, companies: [], idle: {} });

async function signIn(email = 'ada@masonhomes.example', password = 'secret') {
  const user = userEvent.setup();
  render(
    <ShellTheme>
      <SignInForm fetchPortal={async () => undefined} />
    </ShellTheme>,
  );
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  const press = () => user.click(screen.getByRole('button', { name: 'Sign in' }));
  await press();
  return { press };
}

describe('signing in', () => {
  it.each([
    ['', 'secret'],
    ['a@b', 'secret'],
    ['ada@masonhomes.example', ''],
  ])('asks to fill the form out: %p, %p', async (email, password) => {
    await signIn(email, password);
    expect((await screen.findByRole('alert')).textContent).toContain('Fill out form completely');
    expect(requests).not.toContain('/api/shell/account/login');
  });

  it('says what the server says', async () => {
    login = refused;
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toContain('The email or the password is not right');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(false);
    expect(screen.getByRole('link', { name: 'Register' }).parentElement?.textContent).toBe('No account yet? Register');
  });

  it('says that no server answered', async () => {
    login = () => Promise.reject(new TypeError('Failed to fetch'));
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toContain('Could Not Contact Server');
  });

  it('offers a new password after more than three attempts', async () => {
    login = refused;
    const { press } = await signIn();
    for (const attempt of [2, 3]) {
      await press();
      await waitFor(() => expect(requests.filter((path) => path.endsWith('/login'))).toHaveLength(attempt));
    }
    expect(screen.queryByText('Reset your password?')).toBeNull();
    await press();
    expect(await screen.findByText('Reset your password?')).toBeTruthy();
  });

  it.each([
    ['borrower', '/login', '/home'],
    ['broker', '/login', '/'],
    ['super', '/login', '/admin'],
    ['borrower', '/login?next=%2Fapplications%2F12', '/applications/12'],
    ['borrower', '/login?next=%2F%2Fevil.example', '/home'],
  ])('takes a %s from %s to %s after a second', async (role, from, to) => {
    login = accepted(role);
    history.replaceState(null, '', from);
    // Taken before the click: a slow machine may show the button late, but the second is counted from the answer on.
    const begun = Date.now();
    await signIn();
    expect(await screen.findByRole('button', { name: 'Logging In...' })).toBeTruthy();
    await waitFor(() => expect(useSession.getState().phase).toBe('signed-in'));
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1000);
    expect(location.pathname).toBe(to);
  });
});
