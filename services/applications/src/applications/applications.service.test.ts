import { randomUUID } from 'node:crypto';
import { applicationStatusLabels } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { aBorrower, aBroker, anAdministrator, nobody, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { address, answers, approval, neighboursOf, propertyAnswers, threadOf } from '../testing/thread.js';
import type { ApplicationDto, ApplicationPageDto, ApplicationSummaryDto, HistoryEntryDto } from './application.dto.js';

let harness: ServiceHarness;
let companies: Neighbour;
const companyId = randomUUID();
const listed = randomUUID();
const borrower = aBorrower(companyId);
const administrator = anAdministrator();
const thread = (actor = borrower) => threadOf(harness, actor, administrator);

beforeAll(async () => {
  companies = await neighboursOf(companyId, listed);
  harness = await startService(service, {
    services: { companies: companies.url, files: companies.url, agreements: companies.url, identity: companies.url },
  });
});
afterAll(async () => {
  await harness.close();
  await companies.close();
});

describe('creating', () => {
  it('starts in progress, named by the day, with a property for each that is applied for', async () => {
    const created = await thread().create({ numberApplyingFor: 3 });
    expect(created).toMatchObject({
      companyId,
      userId: borrower.userId,
      status: 'in_progress',
      name: 'Application 2026-03-02',
      sectionComplete: '00000',
      version: 1,
      round: 1,
    });
    expect(created.properties).toHaveLength(3);
    expect(await thread().read(created.id)).toEqual(created);
    expect((await harness.sent('application.created')).at(-1)).toMatchObject({
      aggregateId: created.id,
      payload: { companyId, loanType: 'construction' },
    });
  });

  it('keeps the address of the Add Project flow', async () => {
    const created = await thread().create({ properties: [{ street: '12 Oak Lane', state: 'Texas' }] });
    expect(created.properties).toEqual([
      expect.objectContaining({ street: '12 Oak Lane', state: 'Texas', city: null, budgetTotal: 0 }),
    ]);
  });

  it('refuses what is wrong by field', async () => {
    const problem = await harness
      .as(borrower)
      .problem('POST', '/applications', { companyId, loanType: 'palace', properties: [{ zipCode: '12' }] });
    expect(problem).toMatchObject({ status: 422, code: 'validation.failed' });
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual(['loanType', 'properties.0.zipCode']);
    const rent = await harness
      .as(borrower)
      .problem('POST', '/applications', { companyId, intendedPurpose: 'rent', loanType: 'construction' });
    expect(rent.errors).toEqual([expect.objectContaining({ field: 'loanType' })]);
    const many = await harness.as(borrower).problem('POST', '/applications', {
      companyId,
      loanType: 'construction',
      propertyType: 'duplex',
      numberApplyingFor: 2,
    });
    expect(many.errors).toEqual([expect.objectContaining({ field: 'numberApplyingFor' })]);
  });

  it('is refused as a portfolio of two places where its loan shares one', async () => {
    const elsewhere = { ...address, city: 'Dallas' };
    const refused = await harness.as(borrower).problem('POST', '/applications', {
      companyId,
      loanType: 'buildToRent',
      propertyType: 'detached',
      intendedPurpose: 'rent',
      loanRequestIsFor: 'rentalPortfolio',
      numberApplyingFor: 2,
      properties: [address, elsewhere],
    });
    expect(refused.errors).toEqual([expect.objectContaining({ field: 'properties.1.city' })]);
  });

  it('is no broker’s, nobody’s, and not for another company', async () => {
    for (const actor of [nobody, aBroker(randomUUID())])
      expect((await harness.as(actor).problem('POST', '/applications', { companyId })).status).toBe(403);
    expect((await harness.as(borrower).problem('POST', '/applications', { companyId: randomUUID() })).code).toBe(
      'access.denied',
    );
  });

  it('makes one application of the same key twice', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { companyId, name: 'Once only' };
    const first = await harness.as(borrower).call<ApplicationDto>('POST', '/applications', body, { headers });
    const again = await harness.as(borrower).call<ApplicationDto>('POST', '/applications', body, { headers });
    expect(again.body).toEqual(first.body);
    expect(
      (await harness.as(borrower).problem('POST', '/applications', { ...body, name: 'Other' }, { headers })).code,
    ).toBe('idempotency.key_reused');
  });
});

