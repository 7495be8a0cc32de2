import { shared } from '@groundwork/domain-messages';
import fc from 'fast-check';
import {
  acknowledgementsAfter,
  cappedPercent,
  companiesInOrder,
  effectiveOwnership,
  isAbove20,
  isAtLeast20,
  isSmallShare,
  ownershipComplaint,
  ownershipPercentComplete,
  ownershipTotal,
  peopleNeedingS1,
  wouldOwnItself,
} from './index.js';
import type { Holding } from './index.js';

const person = (
  ownedCompanyId: string,
  personId: string,
  percentOwnership: number,
  more: Partial<Holding> = {},
): Holding => ({
  id: `${ownedCompanyId}-${personId}`,
  entityOwnerType: 'person',
  ownedCompanyId,
  personId,
  percentOwnership,
  ...more,
});
const company = (ownedCompanyId: string, ownerCompanyId: string, percentOwnership: number): Holding => ({
  id: `${ownedCompanyId}-${ownerCompanyId}`,
  entityOwnerType: 'company',
  ownedCompanyId,
  ownerCompanyId,
  percentOwnership,
});
const group = (ownedCompanyId: string, percentOwnership: number): Holding => ({
  id: `${ownedCompanyId}-group`,
  entityOwnerType: 'multiplePeopleUnder20',
  ownedCompanyId,
  percentOwnership,
});

describe('a share', () => {
  it('adds up exactly', () => {
    expect(ownershipTotal([{ percentOwnership: 33.3 }, { percentOwnership: 33.3 }, { percentOwnership: 33.4 }])).toBe(
      100,
    );
    expect(ownershipTotal([{ percentOwnership: 0.1 }, { percentOwnership: 0.2 }])).toBe(0.3);
    expect(ownershipComplaint([{ percentOwnership: 99.9999 }, { percentOwnership: 0.0002 }])).toBe(
      shared.above100Ownership,
    );
    expect(ownershipComplaint([{ percentOwnership: 99.9999 }, { percentOwnership: 0.0001 }])).toBeUndefined();
  });
  it('is held against 20 from both sides', () => {
    expect([19.9999, 20, 20.0001].map(isAbove20)).toEqual([false, false, true]);
    expect([19.9999, 20, 20.0001].map(isAtLeast20)).toEqual([false, true, true]);
    expect([0, 0.0001, 19.9999, 20].map(isSmallShare)).toEqual([false, true, true, false]);
  });
  it('stays between 0 and 100 while it is typed', () => {
    expect([-1, 0, 55.5, 100, 250].map(cappedPercent)).toEqual([0, 0, 55.5, 100, 100]);
  });
  it('loses its acknowledgements when it is raised above 20 from below, and only then', () => {
    const ticked = { investInOwnNameAcknowledgement: true, under20Acknowledgement: true };
    const cleared = { investInOwnNameAcknowledgement: false, under20Acknowledgement: false };
    expect(acknowledgementsAfter(10, 25, ticked)).toEqual(cleared);
    expect(acknowledgementsAfter(null, 20.1, ticked)).toEqual(cleared);
    for (const [before, after] of [
      [10, 19],
      [10, 20],
      [20, 30],
      [30, 10],
    ])
      expect(acknowledgementsAfter(before, after, ticked)).toEqual(ticked);
  });
  it('is told to three significant digits of what all entities need', () => {
    const owned = (...percents: number[]) => ({ owners: percents.map((percentOwnership) => ({ percentOwnership })) });
    expect(ownershipPercentComplete([owned(50, 16.67)])).toBe(66.7);
    expect(ownershipPercentComplete([owned(100), owned(12.345), owned()])).toBe(37.4);
    expect(ownershipPercentComplete([])).toBe(0);
  });
});

