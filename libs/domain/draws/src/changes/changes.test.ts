import fc from 'fast-check';
import { budgetChanges, fill, shared } from '@groundwork/domain-messages';
import { addCents } from '@groundwork/domain-money';
import { machineFlaws } from '@groundwork/domain-records';
import {
  askedAtPercent,
  budgetChangeErrors,
  changeMachine,
  changeMoney,
  changeOf,
  changeTotals,
  cutRefusal,
  newLineErrors,
  isContingency,
  isInterestReserve,
  lineCap,
} from '../index.js';
import type { BudgetChangeLine, ChangeableLine } from '../index.js';

const line = (budgetAmount: number, more: Partial<ChangeableLine> = {}): ChangeableLine => ({
  budgetAmount,
  amountFundedToDate: 0,
  pending: 0,
  pendingFunding: 0,
  retainageHeld: 0,
  isContingency: false,
  ...more,
});
const lines: Readonly<Record<string, ChangeableLine>> = {
  roof: line(1_000),
  walls: line(500, { amountFundedToDate: 100, pendingFunding: 60, retainageHeld: 40, pending: 100 }),
  reserve: line(300, { isContingency: true }),
};
const change = (lineItems: Omit<BudgetChangeLine, 'x'>[], more: object = {}) =>
  budgetChangeErrors({ kind: 'reallocation', lineItems, ...more }, (id) => lines[id]);
const take = (id: string, decrease: number) => ({ additionalBudgetItemId: id, decrease });
const add = (id: string, increase: number) => ({ additionalBudgetItemId: id, increase });

test('the machine of a change has no flaws', () => expect(machineFlaws(changeMachine)).toEqual([]));

