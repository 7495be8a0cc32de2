import { randomUUID } from 'node:crypto';
import type { TestActor } from '@groundwork/server-testkit';
import { aBorrower, aBroker, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anAccount, signedIn } from '../testing/signed-in.js';
import type { AuditEntryDto } from './audit.dto.js';

it('puts down of whom everything is exported: of anybody by the owner, of themselves by others', async () => {
  const harness = await startService(service);
  const account = await anAccount(harness, 'super');
  const owner = harness.as({ ...(await signedIn(harness, account)), caller: 'bff-admin' });
  const borrower = await anAccount(harness);
  const about = { kind: 'user', id: borrower.id, name: 'Ann Builder' };
  const status = async (actor: TestActor, body: object) =>
    (await harness.as(actor).call('POST', '/audit/exports', body)).status;
  expect((await owner.call('POST', '/audit/exports', about)).status).toBe(204);
  const company = { kind: 'company', id: randomUUID(), name: 'Keystone Homes' };
  expect((await owner.call('POST', '/audit/exports', company)).status).toBe(204);
  const self: TestActor = { ...(await signedIn(harness, borrower)), caller: 'bff-shell' };
  expect(await status(self, about)).toBe(204);
  const broker: TestActor = { ...aBroker(randomUUID()), caller: 'bff-shell' };
  expect(await status(broker, { ...about, kind: 'broker', id: broker.brokerId })).toBe(204);
  expect(await status(self, { ...about, id: account.id })).toBe(403);
  expect(await status(self, company)).toBe(403);
  expect(await status(aBorrower(company.id, borrower.id), about)).toBe(403);
  for (const wrong of [{ kind: 'person' }, { id: 'x' }, { name: 'x'.repeat(421) }])
    expect((await owner.problem('POST', '/audit/exports', { ...about, ...wrong })).status).toBe(422);
  const read = async (of: string) =>
    (await owner.call<{ entries: AuditEntryDto[] }>('GET', `/audit?account=${of}&kind=data.exported`)).body.entries.map(
      ({ by, details }) => [by?.id, details['of']],
    );
  expect(await read(borrower.id)).toEqual([
    [borrower.id, 'user Ann Builder'],
    [account.id, 'user Ann Builder'],
  ]);
  expect(await read(account.id)).toEqual([[account.id, 'company Keystone Homes']]);
  await harness.close();
});
