import fc from 'fast-check';
import { addCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { heldRetainage, lineRates, lineRetainage, withheldBy } from '../index.js';
import type { EarnedLine, NewlyEarned, WithholdingTerms } from '../index.js';

const tenPercent: WithholdingTerms = { heldBy: 'loan', completedPercent: 10, storedPercent: 10 };
const aLine = (id: string, more: Partial<EarnedLine> = {}): EarnedLine => ({
  id,
  scheduledValue: 100_000,
  earned: 0,
  stored: 0,
  held: 0,
  ...more,
});
const amounts = (terms: WithholdingTerms, lines: EarnedLine[], approvals: NewlyEarned[]) =>
  Object.fromEntries(withheldBy(terms, lines, approvals));

/** The lines after an approval. */
const approve = (terms: WithholdingTerms, lines: readonly EarnedLine[], approvals: readonly NewlyEarned[]) => {
  const held = withheldBy(terms, lines, approvals);
  return lines.map((line) => {
    const approved = approvals.find(({ id }) => id === line.id);
    return {
      ...line,
      earned: line.earned + (approved?.amount ?? 0),
      stored: approved?.stored ?? line.stored,
      held: line.held + (held.get(line.id) ?? 0),
    };
  });
};

describe('what an approval holds back', () => {
  it('is the percentage of what is approved, to the cent of the sum, the rest to the largest remainders', () => {
    expect(amounts(tenPercent, [aLine('a'), aLine('b')], [{ id: 'a', amount: 50_000 }])).toEqual({ a: 5000 });
    // 10 % of 0.99 is 0.10; 0.033 each, so that the cent goes to one of them.
    const three = ['a', 'b', 'c'].map((id) => aLine(id));
    expect(
      amounts(
        tenPercent,
        three,
        three.map(({ id }) => ({ id, amount: 33 })),
      ),
    ).toEqual({ a: 4, b: 3, c: 3 });
  });
  it('leaves alone what was paid before anything was held back', () => {
    expect(amounts(tenPercent, [aLine('a', { earned: 60_000 })], [{ id: 'a', amount: 10_000 }])).toEqual({ a: 1000 });
  });
  it('holds nothing of work beyond 50 percent of the loan', () => {
    const terms: WithholdingTerms = {
      ...tenPercent,
      reduction: { fromPercent: 50, completedPercent: 0, appliesTo: 'later' },
    };
    const lines = [aLine('a', { earned: 60_000, held: 6000 }), aLine('b')];
    // 60,000 of 200,000 are built; 40,000 more reach the half, of the other 20,000 nothing is held.
    expect(amounts(terms, lines, [{ id: 'b', amount: 60_000 }])).toEqual({ b: 4000 });
  });
  it('reads each line by itself where it is held by line', () => {
    const terms: WithholdingTerms = {
      ...tenPercent,
      heldBy: 'line',
      reduction: { fromPercent: 50, completedPercent: 0, appliesTo: 'later' },
    };
    const lines = [aLine('a', { earned: 60_000, held: 5000 }), aLine('b')];
    const approvals = [
      { id: 'a', amount: 10_000 },
      { id: 'b', amount: 10_000 },
    ];
    expect(amounts(terms, lines, approvals)).toEqual({ a: 0, b: 1000 });
  });
  it('reads the lines of a contractor together, at its own percentage where it has one', () => {
    const terms: WithholdingTerms = {
      ...tenPercent,
      heldBy: 'contractor',
      reduction: { fromPercent: 50, completedPercent: 0, appliesTo: 'later' },
      contractors: [
        { name: 'Roofers', percent: null, lines: ['a', 'b'] },
        { name: 'Painters', percent: 5, lines: ['c'] },
      ],
    };
    const lines = ['a', 'b', 'c', 'd'].map((id) => aLine(id));
    // Half of both roofs is reached with all of the first: of the rest nothing more is held. Paint is not read with them, nor is
    // the line of nobody.
    const first = approve(terms, lines, [{ id: 'a', amount: 100_000 }]);
    expect(first.map(({ held }) => held)).toEqual([10_000, 0, 0, 0]);
    const approvals = ['b', 'c', 'd'].map((id) => ({ id, amount: 60_000 }));
    expect(approve(terms, first, approvals).map(({ held }) => held)).toEqual([10_000, 0, 3000, 5000]);
  });
  it.each<[string, Partial<WithholdingTerms>, number | undefined]>([
    ['roof', {}, 3],
    ['paint', {}, 5],
    ['walls', {}, undefined],
    ['nobody', {}, undefined],
    ['paint', { heldBy: 'loan' }, undefined],
    ['roof', { heldBy: 'line' }, 3],
    ['paint', { contractors: undefined }, undefined],
  ])('is of the line %s, where it says %j, at a percentage of its own: %p', (id, more, percent) => {
    const terms: WithholdingTerms = {
      ...tenPercent,
      heldBy: 'contractor',
      contractors: [
        { name: 'Painters', percent: 5, lines: ['roof', 'paint'] },
        { name: 'Masons', percent: null, lines: ['walls'] },
      ],
      lines: [
        { additionalBudgetItemId: 'permit', percent: 0 },
        { additionalBudgetItemId: 'roof', percent: 3 },
      ],
      ...more,
    };
    const own = percent === undefined ? terms : { completedPercent: percent, storedPercent: percent };
    expect(lineRates(terms, id)).toEqual(own);
  });
  it('is told of a ledger as held of work, less what was released', () => {
    expect(heldRetainage(500, 200)).toEqual({ completed: 500, stored: 0, withheld: 500, released: 200, left: 300 });
  });
  it('has a percentage of a line of its own', () => {
    const terms = { ...tenPercent, lines: [{ additionalBudgetItemId: 'permit', percent: 0 }] };
    const approvals = [
      { id: 'permit', amount: 1000 },
      { id: 'roof', amount: 1000 },
    ];
    expect(amounts(terms, [aLine('permit'), aLine('roof')], approvals)).toEqual({ permit: 0, roof: 100 });
  });
  it('gives back where a reduction applies to all work, never more than is held', () => {
    const reduction = { fromPercent: 50, completedPercent: 5, appliesTo: 'all' as const };
    const terms: WithholdingTerms = { ...tenPercent, heldBy: 'line', reduction };
    // 10 % of 40,000 are held; of 60,000 it is 5 %.
    expect(amounts(terms, [aLine('a', { earned: 40_000, held: 4000 })], [{ id: 'a', amount: 20_000 }])).toEqual({
      a: -1000,
    });
    expect(amounts(terms, [aLine('a', { earned: 40_000, held: 300 })], [{ id: 'a', amount: 20_000 }])).toEqual({
      a: -300,
    });
  });
  it('holds of stored material at its own percentage, and of it as work once it is built in', () => {
    const terms = { ...tenPercent, storedPercent: 50 };
    const stored = [{ id: 'a', amount: 10_000, stored: 10_000 }];
    expect(amounts(terms, [aLine('a')], stored)).toEqual({ a: 5000 });
    const builtIn = [{ id: 'a', amount: 2000, stored: 0 }];
    expect(amounts(terms, approve(terms, [aLine('a')], stored), builtIn)).toEqual({ a: -3800 });
  });
});

const percents = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const ids = ['a', 'b', 'c', 'd'];
const rounds = fc.array(
  fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 3_000_000 }), { minKeys: 1 }),
  {
    maxLength: 8,
  },
);
const approvalsOf = (round: Readonly<Record<string, Cents>>): NewlyEarned[] =>
  Object.entries(round).map(([id, amount]) => ({ id, amount }));

