import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aSuperAdministrator } from '@groundwork/server-testkit';
import { startDraws } from '../testing/harness.js';
import { anOpenLoan } from '../testing/loan.js';
import type { DrawRequestDto } from './draw-request.dto.js';
import { DrawHistoryEntity } from './persistence/draw-history.entity.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const historyOf = async (drawRequestId: string) => {
  const rows = await harness.service.database.reading.manager.find(DrawHistoryEntity, {
    where: { drawRequestId },
    order: { id: 'ASC' },
  });
  return rows.map((row) => [
    row.drawLineId === null ? 'draw' : 'line',
    row.command,
    row.fromStatusId,
    row.toStatusId,
    row.reason,
  ]);
};
const decided = async (id: string) => (await harness.sent('draw.decided')).filter((event) => event.aggregateId === id);

describe('a decision by line', () => {
  test('approves one line, rejects the other with a reason: the money follows exactly', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([300_000, 80_000]);
    const [roofing, hvac] = draw.lineItems;
    const approved = await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/item/approve', { id: roofing?.id });
    expect(approved.status).toBe(200);
    expect(approved.body).toMatchObject({ id: draw.id, statusId: 1, version: 2 });
    expect(approved.body.lineItems[0]).toMatchObject({
      statusId: 3,
      acceptedBy: loan.adminId,
      acceptDate: '2026-03-02T15:00:00.000Z',
    });
    const rejected = (
      await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/item/reject', {
        id: hvac?.id,
        rejectReason: ' Invoice is missing ',
      })
    ).body;
    expect(rejected.lineItems[1]).toMatchObject({
      statusId: 4,
      rejectReason: 'Invoice is missing',
      rejectedBy: loan.adminId,
    });
    expect(rejected).toMatchObject({ statusId: 1, rejectReason: null });
    expect(await loan.ledger()).toMatchObject({
      fundedToDate: 5_001,
      pendingFunding: 300_000,
      pending: 0,
      remaining: 1_520_000,
      available: 1_220_000,
    });
    expect((await loan.ledger()).lines[0]).toMatchObject({
      amountFundedToDate: 0,
      pendingFunding: 300_000,
      percentProgress: 0,
      available: 700_000,
    });
    expect(await historyOf(draw.id)).toEqual([
      ['draw', 'request', null, 1, null],
      ['line', 'approve', 1, 3, null],
      ['line', 'reject', 1, 4, 'Invoice is missing'],
    ]);
    expect(
      (await decided(draw.id)).map((event) => event.payload.lines.map((line) => [line.statusId, line.rejectReason])),
    ).toEqual([
      [
        [3, null],
        [1, null],
      ],
      [
        [3, null],
        [4, 'Invoice is missing'],
      ],
    ]);
  });

  test('needs a reason to reject', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100]);
    for (const rejectReason of [undefined, '', '   ']) {
      const problem = await loan.admin.problem('PUT', '/draw-requests/item/reject', {
        id: draw.lineItems[0]?.id,
        rejectReason,
      });
      expect(problem.errors).toEqual([{ field: 'rejectReason', message: shared.reasonRequired }]);
    }
    expect((await loan.admin.problem('PUT', '/draw-requests/reject', { id: draw.id })).errors?.[0]?.field).toBe(
      'rejectReason',
    );
    expect(await loan.ledger()).toMatchObject({ pending: 100 });
  });

  test('is refused where the machine does not know the move, and changes nothing', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100, 200]);
    const [first, second] = draw.lineItems.map((line) => line.id);
    await loan.admin.call('PUT', '/draw-requests/item/approve', { id: first });
    await loan.admin.call('PUT', '/draw-requests/item/reject', { id: second, rejectReason: 'No' });
    const before = await loan.ledger();
    const illegal: [string, object][] = [
      ['item/approve', { id: first }],
      ['item/reject', { id: first, rejectReason: 'Late' }],
      ['item/approve', { id: second }],
      ['item/reject', { id: second, rejectReason: 'Late' }],
      ['save', { id: draw.id, lineItems: [{ id: first, statusId: 1 }] }],
      ['save', { id: draw.id, lineItems: [{ id: first, statusId: 2 }] }],
      ['save', { id: draw.id, lineItems: [{ id: second, statusId: 3 }] }],
      ['accept', { id: draw.id }],
      ['reject', { id: draw.id, rejectReason: 'Late' }],
    ];
    for (const [path, body] of illegal)
      expect(await loan.admin.problem('PUT', `/draw-requests/${path}`, body)).toMatchObject({
        status: 409,
        code: 'state.illegal_transition',
      });
    expect(await loan.ledger()).toEqual(before);
    expect(await historyOf(draw.id)).toHaveLength(3);
  });

  test('belongs to administrators', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100]);
    for (const path of ['accept', 'reject', 'save', 'item/approve', 'item/reject']) {
      const body = { id: path.startsWith('item') ? draw.lineItems[0]?.id : draw.id, rejectReason: 'x', lineItems: [] };
      expect((await loan.borrower.problem('PUT', `/draw-requests/${path}`, body)).code).toBe('access.denied');
    }
    expect((await harness.as(aSuperAdministrator()).call('PUT', '/draw-requests/accept', { id: draw.id })).status).toBe(
      200,
    );
    expect((await loan.admin.problem('PUT', '/draw-requests/accept', { id: randomUUID() })).code).toBe(
      'resource.not_found',
    );
    expect((await loan.admin.problem('PUT', '/draw-requests/item/approve', { id: randomUUID() })).code).toBe(
      'resource.not_found',
    );
  });
});

