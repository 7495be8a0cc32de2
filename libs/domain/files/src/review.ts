import { shared } from '@groundwork/domain-messages';
import { statusMachine } from '@groundwork/domain-records';
import { atMost, isBlank, lengthLimits } from '@groundwork/domain-validation';
import type { FileType, ParentType } from './file-types.js';

/** Where a file's review stands. */
export const fileStatuses = ['pending', 'approved', 'rejected'] as const;
export type FileStatus = (typeof fileStatuses)[number];
export const isFileStatus = (value: unknown): value is FileStatus =>
  (fileStatuses as readonly unknown[]).includes(value);

/** As everybody but who reviews it calls it. */
export const fileStatusLabels: Readonly<Record<FileStatus, string>> = {
  pending: 'In review',
  approved: 'Approved',
  rejected: 'Rejected',
};
export const fileCommands = ['approve', 'reject'] as const;
export type FileCommand = (typeof fileCommands)[number];

/** THE machine of a review. A rejected file may still be approved, and an approved one rejected: a mistake is mended. */
export const fileMachine = statusMachine<FileStatus, FileCommand>({
  start: 'pending',
  final: [],
  commands: fileCommands,
  transitions: {
    pending: { approve: 'approved', reject: 'rejected' },
    approved: { reject: 'rejected' },
    rejected: { approve: 'approved' },
  },
  guards: {
    approve: (comments) => reviewComplaint('approve', comments),
    reject: (comments) => reviewComplaint('reject', comments),
  },
});

/** The status after a command; undefined where the command is illegal in this status. */
export const nextFileStatus = fileMachine.next;

/** Whether a file can be rejected: a broker's W-9 is edited by administrators instead (sign-in specification, section 5). */
export function isRejectable(type: FileType, parent: ParentType): boolean {
  return !(type === 'w9' && parent === 'broker');
}

/** The command that a wanted status stands for ('approved' → 'approve'), undefined for any other text. */
export function commandFor(wanted: unknown): FileCommand | undefined {
  if (wanted === 'approved') return 'approve';
  return wanted === 'rejected' ? 'reject' : undefined;
}

/** A rejection needs a reason; a comment has its limit. */
export function reviewComplaint(command: FileCommand, comments: unknown): string | undefined {
  if (command === 'reject' && (typeof comments !== 'string' || isBlank(comments))) return shared.fileRejectionReason;
  return atMost(lengthLimits.paragraph)(comments);
}
