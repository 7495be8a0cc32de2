import { randomUUID } from 'node:crypto';
import { budgetChanges, fill, shared } from '@groundwork/domain-messages';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aNeighbour, anAdministrator, aSuperAdministrator } from '@groundwork/server-testkit';
import type { DrawScheduleDto } from '../draw-requests/draw-schedule.dto.js';
import { startDraws } from '../testing/harness.js';
import { linesOf, save, start } from '../testing/drafts.js';
import { anOpenLoan, certified } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import type { BudgetChangeDto } from './budget-change.dto.js';

let harness: ServiceHarness;
let files: Neighbour;
beforeAll(async () => {
  files = await aNeighbour();
  harness = await startDraws({ services: { files: files.url } });
}, 60_000);
afterAll(async () => {
  await harness?.close();
  await files?.close();
});

type By = readonly (readonly [place: number, change: number])[];

/** A change as the screens send it; `by` are cents by the place of the line. */
const requestOf = (loan: Loan, by: By, more: object = {}) => ({
  applicationId: loan.applicationId,
  kind: 'reallocation',
  reason: ' The roof came cheaper ',
  lineItems: by.map(([place, change]) => ({
    additionalBudgetItemId: loan.lines[place],
    ...(change < 0 ? { decrease: -change } : { increase: change }),
  })),
  ...more,
});

const ask = async (loan: Loan, by: By, more: object = {}): Promise<BudgetChangeDto> => {
  const answer = await loan.borrower.call<BudgetChangeDto>('POST', '/budget-changes', requestOf(loan, by, more));
  if (answer.status !== 201) throw new Error(`The change was answered ${answer.status}: ${answer.text}`);
  return answer.body;
};
const decide = (caller: Loan['admin'], command: string, { id, version }: BudgetChangeDto, more: object = {}) =>
  caller.call<BudgetChangeDto>('PUT', `/budget-changes/${command}`, { id, version, ...more });
const errorsOf = async (loan: Loan, by: By, more: object = {}) =>
  (await loan.borrower.problem('POST', '/budget-changes', requestOf(loan, by, more))).errors;
const valuesOf = async (loan: Loan) =>
  (await loan.ledger()).lines.map(({ originalAmount, changes, budgetAmount }) => [
    originalAmount,
    changes,
    budgetAmount,
  ]);

describe('a change order with a new line', () => {
  const withLine = async (loan: Loan, more: object = {}) => {
    const [property] = (await loan.ledger()).properties;
    return {
      kind: 'change_order',
      source: 'equity',
      newLines: [
        { propertyId: property?.propertyId, section: 'exterior structure', name: ' Pool ', amount: 70_000, ...more },
      ],
    };
  };

  test('adds it to the budget when it is approved, where money can be drawn of it', async () => {
    const loan = await anOpenLoan(harness);
    const change = await ask(loan, [], await withLine(loan));
    const wanted = { name: 'Pool', section: 'exterior structure', amount: 70_000, before: null, isNew: true };
    expect(change).toMatchObject({ net: 70_000, added: 70_000, lineItems: [wanted] });
    expect((await loan.ledger()).lines).toHaveLength(3);
    const approved = await decide(loan.admin, 'approve', change);
    expect(approved.body.lineItems).toMatchObject([{ name: 'Pool', section: 'Exterior Structure', before: 0 }]);
    const { lines, budgetAmount } = await loan.ledger();
    expect(budgetAmount).toBe(1_595_001);
    expect(lines.at(-1)).toMatchObject({
      additionalBudgetItemId: change.lineItems[0]?.additionalBudgetItemId,
      name: 'Pool',
      section: 'Exterior Structure',
      index: 3,
      originalAmount: 0,
      changes: 70_000,
      budgetAmount: 70_000,
      isContingency: false,
    });
    const draw = await loan.borrower.call('POST', '/draw-requests', {
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: lines.at(-1)?.additionalBudgetItemId, requestedAmount: 60_000 }],
      ...certified,
    });
    expect(draw.status).toBe(201);
  });

  test('is refused at its field, and of two that add the same line the second is refused when it is decided', async () => {
    const loan = await anOpenLoan(harness);
    const refused = async (more: object, kind: object = {}) =>
      errorsOf(loan, [], { ...(await withLine(loan, more)), ...kind });
    expect(await refused({ name: 'roofing' })).toEqual([
      { field: 'newLines.0.name', message: budgetChanges.newLineExists },
    ]);
    expect(await refused({ propertyId: randomUUID(), amount: 0 })).toEqual(
      expect.arrayContaining([
        { field: 'newLines.0.propertyId', message: shared.choice },
        { field: 'newLines.0.amount', message: budgetChanges.newLineNeedsAmount },
      ]),
    );
    expect(await refused({}, { kind: 'reallocation', source: undefined })).toContainEqual({
      field: 'newLines.0.name',
      message: budgetChanges.newLineByOrder,
    });
    const [one, other] = [await ask(loan, [], await withLine(loan)), await ask(loan, [], await withLine(loan))];
    expect((await decide(loan.admin, 'approve', one)).status).toBe(200);
    const again = await decide(loan.admin, 'approve', other);
    const reason = fill(budgetChanges.lineOfChange, { name: 'Pool', reason: budgetChanges.newLineExists });
    expect([again.status, again.text]).toEqual([
      422,
      expect.stringContaining(fill(budgetChanges.noLongerPossible, { reason })),
    ]);
    expect((await loan.ledger()).lines).toHaveLength(4);
  });
});

