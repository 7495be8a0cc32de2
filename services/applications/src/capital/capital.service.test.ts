import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import { aBorrower, anAdministrator, aNeighbour, aSuperAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import type { ApplicationDto } from '../applications/application.dto.js';
import { service } from '../index.js';
import { address, threadOf } from '../testing/thread.js';
import type { AppraisalDto, CapitalDto } from '../capital-rows/index.js';

let harness: ServiceHarness;
let files: Neighbour;
const borrower = aBorrower(randomUUID());
const lender = anAdministrator();
const document = randomUUID();

beforeAll(async () => {
  files = await aNeighbour();
  harness = await startService(service, { services: { files: files.url } });
});
afterAll(async () => {
  await harness.close();
  await files.close();
});

/** The files service knows the document so. */
const stored = (more: object): void => {
  const companyId = borrower.companyIds[0];
  files.answers.set('/internal/files/lookup', [
    { fileUploadId: document, userFileName: 'appraisal.pdf', companyId, parentType: 'application', ...more },
  ]);
};
const thread = () => threadOf(harness, borrower, lender);
const capitalOf = async ({ id }: ApplicationDto, actor = borrower) =>
  (await harness.as(actor).call<CapitalDto>('GET', `/applications/${id}/capital`)).body;
const row = (name: string, type: string, index: number, budgetAmount: number) => ({
  name,
  type,
  custom: 'no',
  index,
  budgetAmount,
});
const sections = [
  {
    name: 'Property Cost',
    sectionIndex: 0,
    additionalItems: [
      row('Acquisition Price', 'land', 0, 9_000_000),
      row('Contingency', 'contigency', 1, 1_250_000),
      row('Survey', 'soft', 2, 4_750_000),
    ],
  },
  { name: 'Interior', sectionIndex: 1, additionalItems: [row('Drywall', 'hard', 0, 25_000_000)] },
];

/** A house whose project costs $400,000, with what the borrower wants for it. */
async function aHouse(requestedLoanAmount: number): Promise<ApplicationDto> {
  const { create, save, saveBudget } = thread();
  const created = await create();
  const saved = await save(created, {
    requestedLoanAmount,
    fundingSources: [
      { name: 'Equity', total: 6_000_000 },
      { name: 'Subordinated Debt', total: 100 },
    ],
    properties: [{ id: created.properties[0]?.id, ...address, expectedListingPrice: 52_000_000 }],
  });
  await saveBudget(saved.properties[0]?.id as string, { sections });
  return saved;
}

describe('the capital of an application', () => {
  it('is kept: the loan that is wanted, its sources by ids of their own, and the debt whose paper is needed', async () => {
    const house = await aHouse(34_000_000);
    const stored = await thread().read(house.id);
    expect(stored).toMatchObject({
      requestedLoanAmount: 34_000_000,
      fundingSources: [{ name: 'Equity', total: 6_000_000 }, { name: 'Subordinated Debt' }],
    });
    expect(stored.fundingSources.every(({ id }) => typeof id === 'string')).toBe(true);
    expect(stored.neededItems).toContain('subordinatedDebt');
  });

  it('holds the loan against the limits of its type, to the cent', async () => {
    const within = await capitalOf(await aHouse(34_000_000));
    expect(within.costs).toEqual([
      expect.objectContaining({ total: 40_000_000, land: 9_000_000, hard: 25_000_000, contingency: 1_250_000 }),
    ]);
    expect(within.limits).toMatchObject({ loanType: 'construction', loanToCost: 85 });
    const states = ({ points }: CapitalDto) => points.map(({ limit, state, ceiling }) => [limit, state, ceiling]);
    expect(states(within)).toEqual([
      ['loanToCost', 'within', 34_000_000],
      ['loanToCompletedValue', 'within', 36_400_000],
      ['contingency', 'within', null],
    ]);
    const above = await capitalOf(await aHouse(34_000_001));
    expect(states(above)[0]).toEqual(['loanToCost', 'exceeded', 34_000_000]);
  });

  it('says what is missing, and of an application without a loan type nothing', async () => {
    const { create, save } = thread();
    const created = await create();
    const [point] = (await capitalOf(created)).points;
    expect(point).toMatchObject({ limit: 'loanToCost', state: 'unknown' });
    expect(point?.missing).toContain('Requested loan amount');
    const untyped = await save(await create(), { loanType: null, propertyType: null });
    expect(await capitalOf(untyped)).toEqual({
      applicationId: untyped.id,
      costs: [],
      appraisals: [],
      limits: null,
      points: [],
    });
  });

  it('follows the limits as they stand', async () => {
    const house = await aHouse(34_000_000);
    const owner = aSuperAdministrator();
    const { limits } = await capitalOf(house);
    const changed = { loanType: 'construction', version: limits?.version, loanToCost: 80 };
    expect((await harness.as(owner).call('PUT', '/loan-limits', changed)).status).toBe(200);
    const { points } = await capitalOf(house, lender);
    expect(points).toEqual([{ limit: 'loanToCost', state: 'exceeded', ceiling: 32_000_000, missing: [] }]);
    const back = {
      ...changed,
      version: (limits?.version ?? 0) + 1,
      loanToCost: 85,
      loanToCompletedValue: 70,
      contingency: 5,
    };
    expect((await harness.as(owner).call('PUT', '/loan-limits', back)).status).toBe(200);
  });

  it('is read by the borrower and the lender alone', async () => {
    const house = await aHouse(1);
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', `/applications/${house.id}/capital`)).status).toBe(
      403,
    );
    expect((await harness.as(lender).problem('GET', `/applications/${randomUUID()}/capital`)).status).toBe(404);
  });
});

