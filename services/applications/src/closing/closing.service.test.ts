import { randomUUID } from 'node:crypto';
import { closingItems, closingKinds } from '@groundwork/domain-applications';
import type { ClosingKind } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import type { ApplicationDto } from '../applications/application.dto.js';
import type { ApprovalDto } from '../decisions/loan-decision.dto.js';
import { service } from '../index.js';
import { address, answers, approval, neighboursOf, terms, threadOf } from '../testing/thread.js';
import type { ClosingDto } from './closing.dto.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const administrator = anAdministrator();
const thread = () => threadOf(harness, borrower, administrator);
const admin = () => harness.as(administrator);
const upload = (status: string, ...kinds: readonly ClosingKind[]) =>
  neighbours.answers.set(
    '/internal/files/credit-files',
    kinds.map((kind) => ({
      fileUploadId: randomUUID(),
      parentType: 'application',
      fileType: closingItems[kind].fileType,
      userFileName: `${kind}.pdf`,
      status,
      sha256: 'a'.repeat(64),
      version: 1,
      uploadedAt: '2026-03-02T12:00:00.000Z',
    })),
  );
const inClosing = async (body: object = {}): Promise<ApplicationDto> =>
  thread().decide(await thread().submitted(), { status: 'in_closing', ...approval, ...body });
const checklist = async (id: string) => (await admin().call<ClosingDto>('GET', `/applications/${id}/closing`)).body;
const save = (id: string, kind: string, body: object) =>
  admin().call<ClosingDto>('PUT', `/applications/${id}/closing/${kind}`, { version: 0, ...body });

beforeAll(async () => {
  neighbours = await neighboursOf(companyId);
  harness = await startService(service, {
    services: {
      companies: neighbours.url,
      files: neighbours.url,
      agreements: neighbours.url,
      identity: neighbours.url,
    },
  });
});
beforeEach(() => upload('pending', ...closingKinds));
afterAll(async () => {
  await harness.close();
  await neighbours.close();
});

it('asks for permits, insurance and title, and for what is flagged', async () => {
  const { id } = await inClosing({ generalWarrantyDeedNeeded: true });
  const { items, open } = await checklist(id);
  expect(items.map(({ kind }) => kind)).toEqual(closingKinds);
  expect(open).toEqual(['building_permit', 'insurance', 'deed', 'title']);
  expect(items.every(({ completed, version }) => !completed && version === 0)).toBe(true);
  const read = await harness.as(borrower).call<ClosingDto>('GET', `/applications/${id}/closing`);
  expect(read.body).toEqual(await checklist(id));
});

it('asks for no permit where nothing is built, and such a loan closes without', async () => {
  const created = await thread().create({ loanType: 'land', propertyType: null });
  const [id, propertyId] = [created.id, created.properties[0]?.id as string];
  const inPlace = Object.fromEntries(
    ['pavedStreets', 'sewerHookup', 'waterPipes', 'electricCables'].map((name) => [name, 'Fully In Place']),
  );
  const lot = { ...address, ...inPlace, ownThisProperty: true, legalDescription: '0420-118', wetlands: 'No' };
  await thread().save(created, {
    ...answers,
    borrowerId: companyId,
    properties: [{ id: propertyId, ...lot, purchaseAmount: 4_000_000, lotSize: '2 acres' }],
  });
  await thread().saveBudget(propertyId);
  await thread().acceptTermSheet(created);
  await thread().save(await thread().read(id), { status: 'awaiting' });
  await harness.as(borrower).call('PUT', `/applications/${id}/documents`);
  await thread().decide(await thread().read(id), { status: 'in_closing', ...approval });
  expect((await checklist(id)).open).toEqual(['insurance', 'title']);
  for (const kind of ['insurance', 'title']) await save(id, kind, { completed: true, expiresOn: '2026-12-31' });
  expect((await checklist(id)).items[0]).toMatchObject({ kind: 'building_permit', required: false });
  const closed = await thread().decide(await thread().read(id), { status: 'approved', decision: {} });
  expect(closed.status).toBe('approved');
});

it('is ticked off with the document that stands, by whom and when; taken back it is open again', async () => {
  const { id } = await inClosing();
  const saved = await save(id, 'insurance', { completed: true, dueOn: '2026-03-20', expiresOn: '2027-03-01' });
  const of = ({ items }: ClosingDto) => items.find(({ kind }) => kind === 'insurance');
  expect(of(saved.body)).toMatchObject({
    completed: true,
    version: 1,
    dueOn: '2026-03-20',
    expiresOn: '2027-03-01',
    fileUploadId: expect.any(String),
    tickedBy: administrator.userId,
    tickedAt: harness.clock.now().toISOString(),
  });
  const back = await save(id, 'insurance', { version: 1, completed: false, comment: 'Names another lender.' });
  expect(of(back.body)).toMatchObject({ completed: false, tickedBy: null, fileUploadId: null, version: 2 });
});