describe('a change of the budget', () => {
  test('is asked for by a borrower, moves nothing, and is applied once it is approved', async () => {
    const loan = await anOpenLoan(harness);
    const change = await ask(loan, [
      [0, -100_000],
      [1, 99_999],
      [2, 1],
    ]);
    expect(change).toMatchObject({
      number: 1,
      kind: 'reallocation',
      status: 'requested',
      requestedAs: 'borrower',
      reason: 'The roof came cheaper',
      net: 0,
      added: 100_000,
      decidedBy: null,
      lineItems: [
        { name: 'Roofing', section: 'Exterior Structure', amount: -100_000, before: null },
        { name: 'HVAC', amount: 99_999 },
        { name: 'Flooring', amount: 1 },
      ],
    });
    expect(await valuesOf(loan)).toEqual([
      [1_000_000, 0, 1_000_000],
      [500_000, 0, 500_000],
      [25_001, 0, 25_001],
    ]);
    const approved = await decide(loan.admin, 'approve', change, { note: ' Agreed ' });
    expect(approved.body).toMatchObject({
      status: 'approved',
      decidedBy: loan.adminId,
      decisionNote: 'Agreed',
      lineItems: [{ before: 1_000_000 }, { before: 500_000 }, { before: 25_001 }],
    });
    const [wanted] = (await harness.sent('budget.change_requested')).filter(
      ({ aggregateId }) => aggregateId === change.id,
    );
    expect(wanted?.payload).toMatchObject({ number: 1, amount: 100_000, requestedAs: 'borrower' });
    const [decided] = (await harness.sent('budget.change_decided')).filter(
      ({ aggregateId }) => aggregateId === change.id,
    );
    expect(decided?.payload).toMatchObject({ status: 'approved', decidedBy: loan.adminId, note: 'Agreed' });
    expect(await valuesOf(loan)).toEqual([
      [1_000_000, -100_000, 900_000],
      [500_000, 99_999, 599_999],
      [25_001, 1, 25_002],
    ]);
    expect(await loan.ledger()).toMatchObject({ budgetAmount: 1_525_001, total: 1_525_001 });
    const listed = await loan.borrower.call<BudgetChangeDto[]>('GET', `/ledgers/${loan.applicationId}/changes`);
    expect(listed.body).toEqual([approved.body]);
  });

  test('is refused where its sums, its source or its lines are wrong, each at its field', async () => {
    const loan = await anOpenLoan(harness);
    await loan.draw([300_000]);
    const notEven = fill(budgetChanges.notEven, { taken: '$1.00', added: '$0.99' });
    expect(
      await errorsOf(loan, [
        [0, -100],
        [1, 99],
      ]),
    ).toEqual([{ field: 'lineItems', message: notEven }]);
    expect(await errorsOf(loan, [])).toEqual([{ field: 'lineItems', message: budgetChanges.changesNothing }]);
    expect(await errorsOf(loan, [[1, 100]], { kind: 'change_order' })).toEqual([
      { field: 'source', message: budgetChanges.sourceNeeded },
    ]);
    expect(await errorsOf(loan, [[1, 100]], { kind: 'change_order', source: 'other', sourceName: ' ' })).toEqual([
      { field: 'sourceName', message: budgetChanges.sourceNameNeeded },
    ]);
    expect(
      await errorsOf(loan, [
        [0, -700_001],
        [1, 700_001],
      ]),
    ).toEqual([{ field: 'lineItems.0.decrease', message: fill(budgetChanges.takeAtMost, { amount: '$7,000.00' }) }]);
    expect(
      await errorsOf(
        loan,
        [
          [0, -5],
          [1, 5],
        ],
        { reason: '  ' },
      ),
    ).toEqual([{ field: 'reason', message: budgetChanges.reasonNeeded }]);
    const stranger = { additionalBudgetItemId: randomUUID(), increase: 5 };
    expect(
      (await loan.borrower.problem('POST', '/budget-changes', { ...requestOf(loan, []), lineItems: [stranger] }))
        .errors,
    ).toContainEqual({ field: 'lineItems.0.additionalBudgetItemId', message: shared.choice });
    files.answers.set('/internal/files/lookup', []);
    expect(
      await errorsOf(loan, [[1, 5]], { kind: 'change_order', source: 'equity', supportingDocuments: [randomUUID()] }),
    ).toEqual([{ field: 'supportingDocuments', message: shared.choice }]);
  });

  test('is not applied where its line was drawn meanwhile, says of which line, and stays to be decided', async () => {
    const loan = await anOpenLoan(harness);
    const change = await ask(loan, [
      [1, -400_000],
      [0, 400_000],
    ]);
    await loan.draw([undefined, 200_000]);
    const reason = fill(budgetChanges.lineOfChange, {
      name: 'HVAC',
      reason: fill(budgetChanges.takeAtMost, { amount: '$3,000.00' }),
    });
    const refused = await loan.admin.problem('PUT', '/budget-changes/approve', { id: change.id, version: 1 });
    expect(refused).toMatchObject({ status: 422, detail: fill(budgetChanges.noLongerPossible, { reason }) });
    expect((await valuesOf(loan)).map(([, changes]) => changes)).toEqual([0, 0, 0]);
    const rejected = await decide(loan.admin, 'reject', change, { reason: 'Drawn meanwhile' });
    expect(rejected.body).toMatchObject({ status: 'rejected', decisionNote: 'Drawn meanwhile' });
  });

  test('of which two administrators decide at once is decided once; the other is shown how', async () => {
    const loan = await anOpenLoan(harness);
    const change = await ask(loan, [
      [0, -100],
      [1, 100],
    ]);
    const other = harness.as(anAdministrator());
    const answers = await Promise.all([
      decide(loan.admin, 'approve', change),
      decide(other, 'approve', change),
      decide(other, 'reject', change, { reason: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [approvedOnce] = (await loan.ledger()).lines;
    expect([0, -100]).toContain(approvedOnce?.changes);
    const again = await loan.admin.problem('PUT', '/budget-changes/approve', { id: change.id, version: 2 });
    expect(again).toMatchObject({ status: 409, code: 'state.illegal_transition' });
  });

  test('that cuts what a draw asks for at the same moment is applied, or the draw is taken, never both', async () => {
    const loan = await anOpenLoan(harness);
    const change = await ask(loan, [
      [0, -800_000],
      [1, 800_000],
    ]);
    const answers = await Promise.all([
      decide(loan.admin, 'approve', change),
      loan.borrower.call('POST', '/draw-requests', {
        applicationId: loan.applicationId,
        lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 300_000 }],
        ...certified,
      }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    const [roof] = (await loan.ledger()).lines;
    expect((roof?.budgetAmount ?? 0) - (roof?.pending ?? 0)).toBeGreaterThanOrEqual(0);
  });

  test('by a change order adds what its source brings; the commitment stays', async () => {
    const loan = await anOpenLoan(harness);
    const equity = await ask(loan, [[1, 50_000]], { kind: 'change_order', source: 'equity' });
    const other = await loan.admin.call<BudgetChangeDto>(
      'POST',
      '/budget-changes',
      requestOf(loan, [[0, 25_000]], { kind: 'change_order', source: 'other', sourceName: ' City grant ' }),
    );
    expect(other.body).toMatchObject({
      number: 2,
      requestedAs: 'administrator',
      sourceName: 'City grant',
      net: 25_000,
    });
    for (const change of [equity, other.body]) await decide(loan.admin, 'approve', change);
    expect(await loan.ledger()).toMatchObject({ budgetAmount: 1_600_001, total: 1_525_001 });
  });

  test('is seen, asked for and taken back by the own company alone, and decided by no borrower', async () => {
    const loan = await anOpenLoan(harness);
    const change = await ask(loan, [
      [0, -100],
      [1, 100],
    ]);
    const stranger = harness.as(aBorrower(randomUUID()));
    expect((await stranger.call('GET', `/ledgers/${loan.applicationId}/changes`)).status).toBe(403);
    expect(
      (
        await stranger.call(
          'POST',
          '/budget-changes',
          requestOf(loan, [
            [0, -1],
            [1, 1],
          ]),
        )
      ).status,
    ).toBe(403);
    expect((await decide(stranger, 'withdraw', change)).status).toBe(403);
    expect((await decide(loan.borrower, 'approve', change)).status).toBe(403);
    expect((await decide(loan.borrower, 'withdraw', change)).body.status).toBe('withdrawn');
    const lenders = await loan.admin.call<BudgetChangeDto>(
      'POST',
      '/budget-changes',
      requestOf(loan, [
        [0, -1],
        [1, 1],
      ]),
    );
    expect((await decide(loan.borrower, 'withdraw', lenders.body)).status).toBe(403);
  });

  test('of fifty that are asked for with one key is one; numbers of a loan follow each other', async () => {
    const loan = await anOpenLoan(harness);
    const headers = { 'idempotency-key': randomUUID() };
    const body = requestOf(loan, [
      [0, -1],
      [1, 1],
    ]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        loan.borrower.call<BudgetChangeDto>('POST', '/budget-changes', body, { headers }),
      ),
    );
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body: { id } }) => id)).size).toBe(1);
    await Promise.all(
      Array.from({ length: 4 }, () =>
        ask(loan, [
          [0, -1],
          [1, 1],
        ]),
      ),
    );
    const listed = await loan.borrower.call<BudgetChangeDto[]>('GET', `/ledgers/${loan.applicationId}/changes`);
    expect(listed.body.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  });
});

