import { neededItemLabels, neededItems } from '@groundwork/domain-applications';
import type { NeededFacts } from '@groundwork/domain-applications';
import { fileTypes } from './file-types.js';
import type { FileType } from './file-types.js';
import type { LoanDocument } from './loan-documents.js';
import { financialSlots, slotsOf } from './required.js';
import type { AskingApplication, AskingProperty, DocumentSlot } from './required.js';
import type { FileStatus } from './review.js';

/** A file as the check looks at it. */
export interface KnownFile {
  readonly fileType: FileType;
  readonly status: FileStatus;
}

/** Of an application what the check looks at. */
export type CheckedApplication = Pick<
  NeededFacts,
  'generalWarrantyDeedNeeded' | 'generalWarrantyDeed' | 'subordinatedDebtNeeded' | 'subordinatedDebt' | 'fundingSources'
> &
  Pick<AskingApplication, 'loanType'> & {
    readonly properties: readonly (AskingProperty & { readonly floorPlans?: readonly unknown[] | null })[];
  };

/** What else is known of it: its own files, those of its company, and who owns the company. */
export interface CreditFileFacts {
  /** What its type of loan asks for. */
  readonly documents: readonly LoanDocument[];
  readonly files: readonly KnownFile[];
  readonly companyFiles: readonly KnownFile[];
  readonly entityOwners: NeededFacts['entityOwners'];
}

/** Required documents without a file that stands: a rejected one does not. */
export function missingDocuments(slots: readonly DocumentSlot[], files: readonly KnownFile[]): DocumentSlot[] {
  const there = new Set<string>(files.filter(({ status }) => status !== 'rejected').map(({ fileType }) => fileType));
  return slots.filter(({ required, type }) => required && !there.has(type));
}

/**
 * What an application still needs, by name: each required document of its loan, the financial documents of its company,
 * then the needed-items check (specification 5). `closing` leaves out what a closing asks for by itself.
 */
export function neededNames(
  application: CheckedApplication,
  { documents, files, companyFiles, entityOwners }: CreditFileFacts,
  { closing = false }: { readonly closing?: boolean } = {},
): string[] {
  const uploadedTypes = files.filter(({ status }) => status !== 'rejected').map(({ fileType }) => fileType);
  const items = neededItems({ ...application, entityOwners, uploadedTypes }).filter(
    (item) => !closing || (item !== 'generalWarrantyDeed' && item !== 'subordinatedDebt'),
  );
  return [
    ...missingDocuments(slotsOf(application, documents), files).map(({ type }) => fileTypes[type].label),
    ...missingDocuments(financialSlots, companyFiles).map(({ type }) => fileTypes[type].label),
    ...items.map((item) => neededItemLabels[item]),
  ];
}