describe('a pro forma', () => {
  const rent = { label: 'In-Place Rent (Occupied Units)', value: 3_600_000, basedOn: 'next' };
  const saved = async (proForma: object[]) => {
    const { create } = thread();
    const created = await create({
      loanType: 'acquisitionOrRefinance',
      intendedPurpose: 'rent',
      loanRequestIsFor: 'oneProperty',
    });
    return harness.as(borrower).call<ApplicationDto>('PUT', `/applications/${created.id}`, {
      version: created.version,
      properties: [{ id: created.properties[0]?.id, proForma }],
    });
  };

  it('is stored and comes back as it was', async () => {
    const items = [rent, { label: 'Management Fee', percent: 7.5, basedOn: 'prev' }];
    const { body } = await saved(items);
    expect((await thread().read(body.id)).properties[0]?.proForma).toEqual(items);
  });

  it.each([
    ['twice the same item', [rent, rent], 'properties.0.proForma', shared.proFormaTwice],
    ['a rent in percent', [{ ...rent, value: null, percent: 5 }], 'properties.0.proForma', shared.rentIsAmount],
    ['an item that there is not', [{ label: 'Parking' }], 'properties.0.proForma.0.label', shared.choice],
    ['part of a cent', [{ ...rent, value: 0.5 }], 'properties.0.proForma.0.value', shared.amountInvalid],
  ])('with %s is refused', async (_, proForma, field, message) => {
    const answer = await saved(proForma);
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([422, { errors: [{ field, message }] }]);
  });
});

describe('an appraisal', () => {
  const appraised = {
    asIs: 10_000_000,
    asCompleted: 50_000_000,
    appraiser: ' Kim Lee, MAI ',
    appraisedOn: '2020-02-01',
  };
  const record = (application: ApplicationDto, body: object, actor = lender) =>
    harness.as(actor).call<AppraisalDto>('POST', `/applications/${application.id}/appraisals`, {
      propertyId: application.properties[0]?.id,
      version: 0,
      ...appraised,
      ...body,
    });
  const refused = async (...input: Parameters<typeof record>) => {
    const { status, text } = await record(...input);
    const { errors } = JSON.parse(text) as { errors?: { field: string; message: string }[] };
    return [status, errors?.map(({ field, message }) => [field, message])];
  };

  it('is entered at the approval, and the limits stand on it', async () => {
    const application = await thread().submitted();
    stored({ parentId: application.id, fileType: 'appraisal' });
    const first = await record(application, { documentId: document });
    expect([first.status, first.body]).toMatchObject([
      201,
      { version: 1, appraiser: 'Kim Lee, MAI', documentId: document, recordedBy: lender.userId },
    ]);
    const second = await record(application, { version: 1, asCompleted: 40_000_000, asIs: null });
    expect(second.body).toMatchObject({ version: 2, asIs: null, asCompleted: 40_000_000 });
    const { appraisals, points } = await capitalOf(application);
    expect(appraisals).toEqual([second.body]);
    expect(points).toContainEqual(expect.objectContaining({ limit: 'loanToCompletedValue', ceiling: 28_000_000 }));
    const every = await harness.as(lender).call<AppraisalDto[]>('GET', `/applications/${application.id}/appraisals`);
    expect(every.body).toEqual([second.body, first.body]);
    expect((await harness.as(borrower).problem('GET', `/applications/${application.id}/appraisals`)).status).toBe(403);
  });

  it('follows the one that was read: of two the second is shown the first', async () => {
    const application = await thread().submitted();
    const answers = await Promise.all([record(application, {}), record(application, { asIs: 1 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await record(application, {})).status).toBe(409);
  });

  it('is refused with what is wrong, at its field', async () => {
    const application = await thread().submitted();
    expect(await refused(application, { asIs: null, asCompleted: null })).toEqual([
      422,
      [['asIs', shared.appraisedValueNeeded]],
    ]);
    expect(await refused(application, { appraisedOn: '2099-01-01' })).toEqual([
      422,
      [['appraisedOn', shared.appraisedAhead]],
    ]);
    expect(await refused(application, { propertyId: randomUUID() })).toEqual([422, [['propertyId', shared.choice]]]);
  });

  it.each([
    ['another application of the same company', { parentId: randomUUID(), fileType: 'appraisal' }],
    ['another kind', { fileType: 'survey' }],
    ['the company', { parentType: 'company', fileType: 'appraisal' }],
  ])('does not take a document of %s', async (_, more) => {
    const application = await thread().submitted();
    stored({ parentId: application.id, ...more });
    const complaint = [422, [['documentId', shared.documentOfApplication]]];
    expect(await refused(application, { documentId: document })).toEqual(complaint);
    files.answers.set('/internal/files/lookup', []);
    expect(await refused(application, { documentId: document })).toEqual(complaint);
  });

  it('is an administrator’s, while the lender looks at the application', async () => {
    const submitted = await thread().submitted();
    expect((await record(submitted, {}, borrower)).status).toBe(403);
    expect((await record(await thread().create(), {})).status).toBe(409);
  });
});
