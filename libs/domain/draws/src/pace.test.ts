import fc from 'fast-check';
import { drawRules, fill } from '@groundwork/domain-messages';
import { certifiedPercent, drawPace, evenPlan, planErrors } from './index.js';

const loan = { openedOn: '2026-01-31', termMonths: 3, commitment: 100_000 };

describe('the pace of a loan', () => {
  it('is even over the term, to the cent, and ends where the commitment does', () => {
    expect(drawPace(loan, [], '2026-01-31').map(({ day, planned }) => [day, planned])).toEqual([
      ['2026-01-31', 0],
      ['2026-02-28', 33_334],
      ['2026-03-31', 66_667],
      ['2026-04-30', 100_000],
    ]);
  });

  it('sums what was funded month by month, what came back too, and nothing of months ahead', () => {
    const funded = [
      { day: '2026-01-31', amount: 5_000 },
      { day: '2026-02-10', amount: 20_000 },
      { day: '2026-03-05', amount: -1_000 },
    ];
    expect(drawPace(loan, funded, '2026-03-10').map((point) => point.funded)).toEqual([5_000, 25_000, 24_000, null]);
  });

  it('begins with the day of its opening, and a month is ahead until the day on which it begins is over', () => {
    const read = (today: string) => drawPace(loan, [], today).map((point) => point.funded);
    expect(read('2026-01-31')).toEqual([0, null, null, null]);
    expect(read('2026-02-01')).toEqual([0, 0, null, null]);
    expect(read('2025-01-31')).toEqual([0, null, null, null]);
    expect(drawPace({ ...loan, termMonths: 0 }, [], '2026-01-31')).toHaveLength(1);
  });

  it('goes on after the term without a plan, and has none where no term was agreed', () => {
    const late = drawPace(loan, [{ day: '2026-06-01', amount: 7 }], '2026-06-02');
    expect(late.map(({ planned, funded }) => [planned, funded]).slice(3)).toEqual([
      [100_000, 0],
      [null, 0],
      [null, 7],
    ]);
    expect(drawPace({ ...loan, termMonths: null }, [], '2026-03-15').every(({ planned }) => planned === null)).toBe(
      true,
    );
  });

  it('follows the plan that was entered, month by month, and stays at its sum until the term ends', () => {
    const planOf = (plan: number[], termMonths: number | null) =>
      drawPace({ ...loan, termMonths, plan }, [], '2026-01-31').map(({ planned }) => planned);
    expect(planOf([10_000, 60_000], 3)).toEqual([0, 10_000, 70_000, 70_000]);
    expect(planOf([10_000, 0, 0, 60_000], 3)).toEqual([0, 10_000, 10_000, 10_000, 70_000]);
    expect(planOf([10_000], null)).toEqual([0, 10_000]);
    expect(drawPace({ ...loan, plan: null }, [], '2026-01-31').map(({ planned }) => planned)).toEqual([
      0, 33_334, 66_667, 100_000,
    ]);
    expect(evenPlan(100_000, 3)).toEqual([33_334, 33_333, 33_333]);
    expect(evenPlan(100_000, 0)).toEqual([]);
  });

  it('is planned for something, and for no more than the loan gives', () => {
    const errors = (...amounts: number[]) =>
      planErrors(
        amounts.map((amount) => ({ amount })),
        1_000,
      );
    expect(errors(400, 0, 600)).toEqual({});
    expect(errors(400, 601)).toEqual({ months: fill(drawRules.planAtMost, { amount: '$10.00' }) });
    expect([errors(), errors(0, 0)]).toEqual([{ months: drawRules.planEmpty }, { months: drawRules.planEmpty }]);
  });

  it('never loses a cent of the plan, whatever was committed for however long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 1, max: 120 }), (commitment, termMonths) => {
        const planned = drawPace({ openedOn: '2026-01-31', termMonths, commitment }, [], '2026-02-01').map(
          (point) => point.planned ?? -1,
        );
        expect(planned).toHaveLength(termMonths + 1);
        expect(planned.at(-1)).toBe(commitment);
        expect(planned.every((amount, at) => at === 0 || amount >= (planned[at - 1] ?? 0))).toBe(true);
      }),
    );
  });
});

describe('the percentage that a borrower has certified', () => {
  const line = { budgetAmount: 10_000, amountFundedToDate: 3_000, pendingFunding: 500, retainageHeld: 500, pending: 0 };
  it('is ahead of what is funded by what is asked for, or by what the last approval cut', () => {
    expect(certifiedPercent(line, 0)).toBe(40);
    expect(certifiedPercent({ ...line, pending: 1_250 }, 0)).toBe(52.5);
    expect(certifiedPercent(line, 500)).toBe(45);
  });
  it('counts a cut no longer once the line is asked for anew', () => {
    expect(certifiedPercent({ ...line, pending: 500 }, 500)).toBe(45);
  });
});