describe('saving', () => {
  it('keeps what is left out, drops what is unknown, and computes how complete it is', async () => {
    const created = await thread().create();
    const saved = await thread().save(created, {
      ...answers,
      borrowerId: companyId,
      evil: 1,
      legalInformation: { firstLoan: true, evil: 2 },
      percentageComplete: 100,
      companyId: randomUUID(),
      termSheetAgreementTime: '2026-03-02T00:00:00.000Z',
    });
    expect(saved).toMatchObject({
      companyId,
      name: answers['name'],
      version: 2,
      termSheetAgreementTime: null,
      sectionComplete: '00110',
    });
    expect(saved).not.toHaveProperty('evil');
    expect(saved.legalInformation).toEqual({ firstLoan: true });
    const later = await thread().save(saved, { brokerUsed: 'yes', brokerEmail: 'rita@referrals.test' });
    expect(later).toMatchObject({
      suppliers: answers['suppliers'],
      brokerUsed: 'yes',
      brokerEmail: 'rita@referrals.test',
      version: 3,
    });
    expect(await thread().read(created.id)).toEqual(later);
  });

  it('adds, changes and takes away properties, units, floor plans and overseers', async () => {
    const created = await thread().create({ numberApplyingFor: 2 });
    const [first, second] = created.properties;
    const person = randomUUID();
    companies.answers.set(`/internal/companies/${companyId}/parties`, { personIds: [person], contractorIds: [] });
    const saved = await thread().save(created, {
      properties: [
        { id: second?.id, street: '2 Second St' },
        { street: '3 Third St', units: [{ sqft: 900 }, { sqft: 950 }], floorPlans: [{ area: 'A', fullBathrooms: 2 }] },
      ],
      constructionOverseers: [{ overseeingPersonId: person }],
    });
    expect(saved.properties.map(({ id, street }) => [id === second?.id, street])).toEqual([
      [true, '2 Second St'],
      [false, '3 Third St'],
    ]);
    expect(saved.properties[1]?.units).toEqual([
      { id: expect.any(String), sqft: 900 },
      { id: expect.any(String), sqft: 950 },
    ]);
    expect(await thread().read(created.id)).toEqual(saved);
    const units = await harness.as(borrower).call('GET', `/properties/${saved.properties[1]?.id}/units`);
    expect(units.body).toEqual(saved.properties[1]?.units);

    const plan = saved.properties[1]?.floorPlans[0]?.id;
    expect((await harness.as(aBorrower(randomUUID())).problem('DELETE', `/floor-plans/${plan}`)).code).toBe(
      'access.denied',
    );
    expect((await harness.as(borrower).call('DELETE', `/floor-plans/${plan}`)).body).toEqual({ id: plan });
    expect((await harness.as(borrower).problem('DELETE', `/floor-plans/${plan}`)).status).toBe(404);
    const overseer = saved.constructionOverseers[0] as { id: string };
    expect(overseer).toMatchObject({ overseeingPersonId: person });
    await harness.as(borrower).call('DELETE', `/construction-overseers/${overseer.id}`);
    const after = await thread().read(created.id);
    expect([after.constructionOverseers, after.properties[1]?.floorPlans, after.properties[1]?.units.length]).toEqual([
      [],
      [],
      2,
    ]);
    const stranger = await harness
      .as(borrower)
      .problem('PUT', `/applications/${created.id}`, { version: after.version, properties: [{ id: first?.id }] });
    expect(stranger.errors).toEqual([expect.objectContaining({ field: 'properties.0.id' })]);
  });

  it('needs the version that it is based on, and lets one of two win', async () => {
    const created = await thread().create();
    expect((await harness.as(borrower).problem('PUT', `/applications/${created.id}`, { name: 'x' })).code).toBe(
      'request.version_missing',
    );
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        harness.as(borrower).call<ApplicationDto>('PUT', `/applications/${created.id}`, {
          version: created.version,
          name: `Try ${index}`,
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await thread().read(created.id)).version).toBe(2);
    const loser = await harness
      .as(borrower)
      .problem('PUT', `/applications/${created.id}`, { version: created.version, name: 'late' });
    expect(loser).toMatchObject({
      code: 'state.version_conflict',
      current: { id: created.id, version: 2, name: expect.stringMatching(/^Try \d$/) },
    });
  });

  it('is for the own company alone, and no field of an administrator is a borrower’s', async () => {
    const created = await thread().create();
    const stranger = aBorrower(randomUUID());
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['GET', '/history'],
    ] as const)
      expect(
        (
          await harness
            .as(stranger)
            .problem(method, `/applications/${created.id}${path}`, method === 'PUT' ? { version: 1 } : undefined)
        ).code,
      ).toBe('access.denied');
    expect((await harness.as(stranger).problem('PUT', `/applications/${created.id}/documents`)).code).toBe(
      'access.denied',
    );
    expect((await harness.as(borrower).problem('GET', `/applications/${randomUUID()}`)).status).toBe(404);
    const saved = await thread().save(created, {
      creditApproverId: randomUUID(),
      approvalConditions: [{ name: 'none' }],
      rejectionComments: [{ step: 'name', value: 'bad' }],
    });
    expect(saved).toMatchObject({ approvalConditions: [], rejectionComments: [] });
    expect(saved).not.toHaveProperty('creditApproverId');
    expect(
      (await harness.as(borrower).problem('PUT', `/applications/${created.id}`, { version: 2, status: 'approved' }))
        .code,
    ).toBe('access.denied');
  });

  it('answers a body that is none', async () => {
    const created = await thread().create();
    expect((await harness.as(borrower).problem('PUT', `/applications/${created.id}`, [1])).code).toBe(
      'request.malformed',
    );
    expect(
      (await harness.as(borrower).problem('PUT', `/applications/${created.id}`, { version: 1, properties: 'all' }))
        .status,
    ).toBe(422);
    expect(
      (await harness.as(borrower).problem('PUT', `/applications/${created.id}`, { version: 1, status: 'gone' })).status,
    ).toBe(422);
  });
});

