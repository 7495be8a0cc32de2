import { neededItemLabels, neededItems } from '@groundwork/domain-applications';
import type { NeededFacts } from '@groundwork/domain-applications';
import { fileTypes } from './file-types.js';
import type { FileType } from './file-types.js';
import type { LoanDocument } from './loan-documents.js';
import { financialSlots, slotName, slotsOf } from './required.js';
import type { AskingApplication, AskingProperty, DocumentSlot } from './required.js';
import type { FileStatus } from './review.js';

/** A file as the check looks at it. */
export interface KnownFile {
  readonly fileType: FileType;
  readonly status: FileStatus;
  readonly personId?: string | null;
  readonly propertyId?: string | null;
}

/** Whether a file lies in a place: of its type, and of its person or its property where the place is theirs. */
export function liesIn(
  { fileType, personId, propertyId }: Pick<KnownFile, 'fileType' | 'personId' | 'propertyId'>,
  place: { readonly type: FileType; readonly personId?: string; readonly propertyId?: string },
): boolean {
  return (
    fileType === place.type &&
    (place.personId === undefined || personId === place.personId) &&
    (place.propertyId === undefined || propertyId === place.propertyId)
  );
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
  const standing = files.filter(({ status }) => status !== 'rejected');
  return slots.filter((slot) => slot.required && !standing.some((file) => liesIn(file, slot)));
}

/**
 * Slots with the files in each, then the files that lie in none by their types: of types that nobody asks for, and papers of
 * properties that were removed, ask for none any more, or were never named.
 */
export function filledSlots<File extends KnownFile>(
  slots: readonly DocumentSlot[],
  files: readonly File[],
): { readonly slot: DocumentSlot; readonly files: readonly File[] }[] {
  const others = files.filter((file) => !slots.some((slot) => liesIn(file, slot)));
  const types = [...new Set(others.map(({ fileType }) => fileType))];
  const slotOfOthers = (type: FileType): DocumentSlot => {
    const asking = slots.find((slot) => slot.type === type);
    if (!asking) return { type, required: false };
    const label = `${fileTypes[type].label}: other files`;
    const { places } = asking;
    return {
      type,
      required: false,
      label,
      closed: true,
      ...(places ? { places, hint: 'They count for no property' } : {}),
    };
  };
  return [
    ...slots.map((slot) => ({ slot, files: files.filter((file) => liesIn(file, slot)) })),
    ...types.map((type) => ({ slot: slotOfOthers(type), files: others.filter(({ fileType }) => fileType === type) })),
  ];
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
    ...missingDocuments(slotsOf(application, documents), files).map(slotName),
    ...missingDocuments(financialSlots, companyFiles).map(slotName),
    ...items.map((item) => neededItemLabels[item]),
  ];
}
