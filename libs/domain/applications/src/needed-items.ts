import type { FundingSource, FundingSourceName } from '@groundwork/domain-budgets';
import { traitsOf } from './loan-types.js';
import type { LoanType } from './loan-types.js';

/** What the check looks at; facts of several services, collected by the caller. */
export interface NeededFacts {
  readonly entityOwners: readonly { readonly accounts?: readonly unknown[] | null }[];
  /** Land has no floor plan to need. */
  readonly loanType?: LoanType | null;
  readonly properties: readonly { readonly floorPlans?: readonly unknown[] | null }[];
  readonly generalWarrantyDeedNeeded?: boolean | null;
  readonly generalWarrantyDeed?: unknown;
  readonly subordinatedDebtNeeded?: boolean | null;
  readonly subordinatedDebt?: unknown;
  /** A source that is a subordinated debt needs its paper, unless an administrator said otherwise. */
  readonly fundingSources?: readonly FundingSource[] | null;
  /**
   * File types that are uploaded for the application and were not rejected. A deed or a paper of debt counts where the
   * application names none.
   */
  readonly uploadedTypes?: readonly string[];
  /** File types that its loan asks for. */
  readonly requiredTypes?: readonly string[];
}

/** The names of sources whose debt ranks behind the loan. */
const subordinated: ReadonlySet<string> = new Set<FundingSourceName>([
  'Subordinated Debt',
  'Subordinated Land Financing',
]);

/**
 * Whether the paper of a subordinated debt is needed: as an administrator said, else where a source of the funds is such a debt
 * with an amount.
 */
export function needsSubordinatedDebt({
  subordinatedDebtNeeded,
  fundingSources,
}: Pick<NeededFacts, 'subordinatedDebtNeeded' | 'fundingSources'>): boolean {
  return (
    subordinatedDebtNeeded ?? (fundingSources ?? []).some(({ name, total }) => total > 0 && subordinated.has(name))
  );
}

/** Items that may be needed (specification 5). */
export const neededItemLabels = {
  entityOwner: 'At least one owner',
  ownerAccounts: 'Financial accounts of every owner',
  property: 'At least one property',
  floorPlans: 'A floor plan for every property',
  generalWarrantyDeed: 'General warranty deed',
  subordinatedDebt: 'Subordinated debt',
  documents: 'Required documents',
} as const;
export type NeededItem = keyof typeof neededItemLabels;

const none = (list: readonly unknown[] | null | undefined): boolean => !list || list.length === 0;

/** What an awaiting application still needs, in the order of the labels; empty when nothing is missing. */
export function neededItems(facts: NeededFacts): NeededItem[] {
  const needed: NeededItem[] = [];
  if (none(facts.entityOwners)) needed.push('entityOwner');
  if (facts.entityOwners.some((owner) => none(owner.accounts))) needed.push('ownerAccounts');
  if (none(facts.properties)) needed.push('property');
  const hasFloorPlan = !facts.loanType || traitsOf(facts.loanType).hasFloorPlan;
  if (hasFloorPlan && facts.properties.some((property) => none(property.floorPlans))) needed.push('floorPlans');
  const uploaded = new Set(facts.uploadedTypes ?? []);
  if (facts.generalWarrantyDeedNeeded && !facts.generalWarrantyDeed && !uploaded.has('deed'))
    needed.push('generalWarrantyDeed');
  if (needsSubordinatedDebt(facts) && !facts.subordinatedDebt && !uploaded.has('subordinated_debt'))
    needed.push('subordinatedDebt');
  if ((facts.requiredTypes ?? []).some((type) => !uploaded.has(type))) needed.push('documents');
  return needed;
}
