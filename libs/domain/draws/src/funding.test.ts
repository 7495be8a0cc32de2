import { drawRules } from '@groundwork/domain-messages';
import { machineFlaws } from '@groundwork/domain-records';
import { agreedFees, fundedOnComplaint, fundingMachine, fundingState, netFunding, nettingComplaint } from './index.js';

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
  it('was paid between the opening of the loan and today', () => {
    const between = { opened: '2026-02-01', today: '2026-03-02' };
    expect(['2026-02-01', '2026-03-02'].map((day) => fundedOnComplaint(day, between))).toEqual([undefined, undefined]);
    for (const day of ['2026-01-31', '2026-03-03'])
      expect(fundedOnComplaint(day, between)).toBe(drawRules.fundedDayOutside);
    expect(fundedOnComplaint('2026-02-30', between)).toBeDefined();
  });
});
