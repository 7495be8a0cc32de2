import { shared } from '@groundwork/domain-messages';
import type { Complaint } from '@groundwork/domain-validation';
import type { EntityOwnerType } from './enumerations.js';

/**
 * A holding: who owns how much of a company. A percentage has at most four decimals, so that it is a whole number of
 * ten-thousandths; every sum and comparison here is exact.
 */
export interface Holding {
  readonly id: string;
  readonly entityOwnerType: EntityOwnerType;
  readonly percentOwnership: number | null;
  readonly ownedCompanyId: string;
  readonly personId?: string | null;
  readonly ownerCompanyId?: string | null;
  readonly willingToBeGuarantor?: boolean | null;
}

type Share = { readonly percentOwnership?: number | null };

/** Ten-thousandths of a percent in one percent, and in the whole. */
const UNITS = 10_000;
export const WHOLE_UNITS = 100 * UNITS;
/** From here on a holder is asked for an S-1; above it for full contact details (specification 5). */
export const OWNERSHIP_THRESHOLD = 20;
/** The threshold of a beneficial owner in law. */
export const BENEFICIAL_THRESHOLD = 25;

/** A percentage as whole ten-thousandths: 33.3 → 333000. */
export function ownershipUnits(percent: number | null | undefined): number {
  return Math.round((percent ?? 0) * UNITS);
}

/** The ten-thousandths that several holdings make. */
export function totalUnits(owners: readonly Share[]): number {
  return owners.reduce((sum, owner) => sum + ownershipUnits(owner.percentOwnership), 0);
}

/** Sum of the percentages of ownership, free of the dust of binary fractions (33.3 + 33.3 + 33.4 is 100). */
export function ownershipTotal(owners: readonly Share[]): number {
  return totalUnits(owners) / UNITS;
}

/** The sentence for owners above 100 % in all. */
export function ownershipComplaint(owners: readonly Share[]): Complaint {
  return totalUnits(owners) > WHOLE_UNITS ? shared.above100Ownership : undefined;
}

/** What a field of ownership holds after typing: 100 or more becomes 100, less than nothing nothing (specification 5). */
export function cappedPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}

/** Owned of what is needed, in percent to three significant digits, for a screen. Whether it is complete say the units. */
export function ownershipPercentComplete(entities: readonly { readonly owners: readonly Share[] }[]): number {
  const needed = entities.length * WHOLE_UNITS;
  const owned = entities.reduce((sum, entity) => sum + totalUnits(entity.owners), 0);
  return needed === 0 ? 0 : Number(((owned / needed) * 100).toPrecision(3));
}

/** Whether a percentage is more than the 20 that asks for full details; 20 itself is not. */
export const isAbove20 = (percent: number | null | undefined): boolean =>
  ownershipUnits(percent) > OWNERSHIP_THRESHOLD * UNITS;
/** Whether it is at least 20, which asks for an S-1. */
export const isAtLeast20 = (percent: number | null | undefined): boolean =>
  ownershipUnits(percent) >= OWNERSHIP_THRESHOLD * UNITS;
/** Above nothing and below 20: the share that goes without details against two acknowledgements. */
export const isSmallShare = (percent: number | null | undefined): boolean =>
  ownershipUnits(percent) > 0 && !isAtLeast20(percent);

export interface Acknowledgements {
  readonly investInOwnNameAcknowledgement?: boolean | null;
  readonly under20Acknowledgement?: boolean | null;
}

/** A share that is raised above 20 after being below it loses both acknowledgements (specification 4, owner editor). */
export function acknowledgementsAfter<T extends Acknowledgements>(
  before: number | null | undefined,
  after: number | null | undefined,
  acknowledged: T,
): T {
  const raised = !isAtLeast20(before) && isAbove20(after);
  return raised
    ? { ...acknowledged, investInOwnNameAcknowledgement: false, under20Acknowledgement: false }
    : acknowledged;
}

/** Holdings by the company that they are a part of. */
export function byOwnedCompany<T extends Pick<Holding, 'ownedCompanyId'>>(holdings: readonly T[]): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const holding of holdings) {
    const list = map.get(holding.ownedCompanyId);
    if (list) list.push(holding);
    else map.set(holding.ownedCompanyId, [holding]);
  }
  return map;
}

type Edge = Pick<Holding, 'ownedCompanyId' | 'ownerCompanyId'>;

/**
 * The companies of a tree, the owned before its owners: each once, however many paths lead to it. Undefined where the
 * companies own each other in a circle.
 */
export function companiesInOrder(rootId: string, holdings: readonly Edge[]): string[] | undefined {
  const owners = byOwnedCompany(holdings);
  const finished: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  // Without recursion: a chain may be as deep as somebody cares to type.
  const stack: { readonly id: string; readonly next: string[] }[] = [];
  const enter = (id: string): void => {
    state.set(id, 'open');
    stack.push({
      id,
      next: (owners.get(id) ?? []).flatMap(({ ownerCompanyId }) => (ownerCompanyId ? [ownerCompanyId] : [])),
    });
  };
  enter(rootId);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const owner = top.next.pop();
    if (owner === undefined) {
      state.set(top.id, 'done');
      finished.push(top.id);
      stack.pop();
    } else if (state.get(owner) === 'open') return undefined;
    else if (!state.has(owner)) enter(owner);
  }
  return finished.reverse();
}

/** Whether a company would come to own itself, over any path, if `ownerCompanyId` held a part of `ownedCompanyId`. */
export function wouldOwnItself(holdings: readonly Edge[], ownedCompanyId: string, ownerCompanyId: string): boolean {
  return companiesInOrder(ownedCompanyId, [...holdings, { ownedCompanyId, ownerCompanyId }]) === undefined;
}
