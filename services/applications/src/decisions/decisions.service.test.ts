import { randomUUID } from 'node:crypto';
import { budgetOfTotal, neededItemLabels } from '@groundwork/domain-applications';
import { limitNames } from '@groundwork/domain-capital';
import { fileTypes } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { fill, shared } from '@groundwork/domain-messages';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import type { ApplicationDto, HistoryEntryDto } from '../applications/application.dto.js';
import type { HistoryPageDto } from '../applications/history.dto.js';
import type { BudgetDto } from '../budgets/budget.dto.js';
import { LoanDecisionEntity } from '../decision-rows/index.js';
import { service } from '../index.js';
import { answers, approval, neighboursOf, propertyAnswers, sections, terms, threadOf } from '../testing/thread.js';
import type { ApprovalDto, LoanDecisionDetailsDto, LoanDecisionSummaryDto } from './loan-decision.dto.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const generalContractorId = randomUUID();
const borrower = aBorrower(companyId);
const administrator = anAdministrator();
const thread = () => threadOf(harness, borrower, administrator);
const admin = () => harness.as(administrator);

/** Everything that a house to be built on an own lot is asked for. */
const needed: readonly FileType[] = [
  ...(['survey', 'constructiondrawings', 'specsheet'] as const),
  ...(['tax_return', 'financial_statement', 'bank_statement'] as const),
];
const financial = new Set<FileType>(['tax_return', 'financial_statement', 'bank_statement']);
/** A paper of one property is named with it. */
const upload = (...papers: readonly (FileType | readonly [FileType, propertyId: string | undefined])[]) =>
  neighbours.answers.set(
    '/internal/files/credit-files',
    papers
      .map((paper) => (typeof paper === 'string' ? ([paper] as const) : paper))
      .map(([fileType, propertyId = null]) => ({
        fileUploadId: randomUUID(),
        parentType: financial.has(fileType) ? 'company' : 'application',
        fileType,
        propertyId,
        userFileName: `${fileType}.pdf`,
        status: 'pending',
        sha256: 'a'.repeat(64),
        version: 1,
        uploadedAt: '2026-03-02T12:00:00.000Z',
      })),
  );
const parties = `/internal/companies/${companyId}/credit-parties`;
const owned = (accounts: number, contractors: object[] = []) =>
  neighbours.answers.set(parties, {
    companyId,
    name: 'Gulf Coast Builders LLC',
    owners: [{ id: randomUUID(), name: 'Marisol Bennett', percentOwnership: 100, accounts }],
    people: [],
    contractors,
  });

/** A submitted application whose property has a floor plan, so that only documents and owners may be missing. */
async function submitted(more: object = {}, answered: object = {}): Promise<ApplicationDto> {
  const ready = await thread().ready();
  const { budgetUploadFormat } = more as { budgetUploadFormat?: string };
  if (budgetUploadFormat)
    await thread().saveBudget(ready.properties[0]?.id as string, { version: 1, sections: [], budgetUploadFormat });
  const planned = await thread().save(ready, {
    properties: ready.properties.map(({ id }) => ({ id, floorPlans: [{ area: '2,647' }], ...more })),
    ...answered,
  });
  await thread().save(planned, { status: 'awaiting' });
  await harness.as(borrower).call('PUT', `/applications/${ready.id}/documents`);
  return thread().read(ready.id);
}
const { limitsReason } = approval.decision;
const decide = (application: ApplicationDto, decision: object | undefined, status = 'approved') =>
  admin().problem('PUT', `/applications/${application.id}`, { version: application.version, status, decision });
const latest = async (id: string) =>
  (await admin().call<LoanDecisionSummaryDto[]>('GET', `/applications/${id}/decisions`)).body;

beforeAll(async () => {
  neighbours = await neighboursOf();
  harness = await startService(service, {
    services: {
      companies: neighbours.url,
      files: neighbours.url,
      agreements: neighbours.url,
      identity: neighbours.url,
    },
  });
});
beforeEach(() => {
  upload();
  owned(0);
});
afterAll(async () => {
  await harness.close();
  await neighbours.close();
});