test('a use of contingency takes from contingency and adds to others', async () => {
  const loan = await anOpenLoan(harness);
  const contingency = { kind: 'contingency' };
  expect(
    await errorsOf(
      loan,
      [
        [0, -5],
        [1, 5],
      ],
      contingency,
    ),
  ).toEqual([{ field: 'lineItems.0.decrease', message: budgetChanges.contingencyAlone }]);
});

describe('a draw after a change of the budget', () => {
  test('may ask for as much as the revised line has, and its sheet shows original, changes and revised value', async () => {
    const loan = await anOpenLoan(harness);
    const change = await ask(loan, [
      [0, -100_000],
      [1, 100_000],
    ]);
    await decide(loan.admin, 'approve', change);
    const draw = await loan.draw([undefined, 600_000]);
    const tooMuch = await loan.borrower.problem('POST', '/draw-requests', {
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 900_001 }],
      ...certified,
    });
    expect(tooMuch.errors).toEqual([
      { field: 'lineItems.0.requestedAmount', message: fill(shared.drawAboveCap, { amount: '$9,000.00' }) },
    ]);
    const sheet = await loan.admin.call<DrawScheduleDto>('GET', `/draw-requests/${draw.id}/schedule`);
    expect(sheet.body.lines[1]).toMatchObject({ original: 500_000, changes: 100_000, scheduledValue: 600_000 });
    expect(sheet.body.certificate).toMatchObject({ originalSum: 1_525_001, changeOrders: 0, sumToDate: 1_525_001 });
  });

  test('is drafted on the revised value: what was entered by percentage follows, what was typed stays', async () => {
    const loan = await anOpenLoan(harness);
    const draft = await start(loan);
    const byPercent = linesOf(loan, draft, [500_000], { percentComplete: 50 });
    const typed = linesOf(loan, draft, [undefined, 70_000]);
    const saved = await save(loan.borrower, draft, { lineItems: [...byPercent, ...typed] });
    const change = await ask(loan, [
      [0, -200_000],
      [1, 200_000],
    ]);
    await decide(loan.admin, 'approve', change);
    const after = await loan.borrower.call<typeof saved.body>('GET', `/draw-drafts/${draft.id}`);
    expect(after.body.version).toBe(saved.body.version + 1);
    expect(after.body.lineItems).toMatchObject([
      { requestedAmount: 400_000, percentComplete: 50, version: 2, changedBy: loan.adminId },
      { requestedAmount: 70_000, version: 1 },
    ]);
  });
});

