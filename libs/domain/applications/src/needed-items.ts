/** What the check looks at; facts of several services, collected by the caller. */
export interface NeededFacts {
  readonly entityOwners: readonly { readonly accounts?: readonly unknown[] | null }[];
  readonly properties: readonly { readonly floorPlans?: readonly unknown[] | null }[];
  readonly generalWarrantyDeedNeeded?: boolean | null;
  readonly generalWarrantyDeed?: unknown;
  readonly subordinatedDebtNeeded?: boolean | null;
  readonly subordinatedDebt?: unknown;
  /**
   * File types that are uploaded for the application and were not rejected. A deed or a paper of debt counts where the
   * application names none.
   */
  readonly uploadedTypes?: readonly string[];
  /** File types that its loan asks for. */
  readonly requiredTypes?: readonly string[];
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
  if (facts.properties.some((property) => none(property.floorPlans))) needed.push('floorPlans');
  const uploaded = new Set(facts.uploadedTypes ?? []);
  if (facts.generalWarrantyDeedNeeded && !facts.generalWarrantyDeed && !uploaded.has('deed'))
    needed.push('generalWarrantyDeed');
  if (facts.subordinatedDebtNeeded && !facts.subordinatedDebt && !uploaded.has('subordinated_debt'))
    needed.push('subordinatedDebt');
  if ((facts.requiredTypes ?? []).some((type) => !uploaded.has(type))) needed.push('documents');
  return needed;
}
