import { randomUUID } from 'node:crypto';
import { startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anAccount, signedIn } from '../testing/signed-in.js';
import type { AuditEntryDto } from './audit.dto.js';

it('tells in the audit record what was done with a webhook and by whom, each event once', async () => {
  const harness = await startService(service);
  const account = await anAccount(harness, 'super');
  const owner = await signedIn(harness, account);
  const until = '2026-03-02T15:00:00.000Z';
  const rotated = {
    change: 'secret_rotated',
    name: 'Books',
    createdBy: account.id,
    changedBy: account.id,
    details: { until },
  } as const;
  const sent = await harness.deliver('webhook.changed', randomUUID(), rotated);
  await harness.deliver('webhook.changed', sent.aggregateId, sent.payload, sent.id);
  await harness.deliver('webhook.changed', sent.aggregateId, {
    ...rotated,
    change: 'paused',
    changedBy: null,
    details: { because: 'nothing arrived for five days' },
  });
  const { body } = await harness
    .as(owner)
    .call<{ entries: AuditEntryDto[] }>('GET', `/audit?account=${account.id}&limit=50`);
  const entries = body.entries.filter(({ kind }) => kind.startsWith('webhook.'));
  expect(entries.map(({ kind, by, details }) => [kind, by?.id, details])).toEqual([
    ['webhook.paused', undefined, { of: 'Books', because: 'nothing arrived for five days' }],
    ['webhook.secret_rotated', account.id, { of: 'Books', until }],
  ]);
  await harness.close();
});
