import type { FileType, ParentType } from './file-types.js';

/** Where a file stands: its parent, its type and, for a paper of a person or of a property, which one. */
export interface FilePlace {
  readonly parentType: ParentType;
  readonly parentId: string;
  readonly fileType: FileType;
  readonly personId: string | null;
  readonly propertyId?: string | null;
}

const ofTheParent: readonly FileType[] = ['companyLogo', 'brokerLogo', 'w9'];
const ofAPerson: readonly FileType[] = ['s1', 'resume'];

/**
 * The name of a place that keeps one current file, as a logo's: whatever is uploaded there takes the place of the one
 * before. Null for a place of many files, where a replacement names the file that it replaces.
 */
export function singlePlace({ parentType, parentId, fileType, personId }: FilePlace): string | null {
  const single =
    ofTheParent.includes(fileType) || (ofAPerson.includes(fileType) && (personId !== null || parentType === 'user'));
  return single ? [parentType, parentId, fileType, personId ?? ''].join('/') : null;
}

/** Whether a new file stands in the place of a known one, so that it may replace it. Without a property it means that of the known one. */
export function isSamePlace(known: FilePlace, added: FilePlace): boolean {
  return (
    known.parentType === added.parentType &&
    known.parentId === added.parentId &&
    known.fileType === added.fileType &&
    known.personId === added.personId &&
    (!added.propertyId || known.propertyId === added.propertyId)
  );
}