it.each([
  ['without a document', () => upload('pending'), {}, 'completed', shared.closingDocumentFirst],
  ['with one that was rejected', () => upload('rejected', 'insurance'), {}, 'completed', shared.closingDocumentFirst],
  ['without the day on which it ends', () => undefined, {}, 'expiresOn', shared.closingExpiryNeeded],
  ['ended', () => undefined, { expiresOn: '2026-03-01' }, 'expiresOn', shared.closingExpired],
])('is not ticked off %s', async (_what, prepare, body, field, message) => {
  const { id } = await inClosing();
  prepare();
  const problem = await admin().problem('PUT', `/applications/${id}/closing/insurance`, {
    version: 0,
    completed: true,
    ...body,
  });
  expect([problem.status, problem.errors]).toEqual([422, [{ field, message }]]);
});

it('is written by one of two at once, by administrators alone, of a loan in closing alone, item by item that exists', async () => {
  const { id } = await inClosing();
  const tick = { completed: true };
  const both = await Promise.all([save(id, 'title', tick), save(id, 'title', tick)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  // Who is refused sees what was saved meanwhile.
  const late = await admin().problem('PUT', `/applications/${id}/closing/title`, { ...tick, version: 7 });
  expect(late).toMatchObject({ status: 409, current: { kind: 'title', version: 1, completed: true } });
  expect((await save(id, 'roof', tick)).status).toBe(400);
  expect((await save(randomUUID(), 'title', tick)).status).toBe(404);
  const own = await harness.as(borrower).problem('PUT', `/applications/${id}/closing/title`, { version: 1 });
  expect(own.status).toBe(403);
  const stranger = await harness.as(aBorrower(randomUUID())).problem('GET', `/applications/${id}/closing`);
  expect(stranger.status).toBe(403);
  const submitted = await thread().submitted();
  expect((await save(submitted.id, 'title', tick)).status).toBe(409);
});

describe('the loan', () => {
  const tickAll = async (id: string) => {
    for (const kind of ['building_permit', 'insurance', 'title'])
      expect((await save(id, kind, { completed: true, expiresOn: '2026-12-31' })).status).toBe(200);
  };
  const close = async (id: string, decision: object = {}) => {
    const { version } = await thread().read(id);
    return admin().call<ApplicationDto>('PUT', `/applications/${id}`, { version, status: 'approved', decision });
  };

  it('is not closed while its checklist is open, and names what is', async () => {
    const { id } = await inClosing({ approvalConditions: [{ name: 'Survey update', completed: false }] });
    const { missing } = (await admin().call<ApprovalDto>('GET', `/applications/${id}/approval`)).body;
    expect(missing).toEqual([
      ...['Permits', 'Insurance', 'Title'].map((name) => fill(shared.closingItemOpen, { name })),
      fill(shared.conditionOpen, { name: 'Survey update' }),
    ]);
    const refused = await close(id);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(missing.join(', '));
    expect((await close(id, { overrideReason: 'The title company vouches.' })).body.status).toBe('approved');
  });

  it('is closed with what was agreed, and its ledger opens with that', async () => {
    const { id } = await inClosing();
    await tickAll(id);
    const closed = await close(id);
    expect(closed.body).toMatchObject({ status: 'approved', terms });
    const event = (await harness.sent('application.approved')).find(({ aggregateId }) => aggregateId === id);
    expect(event?.payload.terms).toEqual(terms);
    // What the rules of draws look at: who else pays, and which papers end.
    expect(event?.payload.sources).toEqual([]);
    const ends = { kind: 'insurance', expiresOn: '2026-12-31' };
    expect(event?.payload.papers).toEqual(expect.arrayContaining([ends, { ...ends, kind: 'building_permit' }]));
    expect((await save(id, 'title', { version: 1, completed: false })).status).toBe(409);
  });

  it('may be closed for less than was agreed', async () => {
    const { id } = await inClosing();
    await tickAll(id);
    const less = { ...terms, amount: 4_000_000 };
    expect((await close(id, { terms: less, limitsReason: 'Seen.', note: 'Less than was agreed.' })).body.terms).toEqual(
      less,
    );
  });

  it('can be turned down in closing, and its terms are gone', async () => {
    const { id, version } = await inClosing();
    const rejected = await thread().decide({ id, version } as ApplicationDto, {
      status: 'rejected',
      onRejectString: 'The title has a lien.',
    });
    expect(rejected).toMatchObject({ status: 'rejected', terms: null });
  });
});
