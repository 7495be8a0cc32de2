import { drawRules, fill } from '@groundwork/domain-messages';
import { machineFlaws } from '@groundwork/domain-records';
import {
  agreedFees,
  agreedNetting,
  fundedOnComplaint,
  fundingMachine,
  fundingState,
  netFunding,
  nettingComplaint,
  nettingErrors,
  proposedNetting,
} from './index.js';

describe('a funding', () => {
  it('is planned, made and reversed, or cancelled before it is made', () => {
    expect(machineFlaws(fundingMachine)).toEqual([]);
    expect(fundingMachine.next('scheduled', 'fund')).toBe('funded');
    expect(fundingMachine.next('scheduled', 'reverse')).toBeUndefined();
    expect(fundingMachine.next('funded', 'cancel')).toBeUndefined();
    expect(fundingMachine.next('reversed', 'fund')).toBeUndefined();
  });
  it.each([
    [[], 'none'],
    [[undefined], 'pending'],
    [['funded', undefined], 'pending'],
    [['reversed'], 'pending'],
    [['funded', 'scheduled'], 'scheduled'],
    [['funded', 'funded'], 'funded'],
  ] as const)('of a draw is as far as the part that is behind: %j', (stages, state) => {
    expect(fundingState(stages)).toBe(state);
  });
  it('pays what is left after fees and reserve, never less than nothing', () => {
    expect(netFunding(10_000, { feesNetted: 1500, reserveNetted: 500 })).toBe(8000);
    expect(nettingComplaint(2000, { feesNetted: 1500, reserveNetted: 500 })).toBeUndefined();
    expect(nettingComplaint(1999, { feesNetted: 1500, reserveNetted: 500 })).toBe(drawRules.nettedAboveFunding);
  });
  it('keeps back the fees that were agreed', () => {
    expect(agreedFees({ amount: 900_000, originationFeePercent: 1.5, otherFees: 25_000 })).toBe(38_500);
  });
  it('keeps back no more than was agreed, less what was kept back before', () => {
    const terms = { amount: 900_000, originationFeePercent: 1.5, otherFees: 25_000, interestReserve: 50_000 };
    const agreed = agreedNetting(terms);
    expect(agreed).toEqual({ feesNetted: 38_500, reserveNetted: 50_000 });
    const before = { feesNetted: 38_000, reserveNetted: 0 };
    expect(nettingErrors(100_000, { feesNetted: 500, reserveNetted: 50_000 }, agreed, before)).toStrictEqual({});
    expect(nettingErrors(100_000, { feesNetted: 501, reserveNetted: 50_001 }, agreed, before)).toEqual({
      feesNetted: fill(drawRules.feesAtMost, { amount: '$5.00' }),
      reserveNetted: fill(drawRules.reserveAtMost, { amount: '$500.00' }),
    });
    expect(nettingErrors(999, { feesNetted: 500, reserveNetted: 500 }, agreed, before)).toEqual({
      feesNetted: drawRules.nettedAboveFunding,
    });
  });
  it('is proposed to keep back what is left, the fees first, as far as the payment goes', () => {
    const agreed = { feesNetted: 38_500, reserveNetted: 50_000 };
    const proposed = (amount: number, feesNetted = 0, reserveNetted = 0) =>
      proposedNetting(amount, agreed, { feesNetted, reserveNetted });
    expect(proposed(100_000)).toEqual(agreed);
    expect(proposed(40_000)).toEqual({ feesNetted: 38_500, reserveNetted: 1500 });
    expect(proposed(10_000)).toEqual({ feesNetted: 10_000, reserveNetted: 0 });
    expect(proposed(100_000, 38_500, 50_000)).toEqual({ feesNetted: 0, reserveNetted: 0 });
    expect(proposed(100_000, 40_000, 60_000)).toEqual({ feesNetted: 0, reserveNetted: 0 });
  });
  it('of a loan without terms keeps nothing back, and a reversal that took back too much asks for nothing', () => {
    const none = agreedNetting(null);
    expect(none).toEqual({ feesNetted: 0, reserveNetted: 0 });
    expect(nettingErrors(10, { feesNetted: 1, reserveNetted: 0 }, none, { feesNetted: 5, reserveNetted: 0 })).toEqual({
      feesNetted: fill(drawRules.feesAtMost, { amount: '$0.00' }),
    });
  });
  it('was paid between the opening of the loan and today', () => {
    const between = { opened: '2026-02-01', today: '2026-03-02' };
    expect(['2026-02-01', '2026-03-02'].map((day) => fundedOnComplaint(day, between))).toEqual([undefined, undefined]);
    for (const day of ['2026-01-31', '2026-03-03'])
      expect(fundedOnComplaint(day, between)).toBe(drawRules.fundedDayOutside);
    expect(fundedOnComplaint('2026-02-30', between)).toBeDefined();
  });
});
