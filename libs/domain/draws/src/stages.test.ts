import fc from 'fast-check';
import { drawRules, fill } from '@groundwork/domain-messages';
import { machineFlaws } from '@groundwork/domain-records';
import {
  approvedAmountComplaint,
  drawPlace,
  drawSelections,
  drawStatus,
  drawStatuses,
  invoicesComplaint,
  invoiceDifferences,
  lineDifferences,
  mayReturn,
  overallStatus,
  placeOf,
  placesOf,
  reductionReasonComplaint,
  shareApproval,
  stageMachine,
  storedAfterApproval,
  storedComplaint,
} from './index.js';
import type { DrawStatusId } from './index.js';

const { pending, hold, approved, rejected } = drawStatus;
const someStatuses = fc.array(fc.constantFrom(...drawStatuses.map(({ id }) => id)));

describe('a draw between borrower and lender', () => {
  it('goes back and is submitted again, for ever', () => {
    expect(machineFlaws(stageMachine)).toEqual([]);
    expect(stageMachine.statuses.map((stage) => stageMachine.next(stage, 'submit'))).toEqual([
      undefined,
      'submitted',
      'submitted',
    ]);
  });
  it.each<[readonly DrawStatusId[], boolean]>([
    [[pending], true],
    [[hold, rejected], true],
    [[pending, approved], false],
    [[rejected], false],
    [[], false],
  ])('with lines %p may go back: %p', (lines, expected) => expect(mayReturn(lines)).toBe(expected));
});

describe('the place of a draw', () => {
  it.each<[readonly DrawStatusId[], number]>([
    [[pending, approved], drawPlace.pending],
    [[hold, pending], drawPlace.pending],
    [[hold, approved], drawPlace.hold],
    [[hold, hold], drawPlace.hold],
    [[approved, rejected], drawPlace.mixed],
    [[approved], drawPlace.approved],
    [[rejected, rejected], drawPlace.rejected],
    [[], drawPlace.pending],
  ])('of lines %p is %p', (lines, expected) => expect(placeOf(lines)).toBe(expected));

  it('is under Pending and Hold exactly while something is left to decide', () => {
    fc.assert(
      fc.property(someStatuses, (lines) => {
        fc.pre(lines.length > 0);
        const open = lines.some((status) => status === pending || status === hold);
        expect([pending, hold].includes(placeOf(lines) as 1 | 2)).toBe(open);
        expect(placesOf.decided.includes(placeOf(lines))).toBe(!open);
        if (overallStatus(lines) !== pending) expect(placeOf(lines)).toBe(overallStatus(lines));
      }),
    );
  });
  it('is found by the selector', () => {
    for (const place of Object.values(drawPlace))
      expect(drawSelections.some((selection) => placesOf[selection].includes(place))).toBe(true);
  });
});

describe('an approval', () => {
  it('is of what was requested, or of less with its reason', () => {
    const sentence = fill(drawRules.approveAtMost, { amount: '$10.00' });
    expect(
      [undefined, null, 1, 1000].map((approvedAmount) => approvedAmountComplaint(1000, { approvedAmount })),
    ).toEqual([undefined, undefined, undefined, undefined]);
    for (const approvedAmount of [0, 1001, -1, 0.5])
      expect(approvedAmountComplaint(1000, { approvedAmount })).toBe(sentence);
    expect(reductionReasonComplaint(1000, { approvedAmount: 1000 })).toBeUndefined();
    expect(reductionReasonComplaint(1000, { approvedAmount: 999, reductionReason: 'Half' })).toBeUndefined();
    for (const reductionReason of [undefined, null, '  ', 'x'.repeat(4001)])
      expect(reductionReasonComplaint(1000, { approvedAmount: 999, reductionReason })).toBe(drawRules.lowerNeedsReason);
  });
  it('of the whole is divided so that no line gets more than it asked for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 30 }),
        fc.nat(100),
        (asks, percent) => {
          const lines = asks.map((requestedAmount) => ({ requestedAmount }));
          const whole = asks.reduce((sum, amount) => sum + amount, 0);
          const approvedAmount = Math.floor((whole * percent) / 100);
          const shares = shareApproval(lines, approvedAmount);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(approvedAmount);
          shares.forEach((share, at) => expect(share).toBeLessThanOrEqual(asks[at] ?? 0));
        },
      ),
    );
  });
  it.each([
    ['approved whole', 500, 300],
    ['cut from what is newly stored', 350, 150],
    ['cut through to the work', 100, 100],
  ])('of stored material: %s', (_what, approvedAmount, stored) =>
    expect(storedAfterApproval({ requestedAmount: 500, storedBefore: 100, stored: 300 }, approvedAmount)).toBe(stored),
  );
  it('leaves less stored where it was built in', () =>
    expect(storedAfterApproval({ requestedAmount: 500, storedBefore: 100, stored: 0 }, 1)).toBe(0));
});

