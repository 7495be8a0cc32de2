import { randomUUID } from 'node:crypto';
import { fill, shared } from '@groundwork/domain-messages';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { sections, threadOf } from '../testing/thread.js';
import type { ApplicationDto } from './application.dto.js';

let harness: ServiceHarness;
const borrower = aBorrower(randomUUID());
const thread = () => threadOf(harness, borrower, anAdministrator());
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

describe('the agreement to a term sheet', () => {
  it.each([
    [
      'the loan that is wanted',
      (ready: ApplicationDto) => thread().save(ready, { requestedLoanAmount: 4_900_000 }),
      'Requested loan amount',
    ],
    [
      'a budget',
      async (ready: ApplicationDto) => {
        await thread().saveBudget(ready.properties[0]?.id as string, { version: 1, sections: sections.slice(0, 1) });
        return thread().read(ready.id);
      },
      'Total of the budgets',
    ],
  ])('does not count when it was accepted of other figures: %s', async (_, change, figure) => {
    const ready = await thread().ready({ requestedAmount: '$50,000.00', budgetTotal: '$66,447.00' });
    expect(ready).toMatchObject({ staleTermsheet: false, termSheetChanges: [], sectionComplete: '11111' });
    const changed = await change(ready);
    expect(changed).toMatchObject({
      staleTermsheet: true,
      termSheetAgreementTime: null,
      termSheetChanges: [figure],
      sectionComplete: '11110',
    });
    const submit = { version: changed.version, status: 'awaiting' };
    const problem = await harness.as(borrower).problem('PUT', `/applications/${ready.id}`, submit);
    expect(problem.errors).toContainEqual(
      expect.objectContaining({
        field: 'termSheetAgreementTime',
        message: fill(shared.termSheetChanged, { figures: figure }),
      }),
    );
    // What the sheet does not show ends nothing.
    await thread().acceptTermSheet(ready, { loanType: 'Build New' });
    expect(await thread().read(ready.id)).toMatchObject({ staleTermsheet: false, termSheetChanges: [] });
    expect((await thread().save(changed, { status: 'awaiting' })).status).toBe('awaiting');
  });
});
