import {
  BENEFICIAL_THRESHOLD,
  byOwnedCompany,
  companiesInOrder,
  isAtLeast20,
  OWNERSHIP_THRESHOLD,
  ownershipUnits,
  WHOLE_UNITS,
} from './ownership.js';
import type { Holding } from './ownership.js';

/** An exact share of the borrowing company: `part` of `whole`, where `whole` is a power of ten. */
interface Fraction {
  readonly part: bigint;
  readonly whole: bigint;
}

const ALL = BigInt(WHOLE_UNITS);
const NOTHING: Fraction = { part: 0n, whole: 1n };

function plus(a: Fraction, b: Fraction): Fraction {
  const whole = a.whole > b.whole ? a.whole : b.whole;
  return { part: a.part * (whole / a.whole) + b.part * (whole / b.whole), whole };
}

/** In the fewest digits: a chain of whole owners costs none. */
function shortened({ part, whole }: Fraction): Fraction {
  let short = { part, whole };
  while (short.whole > 1n && short.part % 10n === 0n) short = { part: short.part / 10n, whole: short.whole / 10n };
  return short;
}

const times = (a: Fraction, units: number): Fraction =>
  shortened({ part: a.part * BigInt(units), whole: a.whole * ALL });
const atLeast = (a: Fraction, percent: number): boolean => a.part * 100n >= a.whole * BigInt(percent);

/** As a percentage with every digit that it has: the whole is a power of ten, so that it ends. */
function percentOf({ part, whole }: Fraction): string {
  const digits = String(whole).length - 1;
  const text = String(part * 100n).padStart(digits + 1, '0');
  const [units, rest] = [text.slice(0, text.length - digits), text.slice(text.length - digits).replace(/0+$/, '')];
  return rest === '' ? units : `${units}.${rest}`;
}

/** One holding's part of the borrowing company. Percentages are decimals in text, exact. */
export interface EffectiveHolding {
  readonly entityOwnerId: string;
  /** The company in which the holding is. */
  readonly companyId: string;
  readonly percent: string;
}

/** A natural person's part of the borrowing company over all paths. */
export interface BeneficialOwner {
  readonly personId: string;
  readonly percent: string;
  readonly atLeast20: boolean;
  readonly atLeast25: boolean;
  readonly holdings: readonly EffectiveHolding[];
}

export interface EffectiveOwnership {
  /** Largest first. */
  readonly people: readonly BeneficialOwner[];
  /** Holdings of several people under 20, who are not named. */
  readonly groups: readonly EffectiveHolding[];
  /** What nobody has been named for yet. */
  readonly unassigned: string;
}

/**
 * Who owns how much of `rootId`, over all paths: the shares along a path are multiplied, those of several paths added, all
 * of it exact. Each company is visited once, so that the work grows with the holdings and not with the paths.
 * Throws a RangeError where companies own each other in a circle.
 */
export function effectiveOwnership(rootId: string, holdings: readonly Holding[]): EffectiveOwnership {
  const order = companiesInOrder(rootId, holdings);
  if (!order) throw new RangeError('The companies own each other in a circle.');
  const owners = byOwnedCompany(holdings);
  const shares = new Map<string, Fraction>([[rootId, { part: 1n, whole: 1n }]]);
  const people = new Map<string, { total: Fraction; holdings: EffectiveHolding[] }>();
  const groups: EffectiveHolding[] = [];
  let assigned = NOTHING;
  for (const companyId of order) {
    const share = shares.get(companyId) ?? NOTHING;
    for (const owner of owners.get(companyId) ?? []) {
      const part = times(share, ownershipUnits(owner.percentOwnership));
      if (owner.ownerCompanyId) {
        shares.set(owner.ownerCompanyId, plus(shares.get(owner.ownerCompanyId) ?? NOTHING, part));
        continue;
      }
      assigned = plus(assigned, part);
      const holding = { entityOwnerId: owner.id, companyId, percent: percentOf(part) };
      if (!owner.personId) {
        groups.push(holding);
        continue;
      }
      const known = people.get(owner.personId) ?? { total: NOTHING, holdings: [] };
      people.set(owner.personId, { total: plus(known.total, part), holdings: [...known.holdings, holding] });
    }
  }
  return {
    people: [...people]
      .sort(([, a], [, b]) => compare(b.total, a.total))
      .map(([personId, { total, holdings: own }]) => ({
        personId,
        percent: percentOf(total),
        atLeast20: atLeast(total, OWNERSHIP_THRESHOLD),
        atLeast25: atLeast(total, BENEFICIAL_THRESHOLD),
        holdings: own,
      })),
    groups,
    unassigned: percentOf(minus({ part: 1n, whole: 1n }, assigned)),
  };
}

function compare(a: Fraction, b: Fraction): number {
  const [left, right] = [a.part * b.whole, b.part * a.whole];
  return left === right ? 0 : left > right ? 1 : -1;
}

/** Never below nothing: a company above 100 % has nothing that is not assigned. */
function minus(a: Fraction, b: Fraction): Fraction {
  const { part, whole } = plus(a, { part: -b.part, whole: b.whole });
  return { part: part < 0n ? 0n : part, whole };
}

interface PersonWithS1 {
  readonly id: string;
  readonly s1Id?: string | null;
}

/** Whether a person has to hand in an S-1: 20 % or more of an entity, or of the borrower over all paths, or a guarantor. */
function owesS1({ atLeast20, holdings: own }: BeneficialOwner, byId: ReadonlyMap<string, Holding>): boolean {
  const rows = own.map(({ entityOwnerId }) => byId.get(entityOwnerId));
  return (
    atLeast20 ||
    rows.some((holding) => holding?.willingToBeGuarantor === true || isAtLeast20(holding?.percentOwnership))
  );
}

/**
 * The people who still owe an S-1 (specification 5): asked for one by a share of the tree under `rootId`, and none on file.
 * Throws a RangeError where companies own each other in a circle.
 */
export function peopleNeedingS1<T extends PersonWithS1>(
  rootId: string,
  people: readonly T[],
  holdings: readonly Holding[],
): T[] {
  const byId = new Map(holdings.map((holding) => [holding.id, holding]));
  const obliged = new Set(
    effectiveOwnership(rootId, holdings)
      .people.filter((owner) => owesS1(owner, byId))
      .map((owner) => owner.personId),
  );
  return people.filter((person) => !person.s1Id && obliged.has(person.id));
}
