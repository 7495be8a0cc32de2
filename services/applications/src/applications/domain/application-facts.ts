import {
  budgetOfTotal,
  isEditable,
  isTermSheetFresh,
  neededItems,
  percentageComplete,
  rejectedSteps,
  sectionMask,
} from '@groundwork/domain-applications';
import type { ApplicationFacts, ClosingFlags, PropertyFacts } from '@groundwork/domain-applications';
import { merged } from '@groundwork/domain-records';
import type { ApplicationRecord, PropertyRecord } from './application-record.js';
import { termSheetChanges } from './term-sheet-figures.js';

const propertyFacts = ({ details, budgetTotal, ...property }: PropertyRecord): PropertyFacts =>
  merged(details, { ...property, budget: budgetOfTotal(budgetTotal) });

/** An application as the shared rules read it. */
export function factsOf(
  application: ApplicationRecord,
): ApplicationFacts & { readonly properties: readonly PropertyFacts[] } {
  const { details, properties, ...own } = application;
  const more = { termSheetChanges: termSheetChanges(application), properties: properties.map(propertyFacts) };
  return Object.assign(merged(details, own), more);
}

/**
 * An agreement that is a day old, or whose figures have changed since, no longer counts while the borrower edits; later it stays
 * what it was.
 */
export function isTermSheetStale(application: ApplicationRecord, now: Date): boolean {
  const { status, termSheetAgreementTime } = application;
  if (termSheetAgreementTime === null || !isEditable(status)) return false;
  return !isTermSheetFresh(termSheetAgreementTime, now) || termSheetChanges(application).length > 0;
}

/** What decides which items of its closing are required. */
export const closingFlagsOf = ({
  details,
  loanType,
}: Pick<ApplicationRecord, 'details' | 'loanType'>): ClosingFlags => ({
  ...details,
  loanType,
});

/** What is computed from an application at every write and shown in lists. */
export interface Computed {
  readonly sectionComplete: string;
  readonly percentageComplete: number;
  readonly itemsNeeded: number;
  readonly rejectedSteps: string;
}

/**
 * What this service itself can see missing (specification 5). Owners, their accounts and uploads are other services'
 * facts and are not counted here.
 */
export function neededOf({
  details,
  loanType,
  properties,
}: Pick<ApplicationRecord, 'details' | 'loanType' | 'properties'>): string[] {
  const { generalWarrantyDeedNeeded, generalWarrantyDeed, subordinatedDebtNeeded, subordinatedDebt, fundingSources } =
    details;
  const elsewhere = [{ accounts: [true] }];
  return neededItems({
    entityOwners: elsewhere,
    loanType,
    properties,
    generalWarrantyDeedNeeded: generalWarrantyDeedNeeded === true,
    generalWarrantyDeed,
    subordinatedDebtNeeded,
    fundingSources,
    subordinatedDebt,
  });
}

export function computedOf(application: ApplicationRecord): Computed {
  const facts = factsOf(application);
  return {
    sectionComplete: sectionMask(facts),
    percentageComplete: percentageComplete(facts),
    itemsNeeded: neededOf(application).length,
    rejectedSteps: rejectedSteps(application.details.rejectionComments).join(','),
  };
}