describe('what supports a line', () => {
  const line = { additionalBudgetItemId: 'a', requestedAmount: 1000 };
  const invoice = (amount: number) => ({ payee: 'Lumber Co', number: 'A-7', amount });
  it('are invoices that add up to it, where there are any', () => {
    expect(invoicesComplaint({ ...line, invoices: [] })).toBeUndefined();
    expect(invoicesComplaint({ ...line, invoices: [invoice(400), invoice(600)] })).toBeUndefined();
    expect(invoicesComplaint({ ...line, invoices: [invoice(400)] })).toBe(
      fill(drawRules.invoicesDiffer, { sum: '$4.00', amount: '$10.00' }),
    );
  });
  it('is stored material that grows by no more than is asked for', () => {
    expect(storedComplaint(line, 500)).toBeUndefined();
    expect(storedComplaint({ ...line, materialsStored: 1500 }, 500)).toBeUndefined();
    expect(storedComplaint({ ...line, materialsStored: 0 }, 500)).toBeUndefined();
    expect(storedComplaint({ ...line, materialsStored: 1501 }, 500)).toBe(
      fill(drawRules.storedAboveAmount, { growth: '$10.01' }),
    );
  });
});

it('a later submission of a draw says which invoices it adds, leaves out, or has with another amount', () => {
  const lineOf = (id: string, ...invoices: [payee: string, number: string, amount: number][]) => ({
    additionalBudgetItemId: id,
    name: id,
    requestedAmount: 9,
    invoices: invoices.map(([payee, number, amount]) => ({ payee, number, amount })),
  });
  const before = [lineOf('roof', ['Acme', 'A-1', 5], ['Acme', 'A-2', 4]), lineOf('walls', ['Gulf', '7', 1])];
  // One number typed in other letters, or divided in two, is the same invoice; one that moved to another line is not.
  const after = [
    lineOf('roof', ['acme ', 'a-1', 2], ['Acme', 'A-1', 3], ['Acme', 'A-3', 4]),
    lineOf('paint', ['Gulf', '7', 1]),
  ];
  expect(invoiceDifferences(before, after).map((one) => [one.name, one.number, one.before, one.after])).toEqual([
    ['roof', 'A-2', 4, null],
    ['walls', '7', 1, null],
    ['roof', 'A-3', null, 4],
    ['paint', '7', null, 1],
  ]);
  const [changed] = invoiceDifferences(
    before,
    [lineOf('roof', ['Acme', 'A-1', 6], ['Acme', 'A-2', 4]), before[1]].flatMap((line) => line ?? []),
  );
  expect(changed).toEqual({
    additionalBudgetItemId: 'roof',
    name: 'roof',
    payee: 'Acme',
    number: 'A-1',
    before: 5,
    after: 6,
  });
  // A submission of which nobody told the invoices has none.
  expect(
    invoiceDifferences(
      [{ ...lineOf('roof'), invoices: undefined }].map(({ invoices: _none, ...line }) => line),
      [],
    ),
  ).toEqual([]);
});

it('a later submission of a draw says by line what it asks for otherwise', () => {
  const linesOf = (amounts: Readonly<Record<string, number>>) =>
    Object.entries(amounts).map(([id, requestedAmount]) => ({ additionalBudgetItemId: id, name: id, requestedAmount }));
  const changes = lineDifferences(linesOf({ roof: 5, walls: 7, floor: 1 }), linesOf({ roof: 5, walls: 6, paint: 2 }));
  expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['walls', 7, 6],
    ['floor', 1, 0],
    ['paint', 0, 2],
  ]);
});
