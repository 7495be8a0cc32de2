import { randomUUID } from 'node:crypto';
import { startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anAccount, signedIn } from '../testing/signed-in.js';
import type { AuditEntryDto } from './audit.dto.js';

it('tells in the audit record who changed how the lender shows itself and what its letters say, each event once', async () => {
  const harness = await startService(service);
  const account = await anAccount(harness, 'super');
  const owner = await signedIn(harness, account);
  const changed = { change: 'shown', subject: 'Acme Lending', version: 3, changedBy: account.id } as const;
  const sent = await harness.deliver('lender.changed', randomUUID(), changed);
  await harness.deliver('lender.changed', sent.aggregateId, sent.payload, sent.id);
  await harness.deliver('lender.changed', randomUUID(), { ...changed, change: 'letter', subject: 'adminInvitation' });
  const { body } = await harness
    .as(owner)
    .call<{ entries: AuditEntryDto[] }>('GET', `/audit?account=${account.id}&limit=50`);
  const entries = body.entries.filter(({ kind }) => kind.startsWith('lender.'));
  expect(entries.map(({ kind, by, details }) => [kind, by?.id, details])).toEqual([
    ['lender.letter', account.id, { of: 'adminInvitation', version: 3 }],
    ['lender.shown', account.id, { of: 'Acme Lending', version: 3 }],
  ]);
  await harness.close();
});