describe('an approval', () => {
  it('is refused while needed items are missing, and names each', async () => {
    const application = await submitted();
    const items = [...needed.map((type) => fileTypes[type].label), neededItemLabels.ownerAccounts].join(', ');
    const problem = await decide(application, { terms, limitsReason });
    expect([problem.status, problem.errors]).toEqual([
      422,
      [{ field: 'decision.overrideReason', message: fill(shared.neededForApproval, { items }) }],
    ]);
    expect((await thread().read(application.id)).status).toBe('submitted');
    expect(await latest(application.id)).toEqual([]);
  });

  it('needs no reason where everything is there', async () => {
    upload(...needed);
    owned(2, [{ id: generalContractorId, name: 'Bluff Oak Builders' }]);
    neighbours.answers.set(`/internal/companies/${companyId}/parties`, {
      personIds: [],
      contractorIds: [generalContractorId],
    });
    const application = await submitted({}, { contractorSelected: true, generalContractorId });
    const approved = await thread().decide(application, {
      status: 'approved',
      decision: { terms, note: 'As agreed.', limitsReason },
    });
    expect(approved).toMatchObject({ status: 'approved', terms });
    expect(await latest(application.id)).toEqual([
      expect.objectContaining({
        command: 'approve',
        decidedBy: administrator.userId,
        note: 'As agreed.',
        missing: [],
        overrideReason: null,
        exceededLimits: ['contingency'],
        limitsReason,
        terms,
      }),
    ]);
    const event = (await harness.sent('application.approved')).find(
      ({ aggregateId }) => aggregateId === application.id,
    );
    expect(event?.payload.terms).toEqual(terms);
    expect(event?.payload.contractor).toBe('Bluff Oak Builders');
  });

  it('waits for the contracts of what is bought, and of what is sold before', async () => {
    upload(...needed);
    owned(2);
    const { id } = await submitted({ ownThisProperty: false, preSaleContract: true });
    const { missing } = (await admin().call<ApprovalDto>('GET', `/applications/${id}/approval`)).body;
    expect(missing).toEqual([fileTypes.purchasecontract.label, fileTypes.presalecontract.label]);
  });

  it('of a budget that came as a file waits for the file and for its total, which bounds the amount', async () => {
    upload(...needed);
    owned(2);
    const application = await submitted({ budgetUploadFormat: 'upload' });
    const missing = async () =>
      (await admin().call<ApprovalDto>('GET', `/applications/${application.id}/approval`)).body.missing;
    expect(await missing()).toEqual([fileTypes.budget.label]);
    const reasons = { limitsReason, overrideReason: 'Seen.' };
    const error = async (amount: number) =>
      (await decide(application, { terms: { ...terms, amount }, ...reasons })).errors;
    expect(await error(5_000_000)).toEqual([{ field: 'decision.terms.amount', message: shared.budgetTotalFirst }]);

    const propertyId = application.properties[0]?.id;
    const body = { propertyId, version: 2, ...budgetOfTotal(6_000_000), budgetUploadFormat: 'form' };
    expect((await harness.as(borrower).problem('PUT', '/budgets', body)).status).toBe(409);
    const entered = await admin().call<BudgetDto>('PUT', '/budgets', body);
    expect(entered.body).toMatchObject({ version: 3, totals: { budgetAmount: 6_000_000 } });
    // How it was given stays the borrower's word: the file is needed all the same.
    const { properties, percentageComplete } = await thread().read(application.id);
    expect(properties).toEqual([
      expect.objectContaining({ budgetTotal: 6_000_000, budgetUploadFormat: 'upload' }) as unknown,
    ]);
    expect(percentageComplete).toBe(100);
    expect(await missing()).toEqual([fileTypes.budget.label]);
    const { items } = (await admin().call<HistoryPageDto>('GET', `/applications/${application.id}/happened`)).body;
    expect(items[0]).toMatchObject({ event: 'budgetFileRead', subject: '1842 Heights Boulevard: $60,000.00' });
    expect(await error(6_000_001)).toEqual([
      {
        field: 'decision.terms.amount',
        message: fill(shared.atMost, { most: '$60,000.00 (the whole budget)' }),
      },
    ]);

    upload(...needed, ['budget', propertyId]);
    expect(await missing()).toEqual([]);
    await thread().decide(application, { status: 'approved', decision: { terms, limitsReason } });
    const event = (await harness.sent('application.approved')).find(
      ({ aggregateId }) => aggregateId === application.id,
    );
    // It can be drawn.
    expect(event?.payload.properties).toEqual([
      expect.objectContaining({
        lines: [expect.objectContaining({ name: 'Total', budgetAmount: 6_000_000 }) as unknown],
      }) as unknown,
    ]);
  });

  it('of several properties names each whose contract, budget file or total is missing, and none that was removed', async () => {
    owned(2);
    const created = await thread().create();
    const [first] = created.properties;
    const street = '1844 Heights Boulevard';
    const sold = { ...propertyAnswers, preSaleContract: true, floorPlans: [{ area: '2,647' }] };
    const saved = await thread().save(created, {
      ...answers,
      borrowerId: companyId,
      properties: [
        { id: first?.id, ...sold },
        { ...sold, street },
      ],
    });
    const second = saved.properties[1]?.id;
    const asFile = { version: 0, sections: [], budgetUploadFormat: 'upload' };
    await thread().saveBudget(first?.id as string);
    await thread().saveBudget(second as string, asFile);
    upload(...needed, ['presalecontract', first?.id], ['presalecontract', undefined], ['budget', first?.id]);
    const approvalOf = async () => (await admin().call<ApprovalDto>('GET', `/applications/${saved.id}/approval`)).body;
    expect(await approvalOf()).toMatchObject({
      missing: [`Presale Contract: ${street}`, `Budget: ${street}`],
      isBudgeted: false,
      unbudgeted: [street],
    });
    upload(...needed, ['presalecontract', first?.id], ['presalecontract', second], ['budget', second]);
    expect((await approvalOf()).missing).toEqual([]);

    await thread().acceptTermSheet(saved);
    await thread().save(await thread().read(saved.id), { status: 'awaiting' });
    await harness.as(borrower).call('PUT', `/applications/${saved.id}/documents`);
    const refused = await decide(await thread().read(saved.id), { terms, limitsReason });
    expect(refused.errors).toEqual([
      { field: 'decision.terms.amount', message: fill(shared.budgetTotalsFirst, { properties: street }) },
    ]);

    // What went with a property asks for nothing, and counts for no other.
    upload(...needed, ['presalecontract', second]);
    await thread().decide(await thread().read(saved.id), {
      status: 'rejected',
      decision: {},
      onRejectString: 'One house only.',
    });
    await thread().save(await thread().read(saved.id), { properties: [{ id: first?.id }] });
    expect(await approvalOf()).toMatchObject({ missing: ['Presale Contract'], isBudgeted: true, unbudgeted: [] });
  });

  it('above limits of its type says which, and is kept with why and with the limits of then', async () => {
    upload(...needed);
    owned(2);
    const application = await submitted();
    const above = { ...terms, amount: 5_900_000 };
    const problem = await decide(application, { terms: above });
    const limits = `${limitNames.loanToCost}, ${limitNames.contingency}`;
    expect([problem.status, problem.errors]).toEqual([
      422,
      [{ field: 'decision.limitsReason', message: fill(shared.limitsExceeded, { limits }) }],
    ]);
    await thread().decide(application, { status: 'approved', decision: { terms: above, limitsReason: ' Strong. ' } });
    const [decision] = await latest(application.id);
    expect(decision).toMatchObject({ exceededLimits: ['loanToCost', 'contingency'], limitsReason: 'Strong.' });
    const { body } = await admin().call<LoanDecisionDetailsDto>('GET', `/decisions/${decision?.id}`);
    expect(body.snapshot.capital).toMatchObject({
      limits: { loanType: 'construction', version: 1, loanToCost: 85 },
      points: expect.arrayContaining([
        { limit: 'loanToCost', state: 'exceeded', ceiling: 5_647_995, missing: [] },
      ]) as unknown,
    });
  });

  it('keeps the budgets of its units and the term sheet that was accepted, by the hash of its text', async () => {
    upload(...needed);
    owned(2);
    const ready = await thread().ready();
    const planned = await thread().save(ready, {
      properties: ready.properties.map(({ id }) => ({ id, floorPlans: [{ area: '2,647' }], units: [{}, {}] })),
    });
    const [property] = planned.properties;
    const unitId = property?.units[1]?.id;
    const made = await harness.as(borrower).call('POST', '/unit-budgets', { unitId, version: 0, sections });
    expect(made.status).toBe(201);
    const acceptance = {
      id: randomUUID(),
      type: 'build new',
      version: 3,
      date: '2026-03-02T15:00:00.000Z',
      signerName: 'Marisol Bennett',
      contentHash: 'e'.repeat(64),
    };
    neighbours.answers.set(`/internal/term-sheets/${ready.id}/acceptance`, { acceptance });
    await thread().save(await thread().read(ready.id), { status: 'awaiting' });
    await harness.as(borrower).call('PUT', `/applications/${ready.id}/documents`);
    await thread().decide(await thread().read(ready.id), { status: 'approved', ...approval });
    const [decision] = await latest(ready.id);
    const { body } = await admin().call<LoanDecisionDetailsDto>('GET', `/decisions/${decision?.id}`);
    expect(body.intact).toBe(true);
    expect(body.snapshot.termSheet).toEqual(acceptance);
    expect(body.snapshot.unitBudgets).toEqual([
      {
        propertyId: property?.id,
        unitId,
        lines: expect.arrayContaining([
          expect.objectContaining({ name: 'Foundation', budgetAmount: 4_474_800 }),
        ]) as unknown,
      },
    ]);
  });

  it('waits while nobody can say which term sheet was accepted', async () => {
    const application = await submitted();
    neighbours.answers.set(`/internal/term-sheets/${application.id}/acceptance`, undefined);
    expect((await decide(application, approval.decision)).status).toBeGreaterThanOrEqual(400);
    expect((await thread().read(application.id)).status).toBe('submitted');
  });

  it('whose closing keeps its terms is not asked again, one that changes them is', async () => {
    upload(...needed);
    owned(2);
    const application = await submitted();
    const agreed = await thread().decide(application, { status: 'in_closing', ...approval });
    const { errors } = await decide(agreed, { terms: { ...terms, rate: 9 }, overrideReason: 'x' });
    expect(errors?.map(({ field, message }) => [field, message])).toEqual([
      ['decision.note', shared.changedTermsReason],
      ['decision.limitsReason', expect.any(String)],
    ]);
    const closed = await thread().decide(agreed, { status: 'approved', decision: { overrideReason: 'Seen.' } });
    expect(closed.status).toBe('approved');
  });

  it('that closes on other terms than were agreed on says why, and keeps that', async () => {
    upload(...needed);
    owned(2);
    const agreed = await thread().decide(await submitted(), { status: 'in_closing', ...approval });
    const decision = { ...approval.decision, terms: { ...terms, rate: 9 } };
    const refused = await decide(agreed, decision);
    expect(refused.errors?.map(({ field }) => field)).toEqual(['decision.note']);
    const note = 'The appraisal came in lower.';
    await thread().decide(agreed, { status: 'approved', decision: { ...decision, note } });
    expect((await latest(agreed.id))[0]).toMatchObject({ command: 'completeClosing', note, terms: { rate: 9 } });
  });

  it('goes on without them where an administrator says why, and keeps that', async () => {
    const application = await submitted();
    await thread().decide(application, { status: 'approved', ...approval });
    const [decision] = await latest(application.id);
    expect(decision).toMatchObject({ overrideReason: approval.decision.overrideReason });
    expect(decision?.missing).toHaveLength(7);
  });

  it.each([
    ['none', undefined, { 'decision.terms': shared.termsNeeded }],
    [
      'an amount of nothing',
      { ...terms, amount: 0, interestReserve: 0 },
      { 'decision.terms.amount': shared.amountAboveZero },
    ],
    [
      'more than the budget',
      { ...terms, amount: 6_644_701 },
      { 'decision.terms.amount': fill(shared.atMost, { most: '$66,447.00 (the whole budget)' }) },
    ],
    ['a rate above the bound', { ...terms, rate: 31 }, { 'decision.terms.rate': fill(shared.atMost, { most: '30' }) }],
    ['no month', { ...terms, termMonths: 0 }, { 'decision.terms.termMonths': fill(shared.atLeast, { least: '1' }) }],
    [
      'a reserve above the amount',
      { ...terms, interestReserve: terms.amount + 1 },
      { 'decision.terms.interestReserve': fill(shared.atMost, { most: '$50,000.00 (the amount)' }) },
    ],
    ['half of them', { amount: 1 }, 7],
  ])('refuses terms: %s', async (_what, offered, errors) => {
    const problem = await decide(await submitted(), { terms: offered, overrideReason: 'x' });
    expect(problem.status).toBe(422);
    const told = Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
    if (typeof errors === 'number') expect(Object.keys(told)).toContain('decision.terms.rate');
    else expect(told).toEqual(errors);
  });

  it('is taken once by two administrators at the same time', async () => {
    const application = await submitted();
    const answers = await Promise.all(
      [administrator, anAdministrator()].map((who, at) =>
        harness.as(who).call('PUT', `/applications/${application.id}`, {
          version: application.version,
          status: ['approved', 'in_closing'][at],
          ...approval,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await latest(application.id)).toHaveLength(1);
  });

  it('cannot be taken while the files do not answer', async () => {
    const application = await submitted();
    neighbours.away = true;
    expect((await decide(application, approval.decision)).status).toBe(503);
    neighbours.away = false;
  });

  it('begins with terms from the application, and what is missing', async () => {
    const application = await submitted();
    await thread().decide(application, { fundingSources: [{ name: 'Equity', total: 2_000_000 }] });
    const proposal = (await admin().call<ApprovalDto>('GET', `/applications/${application.id}/approval`)).body;
    expect(proposal).toMatchObject({
      budgetTotal: 6_644_700,
      terms: { amount: 5_000_000, termMonths: 12, originationFeePercent: 1.5, interestReserve: 0 },
    });
    expect(proposal.missing).toHaveLength(7);
    expect(proposal.missingForClosing).toHaveLength(7);
  });
});

describe('conditions of an approval', () => {
  it('are ticked off with who and when, which nobody else writes, and stay open for a closing alone', async () => {
    upload(...needed);
    owned(1);
    const application = await submitted();
    const forged = { completed: true, completedBy: randomUUID(), completedAt: '2020-01-01T00:00:00.000Z' };
    const saved = await thread().decide(application, {
      approvalConditions: [
        { name: 'Survey update', completed: false },
        { name: 'Flood insurance', ...forged },
      ],
    });
    const now = harness.clock.now().toISOString();
    expect(saved.approvalConditions).toEqual([
      expect.objectContaining({ name: 'Survey update', completedBy: null, completedAt: null }),
      expect.objectContaining({ name: 'Flood insurance', completedBy: administrator.userId, completedAt: now }),
    ]);
    const refused = await decide(saved, { terms });
    expect(refused.errors?.[0]?.message).toContain(fill(shared.conditionOpen, { name: 'Survey update' }));
    const closing = await thread().decide(saved, { status: 'in_closing', decision: { terms, limitsReason } });
    expect(closing).toMatchObject({ status: 'in_closing', terms });
    // A tick stays whose it was, and goes with the tick.
    const other = anAdministrator();
    const ticked = await thread().save(
      closing,
      {
        approvalConditions: closing.approvalConditions.map(({ id, name }, at) => ({ id, name, completed: at === 0 })),
      },
      other,
    );
    expect(ticked.approvalConditions.map(({ completedBy }) => completedBy)).toEqual([other.userId, null]);
  });
});

describe('conditions that were agreed on', () => {
  it('are not added to, taken away or reworded without a reason, which both sides read', async () => {
    upload(...needed);
    owned(1);
    const conditioned = await thread().decide(await submitted(), {
      approvalConditions: [{ name: 'Survey update' }, { name: 'Flood insurance' }],
    });
    const agreed = await thread().decide(conditioned, { status: 'in_closing', decision: { terms, limitsReason } });
    const [survey, flood] = agreed.approvalConditions.map(({ id, name }) => ({ id, name }));
    const other = [{ ...survey, name: 'Survey of May', completed: true }, { name: 'Builder’s risk policy' }];
    const path = `/applications/${agreed.id}`;
    // Neither by a save nor together with the closing.
    for (const more of [{}, { status: 'approved', decision: { overrideReason: 'x' } }]) {
      const body = { version: agreed.version, approvalConditions: other, ...more };
      const refused = await admin().problem('PUT', path, body);
      expect([refused.status, refused.errors?.[0]]).toEqual([
        422,
        { field: 'conditionsReason', message: shared.reasonRequired },
      ]);
    }
    // A comment and a tick change no condition.
    const ticked = await thread().decide(agreed, {
      approvalConditions: [
        { ...survey, completed: true, comment: 'Seen.' },
        { ...flood, comment: 'Asked for.' },
      ],
    });
    const conditionsReason = 'The flood map was redrawn.';
    const changed = await thread().decide(ticked, { approvalConditions: other, conditionsReason });
    expect(changed.approvalConditions.map(({ name }) => name)).toEqual(['Survey of May', 'Builder’s risk policy']);
    for (const actor of [borrower, administrator]) {
      const { items } = (await harness.as(actor).call<HistoryPageDto>('GET', `${path}/happened`)).body;
      const told = items
        .filter(({ reason }) => reason === conditionsReason)
        .map(({ event, subject }) => [event, subject]);
      expect(told).toHaveLength(3);
      expect(told).toEqual(
        expect.arrayContaining([
          ['conditionAdded', 'Builder’s risk policy'],
          ['conditionRemoved', 'Flood insurance'],
          ['conditionReworded', 'Survey of May'],
        ]),
      );
    }
  });
});

describe('the record of a decision', () => {
  it('keeps the names of whoever decided and ticked its conditions, but for an account that is gone by then', async () => {
    const [other, gone] = [anAdministrator(), anAdministrator()];
    neighbours.answers.set(`/internal/users/${other.userId}/name`, { firstName: 'Augustin', lastName: 'Delacroix' });
    neighbours.answers.set(`/internal/users/${gone.userId}/name`, undefined);
    const first = { name: 'Survey', completed: true };
    const ticked = await thread().save(await submitted(), { approvalConditions: [first] }, other);
    const both = [...ticked.approvalConditions, { name: 'Appraisal', completed: true }];
    const all = await thread().save(ticked, { approvalConditions: both }, gone);
    await thread().decide(all, { status: 'rejected', onRejectString: 'The survey is too old.' });
    const [rejected] = await latest(all.id);
    const { snapshot } = (await admin().call<LoanDecisionDetailsDto>('GET', `/decisions/${rejected?.id}`)).body;
    expect(snapshot.application.approvalConditions.map(({ completedBy }) => completedBy)).toEqual([
      other.userId,
      gone.userId,
    ]);
    expect(snapshot.people).toEqual([
      { id: administrator.userId, name: 'Carolyn Whitfield' },
      { id: other.userId, name: 'Augustin Delacroix' },
    ]);
  });

  it('shows what was decided upon, also when all of that has changed, and that nobody touched it', async () => {
    upload(...needed);
    owned(1);
    const application = await submitted();
    await thread().decide(application, { status: 'rejected', onRejectString: 'The survey is too old.' });
    const [rejected] = await latest(application.id);
    expect(rejected).toMatchObject({ command: 'reject', note: 'The survey is too old.', terms: null });
    upload();
    await thread().save(await thread().read(application.id), { name: 'Another name' });
    const read = async () => (await admin().call<LoanDecisionDetailsDto>('GET', `/decisions/${rejected?.id}`)).body;
    const { snapshot, intact } = await read();
    expect(intact).toBe(true);
    expect(snapshot.application).toMatchObject({ id: application.id, name: application.name, status: 'rejected' });
    expect(snapshot.budgets[0]?.lines.map(({ name, type, note }) => [name, type, note])).toEqual([
      ['Permits', 'hard', null],
      ['Foundation', 'hard', null],
      ['Drywall', 'hard', null],
    ]);
    expect(snapshot.documents.map(({ fileType, sha256 }) => [fileType, sha256.length])).toEqual(
      needed.map((type) => [type, 64]),
    );
    expect(snapshot.parties).toMatchObject({ name: 'Gulf Coast Builders LLC', owners: [{ name: 'Marisol Bennett' }] });
    expect(snapshot.people).toEqual([{ id: administrator.userId, name: 'Carolyn Whitfield' }]);
    await harness.service.database.statement((manager) =>
      manager.update(LoanDecisionEntity, { id: rejected?.id as string }, { snapshot: '{"application":{}}' }),
    );
    expect((await read()).intact).toBe(false);
  });

  it('is an administrator’s alone, and says nothing of its notes to the borrower', async () => {
    const application = await submitted();
    await thread().decide(application, {
      status: 'approved',
      decision: { ...approval.decision, note: 'Between ourselves.' },
    });
    const [decision] = await latest(application.id);
    for (const path of [`/applications/${application.id}/decisions`, `/decisions/${decision?.id}`])
      expect((await harness.as(borrower).problem('GET', path)).status).toBe(403);
    const history = await harness
      .as(borrower)
      .call<HistoryEntryDto[]>('GET', `/applications/${application.id}/history`);
    expect(history.text).not.toContain('Between ourselves');
    expect(history.text).not.toContain('vault');
  });
});

describe('the step on financials and litigation', () => {
  const entry = async (result: string, date: string) =>
    thread().decide(await submitted(), { financialLiteracyResult: result, financialLiteracyDate: date });

  it.each([
    ['Pass', '2026-02-08', true],
    ['Pass', '2026-02-09', false],
    ['Failed at question 3', '2026-01-01', false],
  ])('is shown for %s of %s: %s', async (result, date, shown) => {
    expect((await entry(result, date)).displayFinancialLit).toBe(shown);
  });

  it('is asked for at the first submit where the result was entered while the borrower still wrote', async () => {
    const ready = await thread().ready();
    const result = { financialLiteracyResult: 'Pass', financialLiteracyDate: '2026-02-08' };
    const entered = await thread().save(ready, result, administrator);
    expect([entered.status, entered.displayFinancialLit]).toEqual(['in_progress', true]);
    const refused = await harness
      .as(borrower)
      .problem('PUT', `/applications/${ready.id}`, { version: entered.version, status: 'awaiting' });
    expect(refused.status).toBe(422);
    expect(refused.errors?.map(({ field }) => field)).toContainEqual(expect.stringMatching(/^legalInformation\./));
  });

  it('is nobody’s to set, and its rejection is refused while the borrower does not see it', async () => {
    const application = await submitted();
    const saved = await thread().decide(application, { displayFinancialLit: true });
    expect(saved.displayFinancialLit).toBe(false);
    const problem = await admin().problem('PUT', `/applications/${saved.id}`, {
      version: saved.version,
      rejectionComments: [{ step: 'litigation', value: 'Please explain.' }],
    });
    expect([problem.status, problem.errors]).toEqual([
      422,
      [{ field: 'rejectionComments.0.step', message: shared.stepNotAsked }],
    ]);
  });
});
