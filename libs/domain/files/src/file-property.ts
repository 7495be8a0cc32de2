import { isEditable } from '@groundwork/domain-applications';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import type { Uploader } from './file-types.js';
import type { FileStatus } from './review.js';

/** Who may say of which property a paper is. */
export const namingSides = ['borrower', 'lender'] as const;
export type NamingSide = (typeof namingSides)[number];

/**
 * Whether somebody may say of which property of its application a paper is: the lender until the loan is active, the borrower while the
 * application waits for documents or can be edited. What the lender approved, the lender alone moves.
 */
export function mayNameProperty(uploader: Uploader, application: ApplicationStatus, file: FileStatus): boolean {
  if (uploader === 'admin') return application !== 'approved';
  const isOpen = application === 'awaiting' || isEditable(application);
  return uploader === 'borrower' && isOpen && file !== 'approved';
}
