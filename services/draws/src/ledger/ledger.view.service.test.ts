import { randomUUID } from 'node:crypto';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startDraws } from '../testing/harness.js';
import { agreedTerms, anOpenLoan } from '../testing/loan.js';
import type { ActiveTotalsDto } from './ledger.dto.js';
import { LedgerLineEntity } from './ledger-line.entity.js';
import { LedgerRepository } from './ledger.repository.js';
import { loanFacts } from './ledger.view.js';

let harness: ServiceHarness;
let ledgers: LedgerRepository;
beforeAll(async () => {
  harness = await startDraws();
  ledgers = harness.service.app.get(LedgerRepository, { strict: false });
}, 60_000);
afterAll(() => harness?.close());

const change = (id: string, values: Partial<LedgerLineEntity>) =>
  harness.service.database.transaction((manager) => manager.update(LedgerLineEntity, { id }, values));

it('a line tells where each cent of it is, and what is left to ask for', async () => {
  const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
  const [first] = loan.lines;
  const approved = await loan.draw([300_000]);
  await loan.admin.call('PUT', '/draw-requests/accept', { id: approved.id });
  await loan.draw([80_000]);
  // 10,000.00 of which 500.00 came by a change: 2,500.00 are paid, and 3,000.00 approved, of which a tenth is held back.
  await change(first, { changesCents: 50_000, fundedCents: 250_000, releasedCents: 600, releasingCents: 400 });
  expect((await loan.ledger()).lines[0]).toEqual({
    additionalBudgetItemId: first,
    propertyId: expect.any(String) as string,
    name: 'Roofing',
    section: 'Exterior Structure',
    sectionIndex: 2,
    index: 0,
    budgetAmount: 1_000_000,
    originalAmount: 950_000,
    changes: 50_000,
    isContingency: false,
    amountFundedToDate: 250_000,
    pending: 80_000,
    pendingFunding: 270_000,
    retainageHeld: 30_000,
    retainageReleased: 600,
    retainageReleasing: 400,
    remaining: 750_000,
    available: 370_000,
    capPercent: null,
    materialsStored: 0,
    percentProgress: 25,
  });
  // An inspection saw seven tenths of it: what is beyond those is not to be had yet.
  await change(first, { capPercent: 70 });
  expect((await loan.ledger()).lines[0]).toMatchObject({ capPercent: 70, available: 70_000 });
});

it('a loan tells its terms and its own name; once it is paid off nothing can be drawn of it, whatever was left', async () => {
  const companyId = randomUUID();
  const loan = await anOpenLoan(harness, companyId, agreedTerms);
  const of = { applicationId: loan.applicationId, name: 'Maple Street Homes', loanType: 'construction' };
  const active = async () =>
    (await loan.borrower.call<ActiveTotalsDto>('GET', `/companies/${companyId}/active-totals`)).body.loans;
  const open = { ...of, projectNumber: null, terms: agreedTerms, closedOn: null, available: 894_999 };
  expect(await loan.ledger()).toMatchObject({ ...open, companyId, retainage: { version: 0, completedPercent: 10 } });
  expect(await active()).toMatchObject([{ ...open, properties: [{ street: '12 Maple Street' }] }]);
  await harness.service.database.transaction((manager) => ledgers.close(manager, loan.applicationId, '2026-03-02'));
  expect(await loan.ledger()).toMatchObject({ ...of, closedOn: '2026-03-02', available: 0, remaining: 894_999 });
});

it('an event names a loan with its number where it has one, and with who asked', async () => {
  const { applicationId, companyId } = await anOpenLoan(harness);
  const ledger = await ledgers.find(applicationId);
  if (!ledger) throw new Error('The loan is not there.');
  const facts = { applicationId, companyId, name: 'Maple Street Homes', borrowerId: 'who asked' };
  expect(loanFacts(ledger, 'who asked')).toEqual(facts);
  expect(loanFacts({ ...ledger, projectNumber: 1042 }, 'who asked')).toEqual({ ...facts, projectNumber: 1042 });
});
