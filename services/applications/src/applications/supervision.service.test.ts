import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { answers, neighboursOf, propertyAnswers, threadOf } from '../testing/thread.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
beforeAll(async () => {
  neighbours = await neighboursOf(companyId);
  const { url } = neighbours;
  harness = await startService(service, { services: { companies: url, files: url, agreements: url, identity: url } });
});
afterAll(async () => {
  await harness.close();
  await neighbours.close();
});

const acknowledged = {
  id: randomUUID(),
  signerName: 'Marisol Bennett',
  date: '2026-03-02T15:00:00.000Z',
  contentHash: 'c'.repeat(64),
};
const record = (id: string, supervision: object | null) =>
  neighbours.answers.set(`/internal/term-sheets/${id}/supervision`, { supervision });

describe('the final submit of a line of credit', () => {
  const thread = () => threadOf(harness, borrower, anAdministrator());
  /** Filled in and its terms accepted, the supervision ticked by the body alone. */
  async function filledIn({ accepts = true } = {}) {
    const created = await thread().create({ lineOfCredit: true });
    record(created.id, null);
    if (accepts) await thread().acceptTermSheet(created);
    return thread().save(created, {
      ...answers,
      costAck: true,
      supervisoryAck: true,
      properties: [{ id: created.properties[0]?.id, ...propertyAnswers }],
    });
  }
  const submit = (id: string, version: number) => ({ version, status: 'awaiting', supervisoryAck: true, id });

  it('asks for the record of the acknowledgement; the answer of a body is none', async () => {
    const { id, version } = await filledIn();
    record(id, null);
    const refused = await harness.as(borrower).problem('PUT', `/applications/${id}`, submit(id, version));
    expect([refused.status, refused.errors?.map(({ field }) => field)]).toEqual([
      422,
      ['supervisoryAck', 'steps.termSheet'],
    ]);
    const before = await thread().read(id);
    expect(before).toMatchObject({ status: 'in_progress', version, supervisoryAck: true, supervision: null });
    record(id, acknowledged);
    const submitted = await thread().save({ id, version } as never, { status: 'awaiting' });
    const { date, signerName, contentHash } = acknowledged;
    expect(submitted).toMatchObject({
      status: 'awaiting',
      supervisoryAck: true,
      supervision: { date, signerName, contentHash },
    });
  });

  it('finds its section complete by the record, not by the tick, and by one of the words of now', async () => {
    const sections = async (id: string) => (await thread().read(id)).sectionComplete;
    const { id, version, sectionComplete } = await filledIn();
    expect(sectionComplete).toMatch(/0$/);
    record(id, acknowledged);
    const ticked = await thread().save({ id, version } as never, { supervisoryAck: true });
    expect([ticked.supervision?.signerName, await sections(id)]).toEqual([
      'Marisol Bennett',
      sectionComplete.replace(/0$/, '1'),
    ]);
    // A save that says nothing of it asks nobody and keeps it.
    neighbours.answers.delete(`/internal/term-sheets/${id}/supervision`);
    const renamed = await thread().save(ticked, { name: 'A line of credit' });
    expect(renamed.supervision).toEqual(ticked.supervision);
    // The lender asks for other words by now.
    record(id, null);
    const again = await thread().save(renamed, { supervisoryAck: true });
    expect([again.supervision, again.sectionComplete]).toEqual([null, sectionComplete]);
  });

  it('asks for the acceptance of its terms, whatever was acknowledged', async () => {
    const { id, version } = await filledIn({ accepts: false });
    record(id, acknowledged);
    const refused = await harness.as(borrower).problem('PUT', `/applications/${id}`, submit(id, version));
    expect([refused.status, refused.errors?.map(({ field }) => field)]).toEqual([422, ['termSheetAgreementTime']]);
  });

  it('is not made by a record whose tick was taken back', async () => {
    const saved = await filledIn();
    record(saved.id, acknowledged);
    const body = { ...submit(saved.id, saved.version), supervisoryAck: false };
    const refused = await harness.as(borrower).problem('PUT', `/applications/${saved.id}`, body);
    expect(refused.errors?.map(({ field }) => field)).toContain('supervisoryAck');
  });

  it('waits where nobody can say what is on record', async () => {
    const { id, version } = await filledIn();
    neighbours.answers.delete(`/internal/term-sheets/${id}/supervision`);
    const refused = await harness.as(borrower).problem('PUT', `/applications/${id}`, submit(id, version));
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await thread().read(id)).toMatchObject({ status: 'in_progress', version });
  });

  it('of a loan that is no line of credit asks nobody', async () => {
    const ready = await thread().ready();
    expect((await thread().save(ready, { status: 'awaiting' })).status).toBe('awaiting');
  });
});
