import { jest } from '@jest/globals';
import { Database } from '@groundwork/server-data';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anAccount, signIn } from '../testing/signed-in.js';
import { AccountEntity } from './persistence/account.entity.js';

// Each sign-in hashes a password.
jest.setTimeout(60_000);

const costing = (timeCost: number) => ({ guessing: { passwordHash: { memoryCost: 64, timeCost } } });
const hashOf = async (harness: ServiceHarness, id: string): Promise<string> => {
  const { manager } = harness.service.app.get(Database).reading;
  return (await manager.findOneByOrFail(AccountEntity, { id })).passwordHash ?? '';
};

it('a hash follows at the next sign-in what new ones are made by, and not before, nor by a wrong password', async () => {
  const before = await startService(service, costing(1));
  const account = await anAccount(before, 'borrower');
  const { database } = before.options;
  const after = await startService(service, { database, ...costing(2) });
  try {
    const old = await hashOf(before, account.id);
    expect(old).toContain('$m=64,t=1,');
    expect((await signIn(after, account, { typed: 'another one altogether' })).status).toBe(401);
    expect(await hashOf(after, account.id)).toBe(old);
    expect((await signIn(after, account)).status).toBe(201);
    const renewed = await hashOf(after, account.id);
    expect(renewed).toContain('$m=64,t=2,');
    expect((await signIn(after, account)).status).toBe(201);
    expect(await hashOf(after, account.id)).toBe(renewed);
  } finally {
    await after.close();
    await before.close();
  }
});
