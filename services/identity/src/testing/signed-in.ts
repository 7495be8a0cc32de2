import { randomUUID } from 'node:crypto';
import type { Role } from '@groundwork/domain-access';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { nobody } from '@groundwork/server-testkit';
import { Secret, TOTP } from 'otpauth';

export const password = 'a quiet builder yard';

export interface TestAccount {
  readonly id: string;
  readonly email: string;
}

/** An account of its own, with {@link password}; `more` in place of what it is made with. */
export async function anAccount(
  harness: ServiceHarness,
  role: Role = 'borrower',
  more: { readonly id?: string; readonly email?: string; readonly firstName?: string; readonly lastName?: string } = {},
): Promise<TestAccount> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.com`;
  const account = { email, firstName: 'Ann', lastName: 'Builder', password, role, ...more };
  const path = '/internal/demonstration/accounts';
  const { status, body, text } = await harness.asService<{ id: string }>('companies', 'POST', path, account);
  if (status !== 201) throw new Error(`The account was answered ${status}: ${text}`);
  return { id: body.id, email: account.email };
}

/** What a call with the session is answered: 200 while it stands, 401 once it has ended. */
export const stands = async (harness: ServiceHarness, actor: TestActor): Promise<number> =>
  (await harness.as(actor).call('GET', '/sessions/current')).status;

/** A stranger at an address. */
export const from = (address: string): TestActor => ({ ...nobody, address });

export interface SignInAnswer {
  readonly success: boolean;
  readonly token: string;
  readonly refreshToken: string;
  readonly device?: string;
  readonly recoveryCodes?: string[];
  readonly secondFactor?: { challenge: string; enrol?: { secret: string; address: string } };
}

interface Way {
  readonly actor?: TestActor;
  readonly typed?: string;
  readonly device?: string | undefined;
  readonly userAgent?: string;
}

export const signIn = (
  harness: ServiceHarness,
  { email }: Pick<TestAccount, 'email'>,
  { actor = nobody, typed = password, device, userAgent = 'test' }: Way = {},
) =>
  harness
    .as(actor)
    .call<SignInAnswer>(
      'POST',
      '/sessions',
      { email, password: typed, ...(device ? { device } : {}) },
      { headers: { 'user-agent': userAgent } },
    );

export const finish = (harness: ServiceHarness, body: object, actor: TestActor = nobody) =>
  harness.as(actor).call<SignInAnswer & { code?: string }>('POST', '/sessions/second', body);

/** The actor of a session, as a BFF names it to a service. */
export function actorOf(token: string, caller: NonNullable<TestActor['caller']> = 'bff-shell'): TestActor {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    sub: string;
    sid: string;
    role: Role;
    proved: number;
  };
  const { role, sub: userId, sid: sessionId, proved: provedAt } = claims;
  return { ...nobody, caller, role, userId, sessionId, provedAt };
}

/** Signs in by the password alone. */
export async function signedIn(harness: ServiceHarness, account: TestAccount, way: Way = {}): Promise<TestActor> {
  const { status, body } = await signIn(harness, account, way);
  if (status !== 201) throw new Error(`The sign-in was answered ${status}.`);
  return actorOf(body.token);
}

/** What an authenticator app shows, `steps` of 30 seconds from the harness's time. */
export const codeOf = (harness: ServiceHarness, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: harness.clock.now().getTime() + steps * 30_000,
  });

export interface Enrolled {
  readonly secret: string;
  readonly recoveryCodes: string[];
}

/** Turns the second factor on for who is signed in. */
export async function enrolled(harness: ServiceHarness, actor: TestActor): Promise<Enrolled> {
  const begun = await harness
    .as(actor)
    .call<{ challenge: string; secret: string }>('POST', '/users/current/second-factor/enrol', { password });
  const { challenge, secret } = begun.body;
  const done = await harness
    .as(actor)
    .call<{ recoveryCodes: string[] }>('POST', '/users/current/second-factor/confirm', {
      challenge,
      code: codeOf(harness, secret),
    });
  if (done.status !== 200) throw new Error(`The enrolment was answered ${done.status}: ${done.text}`);
  // The code that confirmed it is used: the next one has to be awaited.
  harness.clock.advance(30_000);
  return { secret, recoveryCodes: done.body.recoveryCodes };
}
