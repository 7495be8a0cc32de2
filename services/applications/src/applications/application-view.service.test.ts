import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { approval, neighboursOf, threadOf } from '../testing/thread.js';

let harness: ServiceHarness;
let companies: Neighbour;
const companyId = randomUUID();
const administrator = anAdministrator();
const thread = () => threadOf(harness, aBorrower(companyId), administrator);

beforeAll(async () => {
  companies = await neighboursOf(companyId);
  harness = await startService(service, {
    services: { companies: companies.url, files: companies.url, agreements: companies.url, identity: companies.url },
  });
});
afterAll(async () => {
  await harness.close();
  await companies.close();
});

it('tells the borrower nothing of a review that is the lender’s own', async () => {
  const submitted = await thread().submitted();
  const saved = await thread().decide(submitted, {
    creditApproverId: randomUUID(),
    financialLiteracyResult: 'Pass',
    financialLiteracyDate: '2026-01-05',
    approvalConditions: [{ name: 'Survey', comment: 'the last one was of a neighbour', completed: true }],
  });
  expect(saved.approvalConditions[0]).toMatchObject({ completedBy: administrator.userId });
  const decided = await thread().decide(saved, { status: 'approved', ...approval });
  expect(decided).toMatchObject({ decidedBy: administrator.userId, financialLiteracyResult: 'Pass' });
  const seen = await thread().read(decided.id);
  const [condition] = seen.approvalConditions;
  expect(condition).toEqual({
    id: expect.any(String),
    name: 'Survey',
    completed: true,
    completedAt: expect.any(String),
  });
  expect(seen).toMatchObject({ status: 'approved', decidedBy: null, displayFinancialLit: expect.any(Boolean) });
  for (const name of ['creditApproverId', 'financialLiteracyResult', 'financialLiteracyDate'])
    expect([name, name in seen]).toEqual([name, false]);
});
