import { randomUUID } from 'node:crypto';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower, nobody, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { SessionDto } from './session.dto.js';

const password = 'seven brown lanterns';
let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

/** Somebody who belongs to so many companies, signed in. */
async function signedIn(count: number) {
  const email = `${randomUUID()}@example.com`;
  const account = await harness.asService<{ id?: string; userId?: string }>(
    'companies',
    'POST',
    '/internal/demonstration/accounts',
    { email, password, firstName: 'Ada', lastName: 'Moss', role: 'borrower' },
  );
  expect(account.status).toBe(201);
  const signIn = async () => (await harness.as(nobody).call<SessionDto>('POST', '/sessions', { email, password })).body;
  const { userId } = await signIn();
  const companies = Array.from({ length: count }, () => randomUUID());
  const join = (companyId: string, name: string) =>
    harness.deliver('company.created', companyId, { companyId, organizationName: name, userId });
  for (const [index, companyId] of companies.entries()) await join(companyId, `Company ${index}`);
  const answer = await signIn();
  const sessionId = JSON.parse(Buffer.from(answer.token.split('.')[1] ?? '', 'base64url').toString()).sid as string;
  const actor: TestActor = {
    ...aBorrower(companies[0] ?? '', userId),
    companyIds: companies,
    sessionId,
    caller: 'bff-shell',
  };
  const use = (companyId: string) =>
    harness.as(actor).call<SessionDto>('PUT', '/sessions/current/company', { companyId });
  const current = async () => (await harness.as(actor).call<SessionDto>('GET', '/sessions/current')).body.companyId;
  return { answer, companies, use, current, join };
}

describe('the company in use', () => {
  it('is the only one, and of several none until one is chosen', async () => {
    const one = await signedIn(1);
    expect(one.answer.companyId).toBe(one.companies[0]);
    const two = await signedIn(2);
    expect([two.answer.companies.length, two.answer.companyId]).toEqual([2, null]);
    expect((await two.use(two.companies[1] ?? '')).body.companyId).toBe(two.companies[1]);
    expect(await two.current()).toBe(two.companies[1]);
  });

  it('is none while another one is set up, which is then chosen', async () => {
    const { companies, use, current, join } = await signedIn(1);
    expect((await use('')).body.companyId).toBeNull();
    expect(await current()).toBeNull();
    const made = randomUUID();
    expect((await use(made)).status).toBe(403);
    await join(made, 'Another one');
    expect((await use(made)).body.companyId).toBe(made);
    expect((await use(companies[0] ?? '')).body.companyId).toBe(companies[0]);
  });

  it('is one of the user’s own', async () => {
    const { use, current, companies } = await signedIn(1);
    expect((await use(randomUUID())).status).toBe(403);
    expect((await use('7')).status).toBe(422);
    expect(await current()).toBe(companies[0]);
  });
});