describe('a portfolio that shares its place', () => {
  it('is not moved apart by a save, and takes no property type that its loan has not', async () => {
    const portfolio = { loanRequestIsFor: 'rentalPortfolio', intendedPurpose: 'rent', numberApplyingFor: 2 };
    const created = await thread().create({
      ...portfolio,
      loanType: 'buildToRent',
      properties: [address, { ...address, propertyType: 'duplex' }],
    });
    expect(created.properties.map(({ propertyType }) => propertyType)).toEqual([undefined, 'duplex']);
    const [first, second] = created.properties;
    const save = (body: object) =>
      harness.as(borrower).problem('PUT', `/applications/${created.id}`, { version: created.version, ...body });
    const apart = await save({ properties: [{ id: first?.id }, { id: second?.id, city: 'Dallas' }] });
    expect(apart.errors).toEqual([expect.objectContaining({ field: 'properties.1.city' })]);
    const model = await harness.as(borrower).problem('POST', '/applications', {
      companyId,
      loanType: 'model',
      properties: [{ propertyType: 'detached' }, { propertyType: 'triplex' }],
    });
    expect(model.errors).toEqual([expect.objectContaining({ field: 'properties.1.propertyType' })]);
  });
});

describe('a rejected application', () => {
  it('is taken up again by the removal of a floor plan, as by every save', async () => {
    const ready = await thread().ready();
    const planned = await thread().save(ready, {
      properties: [{ id: ready.properties[0]?.id, floorPlans: [{ area: 'House' }] }],
    });
    const awaiting = await thread().save(planned, { status: 'awaiting' });
    await harness.as(borrower).call('PUT', `/applications/${awaiting.id}/documents`);
    const submitted = await thread().read(awaiting.id);
    const rejected = await thread().decide(submitted, { status: 'rejected', onRejectString: 'Too thin.' });
    expect(rejected.status).toBe('rejected');
    const plan = planned.properties[0]?.floorPlans[0]?.id;
    expect((await harness.as(borrower).call('DELETE', `/floor-plans/${plan}`)).body).toEqual({ id: plan });
    expect(await thread().read(awaiting.id)).toMatchObject({ status: 'in_progress', round: rejected.round + 1 });
    expect((await harness.sent('application.reopened')).at(-1)?.aggregateId).toBe(awaiting.id);
  });
});

