import { randomUUID } from 'node:crypto';
import { aBorrower, aBroker, anAdministrator, aNeighbour, nobody, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import type { ApplicationDto } from '../applications/application.dto.js';
import { service } from '../index.js';
import { threadOf } from '../testing/thread.js';
import type { ValuationsDto } from './valuation.dto.js';

let harness: ServiceHarness;
let files: Neighbour;
const borrower = aBorrower(randomUUID());
const lender = anAdministrator();

beforeEach(async () => {
  files = await aNeighbour();
  harness = await startService(service, { services: { files: files.url } });
});
afterEach(async () => {
  await harness.close();
  await files.close();
});

const thread = () => threadOf(harness, borrower, lender);
const valuations = async (query = '') =>
  (await harness.as(lender).call<ValuationsDto>('GET', `/valuations${query}`)).body;
const propertiesOf = async (query: string) => (await valuations(query)).items.map(({ propertyId }) => propertyId);

async function appraise(application: ApplicationDto, appraisedOn: string, version: number, documentId?: string) {
  const answer = await harness.as(lender).call('POST', `/applications/${application.id}/appraisals`, {
    propertyId: application.properties[0]?.id,
    version,
    asIs: 10_000_000,
    appraiser: 'Kim Lee, MAI',
    appraisedOn,
    ...(documentId ? { documentId } : {}),
  });
  if (answer.status !== 201) throw new Error(answer.text);
}

describe('the valuations of all properties', () => {
  it('shows those of applications that the lender has with their newest appraisal, and finds what they lack', async () => {
    await thread().create();
    expect(await valuations()).toEqual({ items: [], nextCursor: null });
    const bare = await thread().submitted();
    const old = await thread().submitted();
    const fresh = await thread().submitted();
    await appraise(old, '2025-01-01', 0);
    const documentId = randomUUID();
    const companyId = borrower.companyIds[0];
    const file = { userFileName: 'appraisal.pdf', companyId, parentType: 'application', fileType: 'appraisal' };
    files.answers.set('/internal/files/lookup', [{ fileUploadId: documentId, parentId: fresh.id, ...file }]);
    await appraise(fresh, '2025-01-01', 0);
    await appraise(fresh, harness.clock.now().toISOString().slice(0, 10), 1, documentId);
    const { items } = await valuations();
    const first = ({ properties }: ApplicationDto) => properties[0]?.id as string;
    expect(items.map(({ propertyId }) => propertyId)).toEqual([first(fresh), first(old), first(bare)]);
    expect(items[0]).toMatchObject({
      applicationId: fresh.id,
      status: 'submitted',
      asIs: 10_000_000,
      asCompleted: null,
      appraiser: 'Kim Lee, MAI',
      hasDocument: true,
    });
    expect(items[2]).toMatchObject({ appraiser: null, appraisedOn: null, asIs: null, hasDocument: false });
    expect(await propertiesOf('?state=missing')).toEqual([first(bare)]);
    expect(await propertiesOf('?state=old')).toEqual([first(old)]);
    expect(await propertiesOf('?state=unproven')).toEqual([first(old)]);
  });

  it('goes on where a page ended', async () => {
    const one = await thread().submitted();
    const two = await thread().submitted();
    const after = await propertiesOf(`?cursor=${two.projectNumber}.0`);
    expect(after).toEqual([one.properties[0]?.id]);
    expect(await propertiesOf(`?cursor=${one.projectNumber}.0`)).toEqual([]);
    for (const query of ['?cursor=first', '?state=any'])
      expect((await harness.as(lender).problem('GET', `/valuations${query}`)).status).toBe(422);
  });

  it('is the lender’s alone', async () => {
    for (const actor of [nobody, borrower, aBroker(randomUUID())])
      expect((await harness.as(actor).problem('GET', '/valuations')).status).toBe(403);
  });
});
