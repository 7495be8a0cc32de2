import { changedFigures } from '@groundwork/domain-agreements';
import type { TermSheetFigures } from '@groundwork/domain-agreements';
import { isEditable } from '@groundwork/domain-applications';
import type { ApplicationRecord, PropertyRecord } from './application-record.js';

/** What a term sheet tells of an application. Whole cents. */
export function termSheetFiguresOf(application: ApplicationRecord) {
  const { name, projectNumber, loanType, propertyType, intendedPurpose, details, properties } = application;
  return {
    name,
    projectNumber,
    loanType,
    propertyType,
    intendedPurpose,
    brokerName: details.brokerName ?? null,
    requestedAmount: details.requestedLoanAmount ?? null,
    properties: properties.map(propertyFigures),
  } satisfies TermSheetFigures;
}

function propertyFigures({ street, city, state, zipCode, budgetTotal, details }: PropertyRecord) {
  const { propertyType, numberOfUnits, purchaseAmount, expectedListingPrice } = details;
  return {
    street,
    city,
    state,
    zipCode,
    propertyType: propertyType ?? null,
    numberOfUnits: numberOfUnits ?? null,
    purchaseAmount: purchaseAmount ?? null,
    expectedListingPrice: expectedListingPrice ?? null,
    budgetTotal,
  };
}

/**
 * What has changed since the term sheet was accepted, of all that the accepted text shows: while the borrower edits, it ends the
 * acceptance. An acceptance of which nothing was kept, an older one, ends by its age alone.
 */
export function termSheetChanges(application: ApplicationRecord): string[] {
  const { status, termSheetAgreementTime, termSheetFigures } = application;
  if (!isEditable(status) || termSheetAgreementTime === null || !termSheetFigures) return [];
  return changedFigures(termSheetFigures, termSheetFiguresOf(application));
}