describe('effective ownership', () => {
  it('follows every path: directly, through two entities that share an owner, and beside a group', () => {
    const holdings = [
      person('borrower', 'ana', 10),
      company('borrower', 'holding', 60),
      company('borrower', 'trust', 20),
      group('borrower', 10),
      person('holding', 'ana', 50),
      company('holding', 'trust', 50),
      person('trust', 'ben', 33.3333),
      person('trust', 'ana', 66.6667),
    ];
    const { people, groups, unassigned } = effectiveOwnership('borrower', holdings);
    expect(
      people.map(({ personId, percent, atLeast20, atLeast25 }) => ({ personId, percent, atLeast20, atLeast25 })),
    ).toEqual([
      { personId: 'ana', percent: '73.33335', atLeast20: true, atLeast25: true },
      { personId: 'ben', percent: '16.66665', atLeast20: false, atLeast25: false },
    ]);
    expect(people[0]?.holdings).toEqual([
      { entityOwnerId: 'borrower-ana', companyId: 'borrower', percent: '10' },
      { entityOwnerId: 'holding-ana', companyId: 'holding', percent: '30' },
      { entityOwnerId: 'trust-ana', companyId: 'trust', percent: '33.33335' },
    ]);
    expect(groups).toEqual([{ entityOwnerId: 'borrower-group', companyId: 'borrower', percent: '10' }]);
    expect(unassigned).toBe('0');
  });
  it('keeps what a float would lose, and holds it against the thresholds', () => {
    const edge = effectiveOwnership('b', [company('b', 'h', 50), person('h', 'p', 50), person('h', 'q', 49.9999)]);
    expect(edge.people.map(({ percent, atLeast25 }) => [percent, atLeast25])).toEqual([
      ['25', true],
      ['24.99995', false],
    ]);
    expect(edge.unassigned).toBe('50.00005');
    const chain = Array.from({ length: 30 }, (_, level) => company(`c${level}`, `c${level + 1}`, 99.9999));
    const [deep] = effectiveOwnership('c0', [...chain, person('c30', 'p', 100)]).people;
    expect(deep?.percent).toMatch(/^99\.99700004349\d{150,}$/);
  });
  it('is nothing of a company that nobody owns', () => {
    expect(effectiveOwnership('b', [])).toEqual({ people: [], groups: [], unassigned: '100' });
  });
  it('visits a company once, however many paths lead to it', () => {
    const layers = Array.from({ length: 40 }, (_, level) =>
      ['a', 'b'].flatMap((from) => ['a', 'b'].map((to) => company(`${from}${level}`, `${to}${level + 1}`, 50))),
    ).flat();
    const holdings = [
      company('root', 'a0', 50),
      company('root', 'b0', 50),
      ...layers,
      person('a40', 'p', 100),
      person('b40', 'q', 100),
    ];
    expect(effectiveOwnership('root', holdings).people.map((owner) => owner.percent)).toEqual(['50', '50']);
  });
});

describe('circles', () => {
  it('are seen over any number of companies', () => {
    const chain = [company('a', 'b', 50), company('b', 'c', 50), company('c', 'd', 50)];
    expect(wouldOwnItself(chain, 'd', 'a')).toBe(true);
    expect(wouldOwnItself(chain, 'a', 'a')).toBe(true);
    expect(wouldOwnItself(chain, 'a', 'd')).toBe(false);
    expect(wouldOwnItself(chain, 'd', 'e')).toBe(false);
    expect(companiesInOrder('a', [...chain, company('d', 'b', 1)])).toBeUndefined();
    expect(() => effectiveOwnership('a', [...chain, company('d', 'b', 1)])).toThrow(RangeError);
  });
  it('do not run out of stack', () => {
    const chain = Array.from({ length: 20_000 }, (_, level) => company(`c${level}`, `c${level + 1}`, 100));
    expect(companiesInOrder('c0', chain)).toHaveLength(20_001);
    expect(wouldOwnItself(chain, 'c20000', 'c0')).toBe(true);
  });
});

describe('the S-1', () => {
  const people = ['ana', 'ben', 'cleo', 'dan', 'eve'].map((id) => ({ id, s1Id: id === 'ben' ? 'file' : null }));
  it('is asked of 20 percent and more, of guarantors, and of who has 20 over all paths', () => {
    const holdings = [
      person('b', 'ana', 20),
      person('b', 'ben', 30),
      person('b', 'cleo', 5, { willingToBeGuarantor: true }),
      person('b', 'dan', 10),
      company('b', 'h', 60),
      person('h', 'dan', 19.5),
      person('b', 'eve', 19.9999),
    ];
    expect(peopleNeedingS1('b', people, holdings).map(({ id }) => id)).toEqual(['ana', 'cleo', 'dan']);
  });
  it('is not asked of who owns nothing of this company', () => {
    expect(peopleNeedingS1('b', people, [person('elsewhere', 'ana', 100)])).toEqual([]);
    // A small owner here is not asked for what it owns elsewhere.
    expect(
      peopleNeedingS1('b', people, [
        person('b', 'ana', 5),
        person('elsewhere', 'ana', 100, { willingToBeGuarantor: true }),
      ]),
    ).toEqual([]);
  });
});

/**
 * The plain reference: every path from the top is walked by itself, shares as fractions of whole numbers. It is slow and
 * cannot see a circle, and it shares nothing with the code that is tested.
 */