describe('a change that an administrator entered', () => {
  const setLimit = async (amount: number | null) => {
    const owner = harness.as(aSuperAdministrator());
    const [last] = (await owner.call<{ version: number }[]>('GET', '/approval-limits')).body;
    await owner.call('PUT', '/approval-limits', { amount, version: last?.version ?? 0 });
  };
  afterAll(() => setLimit(null));

  const enter = async (loan: Loan, cents: number): Promise<BudgetChangeDto> =>
    (
      await loan.admin.call<BudgetChangeDto>(
        'POST',
        '/budget-changes',
        requestOf(loan, [
          [0, -cents],
          [1, cents],
        ]),
      )
    ).body;

  test('is approved by another one above the amount that needs two, and rejected by anybody', async () => {
    const loan = await anOpenLoan(harness);
    await setLimit(50_000);
    const [large, small, wrong] = [await enter(loan, 50_001), await enter(loan, 50_000), await enter(loan, 60_000)];
    expect(await loan.admin.problem('PUT', '/budget-changes/approve', { id: large.id, version: 1 })).toMatchObject({
      status: 403,
      detail: budgetChanges.ownChange,
    });
    expect((await decide(loan.admin, 'approve', small)).body.status).toBe('approved');
    expect((await decide(loan.admin, 'reject', wrong, { reason: 'Not this one.' })).body.status).toBe('rejected');
    const values = async () => (await valuesOf(loan)).map(([, changes]) => changes);
    expect(await values()).toEqual([-50_000, 50_000, 0]);
    expect((await decide(harness.as(anAdministrator()), 'approve', large)).body.status).toBe('approved');
    expect(await values()).toEqual([-100_001, 100_001, 0]);
  });

  test('is approved alone where the lender set no amount', async () => {
    const loan = await anOpenLoan(harness);
    await setLimit(null);
    expect((await decide(loan.admin, 'approve', await enter(loan, 90_000))).body.status).toBe('approved');
  });
});
