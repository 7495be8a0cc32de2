import fc from 'fast-check';
import { shared } from '@groundwork/domain-messages';
import { dollars, percentOf } from '@groundwork/domain-money';
import { machineFlaws } from '@groundwork/domain-records';
import {
  applyToAll,
  drawCommands,
  drawErrors,
  drawMachine,
  drawStatus,
  drawStatuses,
  drawStatusLabel,
  earnedOf,
  heldBy,
  inspectedCap,
  isDecided,
  isDrawStatusId,
  lineCap,
  linesWithAmount,
  loanTotals,
  sumOfTotals,
  nextLineStatus,
  overallStatus,
  payableOf,
  progressPercent,
  rejectionComplaint,
  signatureComplaint,
} from './index.js';
import type { DrawCommand, DrawStatusId, LedgerLine } from './index.js';

const { pending, hold, approved, rejected } = drawStatus;
const ids: readonly DrawStatusId[] = [pending, hold, approved, rejected];

const matrix: readonly [DrawStatusId, Readonly<Record<DrawCommand, DrawStatusId | undefined>>][] = [
  [pending, { approve: approved, reject: rejected, hold, reset: undefined }],
  [hold, { approve: approved, reject: rejected, hold: undefined, reset: pending }],
  [approved, { approve: undefined, reject: undefined, hold: undefined, reset: undefined }],
  [rejected, { approve: undefined, reject: undefined, hold: undefined, reset: pending }],
];

describe.each(matrix)('a line in status %s', (status, row) => {
  it.each(drawCommands.map((command) => [command, row[command]] as const))('%s gives %s', (command, expected) => {
    expect(nextLineStatus(status, command)).toBe(expected);
  });
});

it('reaches every status, and ends with an approval', () => expect(machineFlaws(drawMachine)).toEqual([]));

describe('a whole draw', () => {
  it('has the status that all its lines share, else pending', () => {
    for (const id of ids) expect(overallStatus([id, id, id])).toBe(id);
    expect(overallStatus([approved, rejected])).toBe(pending);
    expect(overallStatus([hold, pending])).toBe(pending);
    expect(overallStatus([])).toBe(pending);
  });
  it('is decided when no line is open', () => {
    expect(isDecided([approved, rejected])).toBe(true);
    expect(isDecided([approved, hold])).toBe(false);
    expect(isDecided([])).toBe(false);
  });
  it('moves the lines that may move', () => {
    expect(applyToAll([pending, hold, approved, rejected], 'approve')).toEqual([
      approved,
      approved,
      approved,
      rejected,
    ]);
    expect(applyToAll([hold, rejected, approved], 'reset')).toEqual([pending, pending, approved]);
    expect(applyToAll([approved, rejected], 'approve')).toBeUndefined();
    expect(applyToAll([hold, hold], 'hold')).toBeUndefined();
    expect(applyToAll([], 'approve')).toBeUndefined();
  });
  it('never touches an approved line', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids)), fc.constantFrom(...drawCommands), (lines, command) => {
        const after = applyToAll(lines, command);
        lines.forEach((status, index) => {
          if (status === approved && after) expect(after[index]).toBe(approved);
        });
      }),
    );
  });
  it('labels its status', () => {
    expect(drawStatuses.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(drawStatusLabel(hold)).toBe('Hold For Inspection');
    expect(drawStatusLabel(9)).toBe('');
    expect([1, 4, 5, '1'].map(isDrawStatusId)).toEqual([true, true, false, false]);
  });
});

const aLine = (more: Partial<LedgerLine>): LedgerLine => ({
  budgetAmount: 1000,
  amountFundedToDate: 0,
  pending: 0,
  pendingFunding: 0,
  retainageHeld: 0,
  ...more,
});

