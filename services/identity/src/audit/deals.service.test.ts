import { randomUUID } from 'node:crypto';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anAccount, signedIn } from '../testing/signed-in.js';
import type { AuditEntryDto } from './audit.dto.js';

describe('what an administrator changes in Deal Entry', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await startService(service);
  });
  afterAll(() => harness.close());

  it('stands in the audit record under the administrator, each event once', async () => {
    const account = await anAccount(harness, 'admin');
    const admin = await signedIn(harness, account);
    const companyId = randomUUID();
    const deal = { companyId, organizationName: 'Gulf Coast Builders LLC', changedBy: account.id };
    const nothing = { subjectId: null, creditAmount: null };
    const sent = await harness.deliver('deal.changed', companyId, {
      ...deal,
      ...nothing,
      change: 'credit_set',
      creditAmount: 250_000_00,
    });
    await harness.deliver('deal.changed', companyId, sent.payload, sent.id);
    for (const change of ['company_entered', 'point_person', 'broker', 'credit_stopped'] as const)
      await harness.deliver('deal.changed', companyId, { ...deal, ...nothing, change });
    const application = {
      applicationId: randomUUID(),
      companyId,
      userId: account.id,
      name: 'Heights',
      loanType: 'land',
    };
    await harness.deliver('application.created', companyId, { ...application, enteredBy: account.id });
    await harness.deliver('application.created', companyId, application);
    const { body } = await harness
      .as(admin)
      .call<{ entries: AuditEntryDto[] }>('GET', `/audit?account=${account.id}&limit=50`);
    const deals = body.entries.filter(({ kind }) => kind.startsWith('deal.'));
    expect(deals.map(({ kind }) => kind).sort()).toEqual([
      'deal.application_entered',
      'deal.broker',
      'deal.company_entered',
      'deal.credit_set',
      'deal.credit_stopped',
      'deal.point_person',
    ]);
    expect(deals.find(({ kind }) => kind === 'deal.credit_set')).toMatchObject({
      by: { id: account.id },
      details: { of: 'Gulf Coast Builders LLC', amount: '$250,000.00' },
    });
  });
});
