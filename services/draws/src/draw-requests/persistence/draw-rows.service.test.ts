import { randomUUID } from 'node:crypto';
import { drawPlace, drawStatus } from '@groundwork/domain-draws';
import { newId } from '@groundwork/server-data';
import type { ServiceHarness } from '@groundwork/server-testkit';
import type { EntityManager } from 'typeorm';
import { startDraws } from '../../testing/harness.js';
import { anOpenLoan } from '../../testing/loan.js';
import type { Loan } from '../../testing/loan.js';
import type { DrawSelectionDto, DrawStatusCountDto } from '../draw-request.dto.js';
import { DrawLineEntity } from './draw-line.entity.js';
import { DrawRequestEntity } from './draw-request.entity.js';
import { DrawRequestRepository } from './draw-request.repository.js';

let harness: ServiceHarness;
let draws: DrawRequestRepository;
let loan: Loan;
beforeAll(async () => {
  harness = await startDraws();
  draws = harness.service.app.get(DrawRequestRepository, { strict: false });
}, 60_000);
beforeEach(async () => {
  loan = await anOpenLoan(harness);
});
afterAll(() => harness?.close());

const transaction = <Result>(work: (manager: EntityManager) => Promise<Result>) =>
  harness.service.database.transaction(work);
const by = { userId: randomUUID(), at: new Date('2026-03-02T15:00:00.000Z') };
const conflict = { code: 'state.version_conflict' };
/** A draw of two lines, as it is stored. */
async function aDraw() {
  const { id } = await loan.draw([1_000, 2_000]);
  const draw = await draws.find(id);
  if (!draw) throw new Error('The draw is not there.');
  return { id, draw, lines: await draws.lines(draw) };
}
const change = (where: Partial<DrawLineEntity>, columns: Partial<DrawLineEntity>) =>
  transaction((manager) => manager.update(DrawLineEntity, where, columns));
const approved = (approvedCents: number, retainedCents = 0, day = 2) => ({
  statusId: drawStatus.approved,
  approvedCents,
  retainedCents,
  acceptDate: new Date(Date.UTC(2026, 2, day)),
});

it('a submission that ends is that of the round which was read, and no other’s', async () => {
  const [{ id, draw }, { draw: another }] = [await aDraw(), await aDraw()];
  const end = (read: DrawRequestEntity) =>
    transaction((manager) =>
      draws.endSubmission(manager, read, { stage: 'sent_back', command: 'sendBack', reason: 'Unsigned', by }),
    );
  await expect(end({ ...draw, round: 2 })).rejects.toMatchObject(conflict);
  expect(await draws.find(id)).toMatchObject({ stage: 'submitted', version: draw.version });
  await end(draw);
  expect(await draws.submissions(another.id)).toMatchObject([{ endedAs: null, endedAt: null }]);
});

describe('lines of a funding', () => {
  it('are in one alone, all of them or none, and leave theirs without taking others along', async () => {
    const [{ draw, lines }, { draw: other, lines: others }] = [await aDraw(), await aDraw()];
    const [one, two] = [randomUUID(), randomUUID()];
    const put = (into: string, these: readonly DrawLineEntity[]) =>
      transaction((manager) => draws.putIntoFunding(manager, these, into));
    const fundings = async () =>
      [...(await draws.lines(draw)), ...(await draws.lines(other))].map(({ fundingId }) => fundingId);
    await put(one, lines.slice(0, 1));
    await expect(put(two, lines)).rejects.toMatchObject(conflict);
    expect(await fundings()).toEqual([one, null, null, null]);
    await put(two, others);
    await transaction((manager) => draws.takeOutOfFunding(manager, one));
    expect(await fundings()).toEqual([null, null, two, two]);
  });

  it('that wait for one are the approved, by draw, the oldest approval first, without what is withheld', async () => {
    const [young, old, open, paid, whole] = [await aDraw(), await aDraw(), await aDraw(), await aDraw(), await aDraw()];
    await change({ drawRequestId: young.id }, approved(900, 90, 9));
    await change({ drawRequestId: old.id }, approved(500, 0, 8));
    await change({ id: old.lines[1]?.id ?? '' }, { statusId: drawStatus.rejected, approvedCents: null });
    await change({ drawRequestId: paid.id }, { ...approved(700), fundingId: randomUUID() });
    // All of it is withheld: there is nothing to pay.
    await change({ drawRequestId: whole.id }, approved(300, 300));
    const mine = [young, old, open, paid, whole].map(({ id }) => id);
    const pending = (await draws.pendingFunding()).filter(({ drawRequestId }) => mine.includes(drawRequestId));
    expect(pending).toEqual([
      { drawRequestId: old.id, amount: 500, lines: 1 },
      { drawRequestId: young.id, amount: 1_620, lines: 2 },
    ]);
  });
});

