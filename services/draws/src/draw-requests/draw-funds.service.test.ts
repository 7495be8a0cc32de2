import { jest } from '@jest/globals';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { LedgerLineEntity } from '../ledger/ledger-line.entity.js';
import { LedgerMovesRepository } from '../ledger/ledger-moves.repository.js';
import { startDraws } from '../testing/harness.js';
import { anOpenLoan, certified } from '../testing/loan.js';
import type { DrawRequestDto } from './draw-request.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());
afterEach(() => jest.restoreAllMocks());

const conflict = { status: 409, code: 'state.version_conflict' };

describe('where the ledger does not hold what a draw asks for', () => {
  /** A draw of two lines, of the second of which a cent less is pending than it asks for. */
  async function aShortDraw() {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100_000, 50_000]);
    await harness.service.database.transaction((manager) =>
      manager.update(LedgerLineEntity, { id: loan.lines[1] }, { pendingCents: 49_999 }),
    );
    const stands = async () => [
      await loan.ledger(),
      (await loan.admin.call<DrawRequestDto>('GET', `/draw-requests/${draw.id}`)).body,
    ];
    return { loan, draw, stands };
  }

  test.each([
    ['an approval', 'accept', { version: 1 }],
    ['an approval of less', 'accept', { approvedAmount: 60_000, reductionReason: 'Half of it is there.' }],
    ['a rejection', 'reject', { rejectReason: 'Not built.' }],
    ['a return', 'send-back', { reason: 'The invoice is missing.' }],
  ])('%s ends whole, the lines before it too', async (_what, path, body) => {
    const { loan, draw, stands } = await aShortDraw();
    const before = await stands();
    expect(await loan.admin.problem('PUT', `/draw-requests/${path}`, { id: draw.id, ...body })).toMatchObject(conflict);
    expect(await stands()).toEqual(before);
  });

  test('a withdrawal ends whole as well', async () => {
    const { loan, draw, stands } = await aShortDraw();
    const before = await stands();
    expect(await loan.borrower.problem('PUT', '/draw-requests/withdraw', { id: draw.id })).toMatchObject(conflict);
    expect(await stands()).toEqual(before);
  });
});

test('a request whose money the ledger does not give after all leaves nothing behind', async () => {
  const loan = await anOpenLoan(harness);
  const before = await loan.ledger();
  const moves = harness.service.app.get(LedgerMovesRepository, { strict: false });
  const move = moves.move.bind(moves);
  jest
    .spyOn(moves, 'move')
    .mockImplementation(async (...input) => (input[1].id === loan.lines[1] ? false : move(...input)));
  const body = {
    applicationId: loan.applicationId,
    lineItems: loan.lines.slice(0, 2).map((id) => ({ additionalBudgetItemId: id, requestedAmount: 500 })),
    ...certified,
  };
  expect(await loan.borrower.problem('POST', '/draw-requests', body)).toMatchObject(conflict);
  expect(await loan.ledger()).toEqual(before);
  const { body: draws } = await loan.borrower.call('GET', `/companies/${loan.companyId}/draw-requests`);
  expect(draws).toEqual([]);
});