describe('over any sequence of approvals', () => {
  const begin = ids.map((id) => aLine(id, { scheduledValue: 10_000_000 }));
  it('at one rate what is held is that rate of everything approved, as the certificate says', () => {
    fc.assert(
      fc.property(percents, rounds, (percent, sequence) => {
        const terms: WithholdingTerms = { heldBy: 'loan', completedPercent: percent, storedPercent: percent };
        const end = sequence.reduce((lines, round) => approve(terms, lines, approvalsOf(round)), begin);
        const sum = (of: (line: EarnedLine) => Cents): Cents => addCents(end.map(of));
        const completed = sum((line) => line.earned);
        const { withheld } = lineRetainage({ completed, stored: 0, scheduledValue: 40_000_000 }, terms);
        expect(sum((line) => line.held)).toBe(withheld);
      }),
    );
  });
  it('is never below nothing and never more than was earned, whatever the terms', () => {
    const reduction = fc.record({
      fromPercent: percents,
      completedPercent: percents,
      appliesTo: fc.constantFrom('all' as const, 'later' as const),
    });
    const anyTerms: fc.Arbitrary<WithholdingTerms> = fc.record({
      heldBy: fc.constantFrom('loan' as const, 'contractor' as const, 'line' as const),
      contractors: fc.constant([{ name: 'Roofers', percent: null, lines: ['0', '2', 'a'] }]),
      completedPercent: percents,
      storedPercent: percents,
      reduction: fc.option(reduction, { nil: undefined }),
      lines: fc.array(fc.record({ additionalBudgetItemId: fc.constantFrom(...ids), percent: percents }), {
        maxLength: 2,
      }),
    });
    fc.assert(
      fc.property(anyTerms, rounds, (terms, sequence) => {
        let lines = begin;
        for (const round of sequence) {
          lines = approve(terms, lines, approvalsOf(round));
          for (const line of lines) {
            expect(line.held).toBeGreaterThanOrEqual(0);
            expect(line.held).toBeLessThanOrEqual(line.earned);
          }
        }
      }),
    );
  });
});