describe('a change of the budget', () => {
  test('within itself takes as much as it adds', () => {
    expect(change([take('roof', 100), add('walls', 100)])).toEqual({});
    expect(change([take('roof', 100), add('walls', 101)])).toEqual({
      lineItems: fill(budgetChanges.notEven, { taken: '$1.00', added: '$1.01' }),
    });
    expect(Object.keys(change([take('roof', 1), add('walls', 1)]))).toEqual([]);
    expect(changeOf({ increase: 5 }) + changeOf({ decrease: 3 }) + changeOf({})).toBe(2);
    expect(change([])).toEqual({ lineItems: budgetChanges.changesNothing });
    expect(change([{ additionalBudgetItemId: 'roof', decrease: 5, increase: 5 }])).toEqual({
      'lineItems.0.increase': budgetChanges.bothWays,
    });
    expect(change([take('roof', 5), add('cellar', 5), add('roof', 0)])).toEqual({
      'lineItems.1.additionalBudgetItemId': shared.choice,
      'lineItems.2.additionalBudgetItemId': shared.choice,
    });
  });

  test('never cuts a line below what is drawn of it and asked for', () => {
    expect(change([take('walls', 200), add('roof', 200)])).toEqual({});
    expect(change([take('walls', 201), add('roof', 201)])).toEqual({
      'lineItems.0.decrease': fill(budgetChanges.takeAtMost, { amount: '$2.00' }),
    });
  });

  test('is refused later by the line whose money moved meanwhile', () => {
    const walls = lines['walls'] as ChangeableLine;
    expect(cutRefusal('Walls', walls, -200)).toBeUndefined();
    expect(cutRefusal('Walls', walls, 5)).toBeUndefined();
    const reason = fill(budgetChanges.lineOfChange, {
      name: 'Walls',
      reason: fill(budgetChanges.takeAtMost, { amount: '$2.00' }),
    });
    expect(cutRefusal('Walls', walls, -201)).toBe(fill(budgetChanges.noLongerPossible, { reason }));
  });

  test('has a source where it is a change order, and a name for one that is not known', () => {
    const words = { source: 'other', sourceName: ' Her uncle ' } as const;
    expect(changeMoney({ kind: 'reallocation', ...words })).toEqual({ source: null, sourceName: null });
    expect(changeMoney({ kind: 'change_order', ...words })).toEqual({ source: 'other', sourceName: 'Her uncle' });
    expect(changeMoney({ kind: 'change_order', ...words, source: 'equity' })).toEqual({
      source: 'equity',
      sourceName: null,
    });
    expect(changeMoney({ kind: 'change_order' })).toEqual({ source: null, sourceName: null });
    expect(changeMoney({ kind: 'change_order', source: 'other' })).toEqual({ source: 'other', sourceName: null });
  });

  test('out of contingency takes from it alone and adds nothing to it, as a use of it and as its change order', () => {
    for (const more of [{ kind: 'contingency' }, { kind: 'change_order', source: 'contingency' }]) {
      expect(change([take('reserve', 300), add('roof', 300)], more)).toEqual({});
      expect(change([take('roof', 10), add('reserve', 10)], more)).toEqual({
        'lineItems.0.decrease': budgetChanges.contingencyAlone,
        'lineItems.1.increase': budgetChanges.contingencyGrows,
      });
    }
    // The source is a change order's: what is moved within the budget takes from any line.
    const moved = { kind: 'reallocation', source: 'contingency' };
    expect(change([take('roof', 10), add('reserve', 10)], moved)).toEqual({});
  });

  test('by a change order has a source, and changes the total where its own source pays', () => {
    const order = { kind: 'change_order', source: 'equity' };
    expect(change([add('roof', 10)], order)).toEqual({});
    expect(change([take('roof', 10)], order)).toEqual({});
    expect(change([add('roof', 10), take('walls', 10)], order)).toEqual({
      lineItems: budgetChanges.orderChangesNothing,
    });
    expect(change([add('roof', 10)], { kind: 'change_order' })).toEqual({ source: budgetChanges.sourceNeeded });
    expect(change([add('roof', 10)], { ...order, source: 'other' })).toEqual({
      sourceName: budgetChanges.sourceNameNeeded,
    });
  });

  test('adds new lines by a change order alone, each worth something, of a place that no line has', () => {
    const budget = {
      properties: [{ propertyId: 'a' }],
      lines: [{ propertyId: 'a', section: 'Site Work', name: 'Fence' }],
    };
    const wanted = { propertyId: 'a', section: 'Site Work', name: 'Pool', amount: 500 };
    const errors = (more: object = {}, kind: 'change_order' | 'contingency' = 'change_order') =>
      newLineErrors({ kind, newLines: [{ ...wanted, ...more }] }, budget);
    expect(errors()).toEqual({});
    expect(errors({}, 'contingency')).toEqual({ 'newLines.0.name': budgetChanges.newLineByOrder });
    expect(errors({ name: ' FENCE ' })).toEqual({ 'newLines.0.name': budgetChanges.newLineExists });
    expect(errors({ name: 'fence', section: ' site work' })).toEqual({
      'newLines.0.name': budgetChanges.newLineExists,
    });
    expect(newLineErrors({ kind: 'change_order' }, budget)).toEqual({});
    expect(errors({ name: ' ', section: ' ', propertyId: 'b', amount: 0 })).toEqual({
      'newLines.0.name': shared.fieldRequired,
      'newLines.0.section': shared.fieldRequired,
      'newLines.0.propertyId': shared.choice,
      'newLines.0.amount': budgetChanges.newLineNeedsAmount,
    });
    expect(newLineErrors({ kind: 'change_order', newLines: [wanted, { ...wanted, name: 'pool' }] }, budget)).toEqual({
      'newLines.1.name': budgetChanges.newLineExists,
    });
    const order = { kind: 'change_order', newLines: [wanted] };
    expect(change([], { ...order, source: 'equity' })).toEqual({});
    expect(change([take('reserve', 100)], { ...order, source: 'contingency' })).toEqual({
      lineItems: fill(budgetChanges.notEven, { taken: '$1.00', added: '$5.00' }),
    });
  });

  test('that is right leaves no line below what is taken of it, and the total grows by its net', () => {
    const budget = fc.array(
      fc.record({ budgetAmount: fc.nat(10_000), funded: fc.nat(100), pending: fc.nat(100) }).map((raw) =>
        line(Math.max(raw.budgetAmount, raw.funded + raw.pending), {
          amountFundedToDate: raw.funded,
          pending: raw.pending,
        }),
      ),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        budget,
        fc.array(fc.integer({ min: -12_000, max: 12_000 }), { minLength: 6, maxLength: 6 }),
        (own, by) => {
          const items = own.map((_line, at) => {
            const cents = by[at] ?? 0;
            return cents < 0 ? take(String(at), -cents) : add(String(at), cents);
          });
          const errors = budgetChangeErrors(
            { kind: 'change_order', source: 'equity', lineItems: items },
            (id) => own[Number(id)],
          );
          if (Object.keys(errors).length > 0) return;
          const revised = own.map((each, at) => ({ ...each, budgetAmount: each.budgetAmount + (by[at] ?? 0) }));
          for (const each of revised)
            expect(each.budgetAmount - each.amountFundedToDate - each.pending).toBe(lineCap(each));
          const sum = (all: readonly ChangeableLine[]) => addCents(all.map((each) => each.budgetAmount));
          expect(sum(revised) - sum(own)).toBe(changeTotals(items).net);
        },
      ),
    );
  });
});

test('what a percentage of a line asks for follows its value', () => {
  const drawn = {
    budgetAmount: 100_000,
    amountFundedToDate: 25_000,
    pendingFunding: 2_000,
    retainageHeld: 3_000,
    materialsStored: 10_000,
  };
  expect(askedAtPercent(drawn, 50)).toBe(30_000);
  expect(askedAtPercent(drawn, 50, 15_000)).toBe(35_000);
  expect(askedAtPercent({ ...drawn, budgetAmount: 80_000 }, 50)).toBe(20_000);
  expect(askedAtPercent(drawn, 10)).toBe(-10_000);
});

test('a line is contingency or interest reserve by its type, and by its name where no type was kept', () => {
  expect([{ type: 'contigency', name: 'Rest' }, { name: 'Contingency (10%)' }].map(isContingency)).toEqual([
    true,
    true,
  ]);
  expect(
    [
      { type: 'hard', name: 'Contingency' },
      { type: null, name: 'Roof' },
    ].map(isContingency),
  ).toEqual([false, false]);
  expect(
    [
      { type: 'interest reserve', name: 'x' },
      { name: 'Interest Reserve' },
      { type: 'fee', name: 'Interest reserve' },
    ].map(isInterestReserve),
  ).toEqual([true, true, false]);
});