describe('a decision on the entire draw', () => {
  test('approves every line and records who and when', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100_000, 50_000, 20_000]);
    const after = (await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/accept', { id: draw.id, version: 1 }))
      .body;
    expect(after).toMatchObject({
      statusId: 3,
      acceptedBy: loan.adminId,
      acceptDate: '2026-03-02T15:00:00.000Z',
      version: 2,
    });
    expect(await loan.ledger()).toMatchObject({ pendingFunding: 170_000, pending: 0 });
    expect((await decided(draw.id)).map((event) => event.payload)).toMatchObject([
      { statusId: 3, userId: draw.userId, decidedBy: loan.adminId },
    ]);
  });

  test('rejects every line with one reason and gives the money back', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100_000, 50_000]);
    const after = (
      await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/reject', {
        id: draw.id,
        rejectReason: 'Inspection failed',
      })
    ).body;
    expect(after).toMatchObject({ statusId: 4, rejectReason: 'Inspection failed', rejectedBy: loan.adminId });
    expect(after.lineItems.map((line) => line.rejectReason)).toEqual(['Inspection failed', 'Inspection failed']);
    expect(await loan.ledger()).toMatchObject({ fundedToDate: 5_001, pending: 0, available: 1_520_000 });
  });

  test('as saved by the form: hold all, then approve one and reject one, each line on its own', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100, 200, 300]);
    const save = async (statusIds: readonly number[], reason?: string) =>
      (
        await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/save', {
          ...draw,
          version: undefined,
          lineItems: draw.lineItems.map((line, at) => ({ ...line, statusId: statusIds[at], rejectReason: reason })),
        })
      ).body;
    expect(await save([2, 2, 2])).toMatchObject({ statusId: 2 });
    expect(await loan.ledger()).toMatchObject({ pending: 600 });
    expect(await save([2, 2, 2])).toMatchObject({ statusId: 2, version: 2 });
    const mixed = await save([3, 4, 1], 'Photos are unclear');
    expect(mixed.lineItems.map((line) => line.statusId)).toEqual([3, 4, 1]);
    expect(mixed.statusId).toBe(1);
    expect(await loan.ledger()).toMatchObject({ pendingFunding: 100, pending: 300 });
    expect(await decided(draw.id)).toHaveLength(2);
    const missing = await loan.admin.problem('PUT', '/draw-requests/save', {
      id: draw.id,
      lineItems: [{ id: randomUUID(), statusId: 3 }],
    });
    expect(missing.code).toBe('resource.not_found');
    const reasonless = await loan.admin.problem('PUT', '/draw-requests/save', {
      id: draw.id,
      lineItems: [{ id: draw.lineItems[2]?.id, statusId: 4 }],
    });
    expect(reasonless.errors?.[0]?.field).toBe('lineItems.0.rejectReason');
    const unknown = await loan.admin.problem('PUT', '/draw-requests/save', {
      id: draw.id,
      lineItems: [{ id: draw.lineItems[2]?.id, statusId: 7 }],
    });
    expect(unknown.errors?.[0]?.field).toBe('lineItems.0.statusId');
    const [held] = draw.lineItems;
    const twice = await loan.admin.problem('PUT', '/draw-requests/save', { id: draw.id, lineItems: [held, held] });
    expect(twice.errors).toEqual([{ field: 'lineItems', message: shared.choice }]);
    const unversioned = { id: draw.id, version: null, lineItems: [] };
    expect((await loan.admin.call('PUT', '/draw-requests/save', unversioned)).body).toEqual(mixed);
  });

  test('a rejected line is not reset where its money was approved meanwhile', async () => {
    const loan = await anOpenLoan(harness);
    const first = await loan.draw([undefined, undefined, 20_000]);
    await loan.admin.call('PUT', '/draw-requests/reject', { id: first.id, rejectReason: 'Not yet' });
    const second = await loan.draw([undefined, undefined, 15_000]);
    await loan.admin.call('PUT', '/draw-requests/accept', { id: second.id });
    const reset = await loan.admin.problem('PUT', '/draw-requests/save', {
      id: first.id,
      lineItems: [{ id: first.lineItems[0]?.id, statusId: 1 }],
    });
    expect(reset).toMatchObject({ code: 'rule.violated', detail: 'At most $50.00 of this line can be requested' });
    expect((await loan.ledger()).lines[2]).toMatchObject({ pendingFunding: 15_000, pending: 0 });
  });

  test('a rejected line that is reset asks for its money again, and is refused where it is gone', async () => {
    const loan = await anOpenLoan(harness);
    const first = await loan.draw([undefined, undefined, 20_000]);
    const lineId = first.lineItems[0]?.id;
    await loan.admin.call('PUT', '/draw-requests/reject', { id: first.id, rejectReason: 'Not yet' });
    const second = await loan.draw([undefined, undefined, 15_000]);
    const gone = await loan.admin.problem('PUT', '/draw-requests/save', {
      id: first.id,
      lineItems: [{ id: lineId, statusId: 1 }],
    });
    expect(gone).toMatchObject({
      status: 422,
      code: 'rule.violated',
      detail: 'At most $50.00 of this line can be requested',
    });
    await loan.admin.call('PUT', '/draw-requests/reject', { id: second.id, rejectReason: 'Not yet' });
    const back = (
      await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/save', {
        id: first.id,
        lineItems: [{ id: lineId, statusId: 1 }],
      })
    ).body;
    expect(back).toMatchObject({ statusId: 1, rejectReason: null, rejectedBy: null });
    expect(await loan.ledger()).toMatchObject({ pending: 20_000, available: 1_500_000 });
  });
});

