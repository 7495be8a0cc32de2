import { randomUUID } from 'node:crypto';
import { startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anAccount, signedIn } from '../testing/signed-in.js';
import type { AuditEntryDto } from './audit.dto.js';

it('puts down what a super administrator does with the deployment, and takes nothing else for that', async () => {
  const harness = await startService(service);
  const account = await anAccount(harness, 'super');
  const owner = harness.as(await signedIn(harness, account));
  const event = randomUUID();
  const operation = { kind: 'operation.event_discarded', at: 'draws', of: event };
  expect((await owner.call('POST', '/audit/operations', operation)).status).toBe(204);
  const begun = { ...operation, kind: 'operation.begun', deed: operation.kind };
  expect((await owner.call('POST', '/audit/operations', begun)).status).toBe(204);
  for (const wrong of [{ deed: 'role.changed' }, { kind: 'role.changed' }, { of: 'x'.repeat(201) }, { at: 7 }])
    expect((await owner.problem('POST', '/audit/operations', { ...operation, ...wrong })).status).toBe(422);
  const former = { ...operation, kind: 'operation.remote_unchanged' };
  // Of the version before.
  expect((await owner.call('POST', '/audit/operations', former)).status).toBe(204);
  const { body } = await owner.call<{ entries: AuditEntryDto[] }>('GET', `/audit?account=${account.id}&limit=50`);
  expect(
    body.entries
      .filter(({ kind }) => kind.startsWith('operation.'))
      .map(({ kind, by, details }) => [kind, by?.id, details]),
  ).toEqual([
    ['operation.remote_unchanged', account.id, { of: event, at: 'draws' }],
    ['operation.begun', account.id, { deed: 'operation.event_discarded', of: event, at: 'draws' }],
    ['operation.event_discarded', account.id, { of: event, at: 'draws' }],
  ]);
  const administrator = await anAccount(harness, 'admin');
  const other = harness.as(await signedIn(harness, administrator));
  expect((await other.call('POST', '/audit/operations', operation)).status).toBe(403);
  await harness.close();
});
