import { randomUUID } from 'node:crypto';
import type { Area } from '@groundwork/domain-access';
import type { Subject } from '@groundwork/server-auth';

/** Somebody who calls a service in a test. */
export type TestActor = Subject & { readonly caller?: `bff-${Area}` };

const base = { sessionId: undefined, companyIds: [], brokerId: undefined, address: '203.0.113.7' } as const;

export const nobody: TestActor = { ...base, role: 'anonymous', userId: undefined, caller: 'bff-shell' };
export const aBorrower = (companyId: string, userId: string = randomUUID()): TestActor => ({
  ...base,
  role: 'borrower',
  userId,
  companyIds: [companyId],
  sessionId: randomUUID(),
  caller: 'bff-borrower',
});
export const aBroker = (brokerId: string, userId: string = randomUUID()): TestActor => ({
  ...base,
  role: 'broker',
  userId,
  brokerId,
  sessionId: randomUUID(),
  caller: 'bff-broker',
});
export const anAdministrator = (userId: string = randomUUID()): TestActor => ({
  ...base,
  role: 'admin',
  userId,
  sessionId: randomUUID(),
  caller: 'bff-admin',
});
export const aSuperAdministrator = (userId: string = randomUUID()): TestActor => ({
  ...base,
  role: 'super',
  userId,
  sessionId: randomUUID(),
  caller: 'bff-admin',
});