describe('the final submit', () => {
  it('refuses what is not complete, by step and field', async () => {
    const created = await thread().create();
    const problem = await harness
      .as(borrower)
      .problem('PUT', `/applications/${created.id}`, { version: 1, status: 'awaiting' });
    const fields = problem.errors?.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(['termSheetAgreementTime', 'properties.0.city', 'steps.budget', 'steps.suppliers']),
    );
    // Whatever the wizard names as open is refused by the same names.
    expect(fields).toEqual(
      expect.arrayContaining(['brokerUsed', 'suppliers.framing.phone', 'contractorSelected', 'properties.0.budget']),
    );
    expect((await thread().read(created.id)).status).toBe('in_progress');
  });

  it('makes it await its documents, and tells others', async () => {
    const ready = await thread().ready();
    expect(ready).toMatchObject({ sectionComplete: '11111', percentageComplete: 100, staleTermsheet: false });
    const awaiting = await thread().save(ready, { status: 'awaiting' });
    expect(awaiting.status).toBe('awaiting');
    expect(awaiting.itemsNeeded).toBe(awaiting.neededItems.length);
    expect((await harness.sent('application.awaiting')).at(-1)?.payload).toMatchObject({
      applicationId: ready.id,
      companyId,
    });
    expect(
      await harness
        .as(borrower)
        .problem('PUT', `/applications/${ready.id}`, { version: awaiting.version, name: 'late' }),
    ).toMatchObject({
      code: 'state.illegal_transition',
      detail: fill(shared.applicationNotEditable, { status: applicationStatusLabels[awaiting.status] }),
    });
  });

  it('wants a term sheet that was accepted within a day', async () => {
    const ready = await thread().ready();
    harness.clock.advance(25 * 3_600_000);
    const stale = await thread().read(ready.id);
    expect(stale).toMatchObject({ staleTermsheet: true, termSheetAgreementTime: null, sectionComplete: '11110' });
    const problem = await harness
      .as(borrower)
      .problem('PUT', `/applications/${ready.id}`, { version: stale.version, status: 'awaiting' });
    expect(problem.errors?.map(({ field }) => field)).toContain('termSheetAgreementTime');
    await thread().acceptTermSheet(ready);
    expect((await thread().save(stale, { status: 'awaiting' })).status).toBe('awaiting');
  });

  it.each(['withdrawn', 'declined'] as const)('hears that it was %s without moving the version', async (how) => {
    const ready = await thread().ready();
    const facts = {
      applicationId: ready.id,
      companyId,
      userId: randomUUID(),
      type: 'build new',
      version: 1,
      date: harness.clock.now().toISOString(),
    };
    if (how === 'declined')
      await harness.deliver('termsheet.declined', randomUUID(), { ...facts, declineId: randomUUID() });
    else await harness.deliver('termsheet.withdrawn', randomUUID(), { ...facts, agreementId: randomUUID() });
    expect(await thread().read(ready.id)).toMatchObject({
      termSheetAgreementTime: null,
      sectionComplete: '11110',
      version: ready.version,
    });
  });
});

