import { randomUUID } from 'node:crypto';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, startService } from '@groundwork/server-testkit';
import { fill } from '@groundwork/domain-messages';
import { timeline } from '@groundwork/domain-messages-letters';
import { service } from '../index.js';
import { applicationFacts } from '../testing/facts.js';
import type { TimelineDto } from './timeline.dto.js';

describe('the timeline of a company', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await startService(service);
  });
  afterAll(() => harness.close());

  const read = async (companyId: string, query = '') =>
    (await harness.as(aBorrower(companyId)).call<TimelineDto>('GET', `/timeline/company/${companyId}${query}`)).body;
  const told = async (companyId: string) =>
    (await read(companyId)).entries.map(({ subject, message }) => [subject, message]);

  it('tells what happened, each event once, newest first, with the name that the application has', async () => {
    const companyId = randomUUID();
    const facts = applicationFacts(companyId);
    const { applicationId, userId } = facts;
    await harness.deliver('company.created', companyId, {
      companyId,
      organizationName: 'Hill Country Homes LLC',
      userId,
    });
    harness.clock.advance(1000);
    const sent = await harness.deliver('application.created', applicationId, { ...facts, loanType: 'construction' });
    await harness.deliver('application.created', applicationId, { ...facts, loanType: 'construction' }, sent.id);
    harness.clock.advance(1000);
    await harness.deliver('termsheet.accepted', applicationId, {
      agreementId: randomUUID(),
      applicationId,
      companyId,
      userId,
      type: 'build new',
      version: 1,
      date: '2024-03-07T15:00:00.000Z',
    });
    harness.clock.advance(1000);
    await harness.deliver('application.rejected', applicationId, {
      ...facts,
      name: 'Heights Two',
      decidedBy: randomUUID(),
      reason: 'The budget is short.',
    });
    harness.clock.advance(1000);
    await harness.deliver('draw.requested', applicationId, {
      drawRequestId: randomUUID(),
      applicationId,
      companyId,
      userId,
      requestedAmount: 125_000_50,
    });
    expect(await told(companyId)).toEqual([
      ['Heights Two', 'A draw of $125,000.50 was requested'],
      ['Heights Two', 'Application rejected: The budget is short.'],
      ['Heights Townhomes', timeline.termSheetAccepted],
      ['Heights Townhomes', timeline.applicationCreated],
      ['Hill Country Homes LLC', timeline.companyCreated],
    ]);
  });

  it('has the review of files: of the company, of an application that it knows, and of nobody else', async () => {
    const companyId = randomUUID();
    const facts = applicationFacts(companyId);
    await harness.deliver('application.created', facts.applicationId, { ...facts, loanType: 'land' });
    const review = (parentType: string, parentId: string, status: string) => ({
      fileUploadId: randomUUID(),
      parentType,
      parentId,
      fileType: 'w9',
      userFileName: 'W-9.pdf',
      userId: facts.userId,
      status,
      comments: 'Unsigned.',
      decidedBy: randomUUID(),
    });
    for (const [index, payload] of [
      review('application', facts.applicationId, 'rejected'),
      review('company', companyId, 'approved'),
      review('application', randomUUID(), 'approved'),
      review('broker', randomUUID(), 'approved'),
    ].entries()) {
      harness.clock.advance(1000 + index);
      await harness.deliver('file.reviewed', payload.fileUploadId, payload);
    }
    expect(await told(companyId)).toEqual([
      [timeline.companyDocuments, 'Your file W-9.pdf was approved'],
      ['Heights Townhomes', 'Your file W-9.pdf was rejected: Unsigned.'],
      ['Heights Townhomes', timeline.applicationCreated],
    ]);
  });

  it('has files that were replaced, and of which property one is said to be', async () => {
    const companyId = randomUUID();
    const facts = applicationFacts(companyId);
    const { applicationId: parentId, userId } = facts;
    await harness.deliver('application.created', parentId, { ...facts, loanType: 'land' });
    const file = { fileUploadId: randomUUID(), parentType: 'application', parentId, fileType: 'presalecontract' };
    const property = { propertyId: randomUUID(), propertyTitle: '12 Maple Street' };
    for (const version of [undefined, 1, 2]) {
      harness.clock.advance(1000);
      await harness.deliver('file.uploaded', randomUUID(), {
        ...file,
        ...property,
        userId,
        ...(version ? { version } : {}),
      });
    }
    const named = { ...file, userFileName: 'a.pdf', status: 'pending', namedBy: userId, byLender: true };
    for (const where of [property, { propertyId: null, propertyTitle: null }]) {
      harness.clock.advance(1000);
      await harness.deliver('file.property_named', file.fileUploadId, { ...named, ...where });
    }
    expect((await told(companyId)).map(([, message]) => message)).toEqual([
      fill(timeline.fileOfNobody, { fileName: 'a.pdf' }),
      fill(timeline.fileOfProperty, { fileName: 'a.pdf', property: '12 Maple Street' }),
      fill(timeline.fileReplaced, { document: 'Presale Contract (12 Maple Street)' }),
      timeline.applicationCreated,
    ]);
  });

  it('goes back page by page without a gap, also within one instant', async () => {
    const companyId = randomUUID();
    for (let count = 0; count < 45; count += 1) {
      const facts = { ...applicationFacts(companyId), name: `Project ${count}` };
      await harness.deliver('application.awaiting', facts.applicationId, facts);
      if (count % 3 === 0) harness.clock.advance(1000);
    }
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let query = '', more = true; more;) {
      const page = await read(companyId, query);
      sizes.push(page.entries.length);
      seen.push(...page.entries.map(({ id }) => id));
      more = page.more;
      query = `?before=${seen.at(-1)}`;
    }
    expect(sizes).toEqual([10, 10, 10, 10, 5]);
    expect(new Set(seen).size).toBe(45);
  });

  it('is nobody else’s, and no entry of another company leads into it', async () => {
    const companyId = randomUUID();
    const other = randomUUID();
    const facts = applicationFacts(companyId);
    await harness.deliver('application.awaiting', facts.applicationId, facts);
    const [entry] = (await read(companyId)).entries;
    for (const stranger of [aBorrower(other), aBroker(randomUUID()), anAdministrator()]) {
      expect((await harness.as(stranger).problem('GET', `/timeline/company/${companyId}`)).code).toBe('access.denied');
    }
    expect(
      (await harness.as(aBorrower(other)).problem('GET', `/timeline/company/${other}?before=${entry?.id}`)).status,
    ).toBe(404);
    expect(
      (await harness.as(aBorrower(other)).problem('GET', `/timeline/company/${other}?before=nothing`)).status,
    ).toBe(422);
  });
});