function walked(rootId: string, holdings: readonly Holding[]): Map<string, [bigint, bigint]> {
  const found = new Map<string, [bigint, bigint]>();
  const walk = (companyId: string, part: bigint, whole: bigint): void => {
    for (const holding of holdings.filter(({ ownedCompanyId }) => ownedCompanyId === companyId)) {
      const [p, w] = [part * BigInt(Math.round((holding.percentOwnership ?? 0) * 10_000)), whole * 1_000_000n];
      if (holding.ownerCompanyId) walk(holding.ownerCompanyId, p, w);
      else {
        const key = holding.personId ?? 'group';
        const [kp, kw] = found.get(key) ?? [0n, 1n];
        found.set(key, [kp * w + p * kw, kw * w]);
      }
    }
  };
  walk(rootId, 1n, 1n);
  return found;
}

/** Whether an exact decimal in text is the fraction, as a percentage. */
function isFraction(text: string, [part, whole]: readonly [bigint, bigint]): boolean {
  const [units = '0', digits = ''] = text.split('.');
  return BigInt(units + digits) * whole === part * 100n * 10n ** BigInt(digits.length);
}

/** Trees whose companies own only companies with a larger number: never a circle, often several paths to one. */
const units = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10_000);
const acyclic = fc
  .array(
    fc.record({
      owned: fc.integer({ min: 0, max: 5 }),
      up: fc.integer({ min: 1, max: 4 }),
      kind: fc.constantFrom('person', 'company', 'group'),
      who: fc.constantFrom('p', 'q', 'r'),
      percent: units,
    }),
    { maxLength: 14 },
  )
  .map((rows) =>
    rows.map(({ owned, up, kind, who, percent }, index): Holding => {
      const id = String(index);
      if (kind === 'company') return { ...company(`c${owned}`, `c${owned + up}`, percent), id };
      return kind === 'group' ? { ...group(`c${owned}`, percent), id } : { ...person(`c${owned}`, who, percent), id };
    }),
  );

describe('for all trees', () => {
  it('sums are those of whole numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 60 }), (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const owners = parts.map((part) => ({ percentOwnership: part / 10_000 }));
        return (
          ownershipTotal(owners) === total / 10_000 && (ownershipComplaint(owners) !== undefined) === total > 1_000_000
        );
      }),
    );
  });
  it('a person has what the walk over every path finds', () => {
    fc.assert(
      fc.property(acyclic, (holdings) => {
        const expected = walked('c0', holdings);
        const { people } = effectiveOwnership('c0', holdings);
        expect(people.map(({ personId }) => personId).sort()).toEqual(
          [...expected.keys()].filter((key) => key !== 'group').sort(),
        );
        for (const owner of people) {
          const fraction = expected.get(owner.personId) ?? [0n, 1n];
          expect(isFraction(owner.percent, fraction)).toBe(true);
          expect(owner.atLeast25).toBe(fraction[0] * 4n >= fraction[1]);
          expect(owner.atLeast20).toBe(fraction[0] * 5n >= fraction[1]);
        }
      }),
      { numRuns: 300 },
    );
  });
  it('parts and what is not assigned are the whole where no company is above 100', () => {
    const shared100 = acyclic.map((holdings) =>
      holdings.map((holding) => ({
        ...holding,
        percentOwnership: Math.floor(
          (holding.percentOwnership ?? 0) /
            Math.max(1, holdings.filter((other) => other.ownedCompanyId === holding.ownedCompanyId).length),
        ),
      })),
    );
    fc.assert(
      fc.property(shared100, (holdings) => {
        const { people, groups, unassigned } = effectiveOwnership('c0', holdings);
        const scaled = (text: string): bigint => {
          const [whole = '0', digits = ''] = text.split('.');
          return BigInt(whole + digits.padEnd(60, '0'));
        };
        const total = [...people, ...groups].reduce((sum, { percent }) => sum + scaled(percent), scaled(unassigned));
        expect(total).toBe(scaled('100'));
      }),
    );
  });
  it('a circle is refused exactly where one can be walked', () => {
    const edges = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })), { maxLength: 12 });
    fc.assert(
      fc.property(edges, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }), (pairs, owned, owner) => {
        const holdings = pairs.filter(([a, b]) => a < b).map(([a, b]) => company(`c${a}`, `c${b}`, 1));
        // Reference: every company that owns a part of `owner`, by spreading until nothing is new.
        const above = new Set([`c${owner}`]);
        for (let size = 0; size !== above.size;) {
          size = above.size;
          for (const holding of holdings)
            if (above.has(holding.ownedCompanyId) && holding.ownerCompanyId) above.add(holding.ownerCompanyId);
        }
        return wouldOwnItself(holdings, `c${owned}`, `c${owner}`) === above.has(`c${owned}`);
      }),
      { numRuns: 300 },
    );
  });
});