describe('deciding', () => {
  it('approves with the whole budget, once', async () => {
    const submitted = await thread().submitted();
    expect((await harness.sent('application.submitted')).at(-1)?.aggregateId).toBe(submitted.id);
    const results = await Promise.all(
      ['approved', 'approved', 'rejected'].map((status) =>
        harness.as(administrator).call<ApplicationDto>('PUT', `/applications/${submitted.id}`, {
          version: submitted.version,
          status,
          onRejectString: 'no',
          ...approval,
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const done = (await harness.as(administrator).call<ApplicationDto>('GET', `/applications/${submitted.id}`)).body;
    expect(done.decidedBy).toBe(administrator.userId);
    const told = [
      ...(await harness.sent('application.approved')),
      ...(await harness.sent('application.rejected')),
    ].filter(({ aggregateId }) => aggregateId === submitted.id);
    expect(told).toHaveLength(1);
  });

  it('tells the ledger every row that has an amount', async () => {
    const submitted = await thread().submitted();
    const approved = await thread().decide(submitted, { status: 'approved', ...approval });
    expect(approved).toMatchObject({ status: 'approved', ledgerOpenedAt: null });
    const event = (await harness.sent('application.approved')).find(({ aggregateId }) => aggregateId === submitted.id);
    expect(event?.payload.properties).toEqual([
      expect.objectContaining({
        propertyId: submitted.properties[0]?.id,
        street: propertyAnswers['street'],
        lines: [
          expect.objectContaining({ name: 'Permits', section: 'Site Work', budgetAmount: 764_000 }),
          expect.objectContaining({ name: 'Foundation', section: 'Site Work', index: 1, budgetAmount: 4_474_800 }),
          expect.objectContaining({ name: 'Drywall', section: 'Interior', sectionIndex: 1, budgetAmount: 1_405_900 }),
        ],
      }),
    ]);
    await harness.deliver('ledger.opened', submitted.id, { applicationId: submitted.id, companyId, total: 6_644_700 });
    expect((await thread().read(submitted.id)).ledgerOpenedAt).toBe(harness.clock.now().toISOString());
  });

  it('rejects with a reason only, and every round stays in the history', async () => {
    const submitted = await thread().submitted();
    const silent = await harness
      .as(administrator)
      .problem('PUT', `/applications/${submitted.id}`, { version: submitted.version, status: 'rejected' });
    expect(silent.errors).toEqual([expect.objectContaining({ field: 'onRejectString' })]);
    const rejected = await thread().decide(submitted, {
      rejectionComments: [{ step: 'budget', value: 'The foundation is too cheap' }],
    });
    expect(rejected).toMatchObject({ status: 'rejected', rejectedSteps: ['budget'] });
    expect((await harness.sent('application.rejected')).at(-1)?.payload).toMatchObject({
      applicationId: submitted.id,
      reason: 'The foundation is too cheap',
      decidedBy: administrator.userId,
    });

    const inProgress = await harness
      .as(borrower)
      .call<ApplicationSummaryDto[]>('GET', `/companies/${companyId}/applications?group=applications`);
    expect(inProgress.body.find(({ id }) => id === submitted.id)).toMatchObject({
      status: 'rejected',
      rejectedSteps: ['budget'],
    });
    const mended = await thread().save(rejected, { name: 'Mended' });
    expect(mended).toMatchObject({
      status: 'in_progress',
      round: 2,
      rejectedSteps: ['budget'],
      percentageComplete: 83,
    });
    expect((await harness.sent('application.reopened')).at(-1)?.aggregateId).toBe(submitted.id);
    const early = await harness
      .as(borrower)
      .problem('PUT', `/applications/${mended.id}`, { version: mended.version, status: 'awaiting' });
    expect(early.errors).toEqual([expect.objectContaining({ field: 'steps.budget' })]);
    await thread().saveBudget(mended.properties[0]?.id as string, { version: 1 });
    expect(await thread().read(mended.id)).toMatchObject({
      rejectedSteps: [],
      rejectionComments: [],
      percentageComplete: 100,
    });
    expect((await thread().save(mended, { status: 'awaiting' })).rejectedSteps).toEqual([]);

    const history = (
      await harness.as(administrator).call<HistoryEntryDto[]>('GET', `/applications/${submitted.id}/history`)
    ).body.reverse();
    expect(history.map(({ command, toStatus, round }) => [command, toStatus, round])).toEqual([
      ['create', 'in_progress', 1],
      ['save', 'in_progress', 1],
      ['finalSubmit', 'awaiting', 1],
      ['submitDocuments', 'submitted', 1],
      ['rejectSection', 'rejected', 1],
      ['save', 'in_progress', 1],
      ['finalSubmit', 'awaiting', 2],
    ]);
    expect(history[4]).toMatchObject({
      userId: administrator.userId,
      role: 'admin',
      reason: 'The foundation is too cheap',
      rejectionComments: [{ step: 'budget', value: 'The foundation is too cheap' }],
    });
  });

  it('goes off straight from a rejection when its last save mends it, in a round of its own', async () => {
    const rejected = await thread().decide(await thread().submitted(), {
      rejectionComments: [{ step: 'termSheet', value: 'Name the broker' }],
    });
    expect(rejected).toMatchObject({ percentageComplete: 83, rejectedSteps: ['termSheet'] });
    const refused = await harness
      .as(borrower)
      .problem('PUT', `/applications/${rejected.id}`, { version: rejected.version, status: 'awaiting' });
    expect(refused.errors).toEqual([expect.objectContaining({ field: 'steps.termSheet' })]);
    expect(await thread().save(rejected, { brokerUsed: 'no', status: 'awaiting' })).toMatchObject({
      status: 'awaiting',
      round: 2,
      rejectedSteps: [],
    });
    expect((await harness.sent('application.awaiting')).at(-1)?.aggregateId).toBe(rejected.id);
    const history = await harness
      .as(administrator)
      .call<HistoryEntryDto[]>('GET', `/applications/${rejected.id}/history`);
    const rounds = history.body.map(({ command, round, rejectionComments }) => [command, round, rejectionComments]);
    expect(rounds).toContainEqual(['rejectSection', 1, [{ step: 'termSheet', value: 'Name the broker' }]]);
    expect(rounds).toContainEqual(['finalSubmit', 2, null]);
  });

  it('saves a review without touching what is the borrower’s', async () => {
    const submitted = await thread().submitted();
    const approver = randomUUID();
    const saved = await thread().decide(submitted, {
      name: 'Hijacked',
      properties: [],
      creditApproverId: approver,
      approvalConditions: [{ name: 'Survey', comment: 'before closing', completed: false }],
      fundingSources: [{ name: 'Equity', total: 12_500_000 }],
    });
    expect(saved).toMatchObject({
      status: 'submitted',
      name: answers['name'],
      creditApproverId: approver,
      approvalConditions: [{ id: expect.any(String), name: 'Survey' }],
      fundingSources: [{ total: 12_500_000 }],
    });
    expect(saved.properties).toHaveLength(1);
    const closing = await thread().decide(saved, { status: 'in_closing', ...approval });
    expect(closing.status).toBe('in_closing');
    expect((await thread().decide(closing, { status: 'approved', ...approval })).status).toBe('approved');
  });

  it('refuses what the status does not allow', async () => {
    const created = await thread().create();
    for (const status of ['approved', 'rejected', 'in_closing'])
      expect(
        (
          await harness
            .as(administrator)
            .problem('PUT', `/applications/${created.id}`, { version: 1, status, onRejectString: 'x' })
        ).code,
      ).toBe('state.illegal_transition');
  });

  it('sends one back to the borrower', async () => {
    const back = await thread().decide(await thread().submitted(), {
      status: 'in_progress',
      onRejectString: 'Please add the garage',
    });
    expect(back).toMatchObject({ status: 'in_progress', round: 2 });
  });
});

describe('lists', () => {
  it('groups a company’s applications and shows nobody else’s', async () => {
    const own = aBorrower(listed);
    const mine = thread(own);
    const inProgress = await mine.create();
    const awaiting = await mine.awaiting();
    const submitted = await mine.submitted();
    const approved = await mine.decide(await mine.submitted(), { status: 'approved', ...approval });
    const path = `/companies/${own.companyIds[0]}/applications`;
    const list = async (group?: string) => {
      const { body } = await harness
        .as(own)
        .call<ApplicationSummaryDto[]>('GET', `${path}${group ? `?group=${group}` : ''}`);
      return body.map(({ id }) => id).sort();
    };
    expect(await list('applications')).toEqual([inProgress.id]);
    expect(await list('items')).toEqual([awaiting.id]);
    expect(await list('closing')).toEqual([]);
    expect(await list('active')).toEqual([approved.id]);
    expect(await list()).toEqual([inProgress.id, awaiting.id, submitted.id, approved.id].sort());
    expect((await harness.as(borrower).problem('GET', path)).code).toBe('access.denied');
    expect((await harness.as(own).problem('GET', `${path}?group=secret`)).status).toBe(422);
  });

  it('turns every page once, also where many changed in the same instant', async () => {
    const all = new Set<string>();
    let cursor: string | null = null;
    do {
      const page: ApplicationPageDto = (
        await harness
          .as(administrator)
          .call<ApplicationPageDto>('GET', `/applications?limit=4${cursor ? `&cursor=${cursor}` : ''}`)
      ).body;
      expect(page.items.length).toBeLessThanOrEqual(4);
      for (const { id } of page.items) {
        expect(all.has(id)).toBe(false);
        all.add(id);
      }
      cursor = page.nextCursor;
    } while (cursor);
    const [{ count }] = (await harness.service.database.manager.query('SELECT COUNT(*) AS count FROM application')) as [
      { count: number },
    ];
    expect(all.size).toBe(Number(count));
    const submitted = await harness
      .as(administrator)
      .call<ApplicationPageDto>('GET', '/applications?status=submitted&limit=100');
    expect(submitted.body.items.length).toBeGreaterThan(0);
    expect(new Set(submitted.body.items.map(({ status }) => status))).toEqual(new Set(['submitted']));
    expect((await harness.as(borrower).problem('GET', '/applications')).code).toBe('access.denied');
    expect((await harness.as(administrator).problem('GET', '/applications?cursor=nonsense')).code).toBe(
      'request.malformed',
    );
    expect((await harness.as(administrator).problem('GET', '/applications?limit=101')).status).toBe(422);
  });
});