describe('draws in a list', () => {
  it('are of whom it asks about, the newest first, so many, and before a place', async () => {
    const [first, second, third] = [await aDraw(), await aDraw(), await aDraw()];
    const elsewhere = await anOpenLoan(harness);
    const { id: another } = await elsewhere.draw([1_000]);
    const ids = async (filter: Partial<Parameters<typeof draws.list>[0]>) =>
      (await draws.list({ limit: 50, ...filter })).map(({ id }) => id);
    const { companyId, applicationId } = loan;
    expect(await ids({ companyIds: [companyId] })).toEqual([third.id, second.id, first.id]);
    expect(await ids({ companyIds: [companyId], limit: 2 })).toEqual([third.id, second.id]);
    expect(await ids({ applicationId, before: third.id })).toEqual([second.id, first.id]);
    expect(await ids({ companyIds: [companyId, elsewhere.companyId] })).toContain(another);
    expect(await ids({ limit: 1 })).toEqual([another]);
    await transaction((manager) => manager.update(DrawRequestEntity, { id: second.id }, { stage: 'sent_back' }));
    expect(await ids({ applicationId, submitted: true })).toEqual([third.id, first.id]);
    const { statusId, place } = first.draw;
    expect(await ids({ applicationId, statusId })).toHaveLength(3);
    expect(await ids({ applicationId, statusId: drawStatus.approved })).toEqual([]);
    expect(await ids({ applicationId, places: [place] })).toHaveLength(3);
    const counted = async (of?: string[], bound = 1_000) =>
      [...(await draws.counts(of, bound))].filter(([, count]) => count > 0);
    expect(await counted([companyId])).toEqual([[statusId, 2]]);
    expect(await counted([companyId], 1)).toEqual([[statusId, 1]]);
    expect(await counted([])).toEqual([]);
    const all = new Map(await counted()).get(statusId) ?? 0;
    expect(all).toBeGreaterThan(2);
    expect(new Map(await counted(undefined, 2)).get(statusId)).toBe(2);
    expect((await draws.countsByPlace(1_000)).get(place)).toBe(all);
    expect((await draws.countsByPlace(2)).get(place)).toBe(2);
  });

  it('are counted beside the queue up to a thousand of a place, however many there are', async () => {
    const { draw } = await aDraw();
    const one = await draws.findWithSignature(draw.id);
    await transaction(async (manager) => {
      for (let copied = 0; copied <= 1_000; copied += 91)
        await manager.insert(
          DrawRequestEntity,
          Array.from({ length: 91 }, () => ({ ...one, id: newId(), place: drawPlace.mixed })),
        );
    });
    const selections = async () =>
      new Map(
        (await loan.admin.call<DrawSelectionDto[]>('GET', '/draw-requests/selections')).body.map((each) => [
          each.selection,
          each,
        ]),
      );
    const counted = await selections();
    expect(counted.get('decided')).toEqual({ selection: 'decided', count: 1_000, countIsBound: true });
    expect(counted.get('pending')).toMatchObject({ countIsBound: false });
    for (const as of [loan.admin, loan.borrower]) {
      const { body } = await as.call<DrawStatusCountDto[]>('GET', '/draw-requests/statuses');
      expect(body[0]).toEqual({ id: drawStatus.pending, status: 'Pending', count: 1_000, countIsBound: true });
      expect(body[3]).toEqual({ id: drawStatus.rejected, status: 'Rejected', count: 0, countIsBound: false });
    }
    await transaction((manager) =>
      manager.update(DrawRequestEntity, { companyId: loan.companyId, place: drawPlace.mixed }, { stage: 'withdrawn' }),
    );
    // What came back lies with nobody of the lender.
    expect((await selections()).get('decided')).toMatchObject({ countIsBound: false });
  });

  it('have their lines in order, those of the latest submission or of all, and are found by one of them', async () => {
    const [one, two] = [await aDraw(), await aDraw()];
    expect(one.lines.map(({ position, requestedCents }) => [position, requestedCents])).toEqual([
      [0, 1_000],
      [1, 2_000],
    ]);
    await change({ id: one.lines[0]?.id ?? '' }, { round: 2 });
    expect((await draws.lines({ id: one.id, round: 2 })).map(({ id }) => id)).toEqual([one.lines[0]?.id]);
    const all = await draws.linesOf([one.id]);
    expect(all.map(({ round }) => round)).toEqual([1, 2]);
    expect(await draws.linesOf([one.id, two.id])).toHaveLength(4);
    expect((await draws.findByLine(two.lines[1]?.id ?? ''))?.id).toBe(two.id);
    expect(await draws.findByLine(randomUUID())).toBeNull();
    expect((await draws.byIds([one.id, randomUUID()])).map(({ id }) => id)).toEqual([one.id]);
    // A signature is read by who asks for it.
    expect([(await draws.find(one.id))?.certifySignature, (await draws.findWithSignature(one.id))?.id]).toEqual([
      undefined,
      one.id,
    ]);
    expect((await draws.findWithSignature(one.id))?.certifySignature).toMatch(/^data:image\/png/);
  });
});