describe('two who decide at once', () => {
  test('twenty approvals take the money once', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100_000, 50_000]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => loan.admin.call('PUT', '/draw-requests/accept', { id: draw.id })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await loan.ledger()).toMatchObject({ pendingFunding: 150_000, pending: 0 });
    expect(await decided(draw.id)).toHaveLength(1);
  });

  test('an approval and a rejection: one of them wins whole', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100_000, 50_000]);
    const answers = await Promise.all([
      loan.admin.call('PUT', '/draw-requests/accept', { id: draw.id }),
      loan.admin.call('PUT', '/draw-requests/reject', { id: draw.id, rejectReason: 'No' }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const { fundedToDate, pending } = await loan.ledger();
    expect([pending, [5_001, 155_001].includes(fundedToDate)]).toEqual([0, true]);
  });

  test('who looked at an older version is told so', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100, 200]);
    await loan.admin.call('PUT', '/draw-requests/item/approve', { id: draw.lineItems[0]?.id });
    expect((await loan.admin.problem('PUT', '/draw-requests/accept', { id: draw.id, version: 1 })).code).toBe(
      'state.version_conflict',
    );
  });

  test('the same Idempotency-Key decides once and gives the first answer again', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100]);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/accept', { id: draw.id }, { headers });
    const again = await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/accept', { id: draw.id }, { headers });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await loan.ledger()).toMatchObject({ pendingFunding: 100 });
  });
});