describe('the ledger', () => {
  it('caps a line by what is funded and pending, and never below 0', () => {
    expect(lineCap(aLine({ amountFundedToDate: 300, pending: 200 }))).toBe(500);
    expect(lineCap(aLine({ amountFundedToDate: 1300 }))).toBe(0);
    // Approved money is taken, whether it waits for its payment or is held back.
    expect(lineCap(aLine({ amountFundedToDate: 300, pending: 200, pendingFunding: 90, retainageHeld: 10 }))).toBe(400);
  });
  it('lets an inspection cap a line at what is earned', () => {
    const line = aLine({ budgetAmount: dollars(40_000) });
    expect(inspectedCap(line, percentOf(line.budgetAmount, 50))).toBe(dollars(20_000));
    expect(inspectedCap({ ...line, amountFundedToDate: dollars(15_000) }, dollars(20_000))).toBe(dollars(5000));
  });
  const twoLines = [
    aLine({ amountFundedToDate: 300, pending: 200, pendingFunding: 40, retainageHeld: 10 }),
    aLine({ budgetAmount: 500, amountFundedToDate: 100, pending: 50 }),
  ];
  it.each([
    ['the whole budget', 1500, { remaining: 1100, available: 800 }],
    ['a part of it, which the draws may not pass', 1200, { remaining: 800, available: 500 }],
    ['more than the lines have', 9000, { remaining: 8600, available: 800 }],
    ['less than is asked for already', 600, { remaining: 200, available: 0 }],
  ])('totals a loan by its commitment: %s', (_what, commitment, left) => {
    expect(loanTotals(twoLines, commitment)).toEqual({
      total: commitment,
      budgetAmount: 1500,
      fundedToDate: 400,
      pending: 250,
      pendingFunding: 40,
      retainageHeld: 10,
      ...left,
    });
  });
  it('adds the totals of several loans', () => {
    const one = loanTotals(twoLines, 1200);
    expect(sumOfTotals([])).toEqual(loanTotals([], 0));
    expect(sumOfTotals([one, one])).toMatchObject({
      total: 2400,
      available: 1000,
      budgetAmount: 3000,
      retainageHeld: 20,
    });
  });
  it('adds up, whatever is asked and decided', () => {
    const line = fc.record({
      budgetAmount: fc.nat(1e9),
      amountFundedToDate: fc.nat(1e6),
      pending: fc.nat(1e6),
      pendingFunding: fc.nat(1e6),
      retainageHeld: fc.nat(1e6),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const budget = lines.reduce((sum, { budgetAmount }) => sum + budgetAmount, 0);
        const totals = loanTotals(lines, budget);
        fc.pre(totals.fundedToDate <= totals.total);
        expect(totals.fundedToDate + totals.remaining).toBe(totals.total);
        const waiting = totals.pending + totals.pendingFunding + totals.retainageHeld;
        expect(totals.available).toBe(Math.max(0, totals.remaining - waiting));
        expect(lines.reduce((sum, each) => sum + earnedOf(each), 0)).toBe(
          totals.fundedToDate + totals.pendingFunding + totals.retainageHeld,
        );
      }),
    );
  });
  it('moves money from pending to earned by an approval, and frees it by a rejection', () => {
    expect(heldBy({ requestedAmount: 5, statusId: pending })).toEqual({ pending: 5, earned: 0 });
    expect(heldBy({ requestedAmount: 5, statusId: hold })).toEqual({ pending: 5, earned: 0 });
    expect(heldBy({ requestedAmount: 5, statusId: approved })).toEqual({ pending: 0, earned: 5 });
    expect(heldBy({ requestedAmount: 5, statusId: rejected })).toEqual({ pending: 0, earned: 0 });
  });
  it('pays of a line what was approved without what was withheld, and nothing before that', () => {
    expect([payableOf(500, 50), payableOf(500, null), payableOf(null, null)]).toEqual([450, 500, 0]);
  });
  it('shows progress between 0 and 100', () => {
    expect(progressPercent(1, 3)).toBe(33.33);
    expect(progressPercent(5, 3)).toBe(100);
    expect(progressPercent(0, 0)).toBe(0);
  });
});

describe('a request', () => {
  const item = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
  const signature = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';
  const caps = new Map([
    [item(1), 1000],
    [item(2), 0],
  ]);
  const errors = (
    lineItems: { additionalBudgetItemId: string; requestedAmount?: number | null }[],
    certifySignature: string | null = signature,
  ): Record<string, string> => drawErrors({ lineItems, certifySignature }, (id) => caps.get(id));

  it('is right within the caps, signed', () => {
    expect(errors([{ additionalBudgetItemId: item(1), requestedAmount: 1000 }])).toEqual({});
  });
  it('names the most that a line has left', () => {
    expect(
      errors([
        { additionalBudgetItemId: item(1), requestedAmount: 1001 },
        { additionalBudgetItemId: item(2), requestedAmount: 1 },
      ]),
    ).toEqual({
      'lineItems.0.requestedAmount': 'At most $10.00 of this line can be requested',
      'lineItems.1.requestedAmount': 'At most $0.00 of this line can be requested',
    });
  });
  it('knows its own lines alone, and each once', () => {
    const line = { additionalBudgetItemId: item(1), requestedAmount: 600 };
    expect(errors([line, line])).toEqual({ 'lineItems.1.additionalBudgetItemId': shared.choice });
    expect(errors([{ ...line, additionalBudgetItemId: item(9) }])).toEqual({
      'lineItems.0.additionalBudgetItemId': shared.choice,
    });
  });
  it('needs an amount', () => {
    expect(errors([{ additionalBudgetItemId: item(1) }])).toEqual({ lineItems: shared.drawEmpty });
    expect(
      linesWithAmount([
        { additionalBudgetItemId: item(1), requestedAmount: 0 },
        { additionalBudgetItemId: item(2), requestedAmount: 1 },
      ]),
    ).toHaveLength(1);
    expect(errors([{ additionalBudgetItemId: item(1), requestedAmount: -5 }])['lineItems.0.requestedAmount']).toBe(
      shared.notNegative,
    );
  });
  it.each([
    null,
    '',
    'data:image/png;base64,',
    'data:image/png;base64,PHN2Zz4=',
    'data:image/svg+xml;base64,iVBORw0KGgo=',
    `${signature}<script>`,
  ])('needs a signature, not %p', (value) => {
    expect(errors([{ additionalBudgetItemId: item(1), requestedAmount: 5 }], value)).toEqual({
      certifySignature: shared.signatureFirst,
    });
  });
  it('takes a drawn signature, within its size', () => {
    expect(signatureComplaint(signature)).toBeUndefined();
    expect(signatureComplaint(signature + 'A'.repeat(400_000))).toBe(shared.signatureFirst);
  });
  it('is rejected for a reason', () => {
    expect(rejectionComplaint(' ')).toBe(shared.reasonRequired);
    expect(rejectionComplaint('No receipts')).toBeUndefined();
  });
});
