import { randomUUID } from 'node:crypto';
import { loanTypeValues } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { fileTypes } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { aBorrower, aBroker, anAdministrator, aSuperAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { neighboursOf, threadOf } from '../testing/thread.js';
import type { LoanDocumentsDto } from './loan-documents.dto.js';

/** By hand from the specification (sign-in, section 2): what each loan type asks for at first, by name. */
const contracts = ['Purchase Contract', 'Presale Contract'];
const building = [...contracts, 'Survey or Plot Map', 'Construction Drawings', 'Spec Sheet'];
const renovation = [...contracts, 'Third-Party Inspection', 'Interior and Exterior Photos'];
const table: Readonly<Record<LoanType, readonly string[]>> = {
  construction: building,
  renovation,
  land: contracts,
  model: building,
  acquisitionOrRefinance: contracts,
  buildToRent: building,
  renovateToRent: renovation,
};

describe('the documents by loan type', () => {
  let harness: ServiceHarness;
  let neighbours: Neighbour;
  const lender = anAdministrator();
  const owner = aSuperAdministrator();
  const companyId = randomUUID();
  const borrower = aBorrower(companyId);
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
  afterAll(async () => {
    await harness.close();
    await neighbours.close();
  });

  const list = async (actor = lender) =>
    (await harness.as(actor).call<LoanDocumentsDto[]>('GET', '/loan-documents')).body;
  const save = (body: object, actor = owner) =>
    harness.as(actor).call<LoanDocumentsDto>('PUT', '/loan-documents', body);
  const both = [
    { type: 'purchasecontract', need: 'optional' },
    { type: 'presalecontract', need: 'needed' },
  ];

  it('begin as the specification lists them, one of every loan type, also for a borrower', async () => {
    for (const actor of [lender, owner, borrower]) {
      const first = await list(actor);
      expect(first.map(({ loanType, version, editedBy }) => [loanType, version, editedBy])).toEqual(
        loanTypeValues.map((loanType) => [loanType, 1, null]),
      );
      for (const { loanType, documents } of first) {
        expect(documents.map(({ type }) => fileTypes[type].label)).toEqual(table[loanType]);
        expect(documents.every(({ need, hint }) => need === 'needed' && hint === null)).toBe(true);
      }
    }
  });

  it('are changed by a super administrator into a next version, with order and help text; what was asked stays', async () => {
    const documents = [{ type: 'photos', need: 'needed', hint: 'From all four sides' }, ...both];
    const saved = await save({ loanType: 'land', version: 1, documents });
    expect(saved.body).toMatchObject({ version: 2, documents, editedBy: owner.userId });
    const { body } = await harness.as(lender).call<LoanDocumentsDto[]>('GET', '/loan-documents/land/versions');
    expect(body.map((row) => [row.version, row.documents.map(({ type }) => type)])).toEqual([
      [2, ['photos', 'purchasecontract', 'presalecontract']],
      [1, ['purchasecontract', 'presalecontract']],
    ]);
    expect((await harness.as(lender).problem('GET', '/loan-documents/boat/versions')).status).toBe(404);
  });

  it('are what an approval waits for from then on', async () => {
    const thread = threadOf(harness, borrower, lender);
    const { id } = await thread.submitted();
    const missing = async () =>
      (await harness.as(lender).call<{ missing: string[] }>('GET', `/applications/${id}/approval`)).body.missing;
    // The property is the borrower's own: there is no purchase contract.
    expect(await missing()).not.toContain('Purchase Contract');
    expect(await missing()).toEqual(expect.arrayContaining(['Survey or Plot Map', 'Spec Sheet']));
    const documents = [...both, { type: 'insurance', need: 'needed' }];
    expect((await save({ loanType: 'construction', version: 1, documents })).status).toBe(200);
    const now = await missing();
    expect(now).toContain('Insurance');
    for (const name of ['Purchase Contract', 'Presale Contract', 'Survey or Plot Map', 'Spec Sheet'])
      expect(now).not.toContain(name);
  });

  it('are saved on the version that was read: of two the second is shown the first', async () => {
    const body = { loanType: 'model', version: 1, documents: both };
    const answers = await Promise.all([save(body), save(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await harness.as(owner).problem('PUT', '/loan-documents', body)).toMatchObject({
      status: 409,
      code: 'state.version_conflict',
      current: { version: 2, documents: both },
    });
  });

  it('are refused where they are none, and to everybody else', async () => {
    const wrong = async (documents: unknown) =>
      (await harness.as(owner).problem('PUT', '/loan-documents', { loanType: 'land', version: 2, documents })).errors;
    expect(await wrong(both.slice(1))).toEqual([
      expect.objectContaining({ field: 'documents', message: shared.documentAlwaysShown }),
    ]);
    expect(await wrong([...both, both[0]])).toEqual([
      expect.objectContaining({ field: 'documents', message: shared.documentOnce }),
    ]);
    expect(await wrong([...both, { type: 'w9', need: 'never' }])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'documents.2.type' }),
        expect.objectContaining({ field: 'documents.2.need' }),
      ]),
    );
    const body = { loanType: 'land', version: 2, documents: both };
    for (const actor of [lender, borrower]) expect((await save(body, actor)).status).toBe(403);
    expect((await harness.as(aBroker(randomUUID())).problem('GET', '/loan-documents')).status).toBe(403);
  });
});
