import type { FileType, ParentType } from './file-types.js';

/** Where a file stands: its parent, its type and, for a person's paper, the person. */
export interface FilePlace {
  readonly parentType: ParentType;
  readonly parentId: string;
  readonly fileType: FileType;
  readonly personId: string | null;
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

/** Whether two files stand in the same place, so that one may replace the other. */
export function isSamePlace(a: FilePlace, b: FilePlace): boolean {
  return (
    a.parentType === b.parentType && a.parentId === b.parentId && a.fileType === b.fileType && a.personId === b.personId
  );
}
