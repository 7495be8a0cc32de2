import { randomUUID } from 'node:crypto';
import { drawStatus } from '@groundwork/domain-draws';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startDraws } from '../../testing/harness.js';
import { anOpenLoan, approvedLine } from '../../testing/loan.js';
import { DrawHistoryEntity } from './draw-history.entity.js';
import { DrawRequestRepository } from './draw-request.repository.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const { approved, rejected, pending } = drawStatus;
const conflict = { code: 'state.version_conflict' };

async function aDraw() {
  const draws = harness.service.app.get(DrawRequestRepository, { strict: false });
  const loan = await anOpenLoan(harness);
  const { id } = await loan.draw([10_000]);
  const [draw, [line]] = [await draws.find(id), await draws.lines({ id, round: 1 })];
  if (!draw || !line) throw new Error('The draw was not written.');
  const by = { userId: randomUUID(), at: harness.clock.now() };
  const write = harness.service.database;
  return {
    draw,
    line,
    draws,
    decide: (statusId: typeof approved | typeof rejected) =>
      write.transaction((manager) => draws.moveDraw(manager, draw, { statusId, place: statusId, reason: null, by })),
    decideLine: (to: typeof approved | typeof rejected) =>
      write.transaction((manager) =>
        draws.moveLine(
          manager,
          {
            line,
            command: to === approved ? 'approve' : 'reject',
            to,
            reason: null,
            approvedAmount: to === approved ? line.requestedCents : null,
            reductionReason: null,
          },
          0,
          by,
        ),
      ),
    history: () => write.reading.manager.countBy(DrawHistoryEntity, { drawRequestId: id }),
  };
}

test('a draw is decided in the version that was read, and in no other', async () => {
  const { draw, draws, decide, history } = await aDraw();
  await decide(approved);
  await expect(decide(rejected)).rejects.toMatchObject(conflict);
  expect(await draws.find(draw.id)).toMatchObject({ statusId: approved, version: 2 });
  expect(await history()).toBe(2);
});

test('a decision that leaves the status as it is raises the version all the same', async () => {
  const { draw, draws } = await aDraw();
  const by = { userId: randomUUID(), at: harness.clock.now() };
  const decide = () =>
    harness.service.database.transaction((manager) =>
      draws.moveDraw(manager, draw, { statusId: pending, place: pending, reason: null, by }),
    );
  await decide();
  await expect(decide()).rejects.toMatchObject(conflict);
});

test('a line moves from the status that was read, and from no other', async () => {
  const { draw, draws, decideLine, history } = await aDraw();
  await decideLine(approved);
  await expect(decideLine(rejected)).rejects.toMatchObject(conflict);
  expect((await draws.lines(draw)).map((line) => line.statusId)).toEqual([approved]);
  expect(await history()).toBe(2);
});

test('an approved line has its amount and what is held back of it; a rejected one has neither', async () => {
  const [one, other] = [await aDraw(), await aDraw()];
  await one.decideLine(approved);
  await other.decideLine(rejected);
  const money = async ({ draw, draws }: typeof one) =>
    (await draws.lines(draw)).map(({ approvedCents, retainedCents }) => [approvedCents, retainedCents]);
  expect(await money(one)).toEqual([[10_000, 0]]);
  expect(await money(other)).toEqual([[null, null]]);
});

test('a draw of more lines than a statement writes is kept whole, in the order in which it was asked for', async () => {
  const many = Array.from({ length: 101 }, (_, at) => approvedLine(randomUUID(), at, 1_000));
  const loan = await anOpenLoan(harness, randomUUID(), undefined, many);
  const { lineItems } = await loan.draw(many.map((_, at) => at + 1));
  expect(lineItems.map(({ requestedAmount }) => requestedAmount)).toEqual(many.map((_, at) => at + 1));
});

test('a submission ends, and another begins, from the stage and the version that were read, and from no other', async () => {
  const { draw, draws, history } = await aDraw();
  const write = harness.service.database;
  const by = { userId: randomUUID(), at: harness.clock.now() };
  const end = (read: typeof draw) =>
    write.transaction((manager) =>
      draws.endSubmission(manager, read, { stage: 'sent_back', command: 'sendBack', reason: 'Once more.', by }),
    );
  const again = (read: typeof draw) =>
    write.transaction((manager) => draws.resubmit(manager, read, { stage: 'submitted', round: 2 }));
  const older = (read: typeof draw) => ({ ...read, version: read.version - 1 });

  await expect(end(older(draw))).rejects.toMatchObject(conflict);
  await expect(end({ ...draw, stage: 'sent_back' })).rejects.toMatchObject(conflict);
  expect([await draws.find(draw.id), await history()]).toMatchObject([{ stage: 'submitted', version: 1 }, 1]);
  await end(draw);
  const [returned, { stage, version }] = [await draws.find(draw.id), draw];
  if (!returned) throw new Error('The draw is gone.');
  expect([returned, await history()]).toMatchObject([{ stage: 'sent_back', version: version + 1 }, 2]);
  expect(await draws.submissions(draw.id)).toMatchObject([
    { round: 1, endedAs: 'sent_back', endedReason: 'Once more.', endedBy: by.userId, endedAt: by.at },
  ]);

  await expect(again(older(returned))).rejects.toMatchObject(conflict);
  await expect(again({ ...returned, stage })).rejects.toMatchObject(conflict);
  await again(returned);
  expect(await draws.find(draw.id)).toMatchObject({ stage: 'submitted', round: 2, version: version + 2 });
});
