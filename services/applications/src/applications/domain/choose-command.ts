import { nextStatus } from '@groundwork/domain-applications';
import type { ApplicationCommand, ApplicationStatus } from '@groundwork/domain-applications';

/** What a save means: the statuses' machine decides whether it is legal. `denied` is an administrator's alone. */
export type Meaning = ApplicationCommand | 'denied';

interface Save {
  readonly current: ApplicationStatus;
  /** The status that the save carries. */
  readonly requested: ApplicationStatus | undefined;
  readonly byAdministrator: boolean;
  /** It brings a comment on a section. */
  readonly rejectsSection: boolean;
}

function ofAdministrator({ current, requested, rejectsSection }: Save): ApplicationCommand {
  switch (requested) {
    case 'approved':
      return current === 'in_closing' ? 'completeClosing' : 'approve';
    case 'rejected':
      return 'reject';
    case 'in_closing':
      return current === 'in_closing' ? 'saveReview' : 'requireClosing';
    case 'in_progress':
    case 'awaiting':
      // In review a final submit sends it back (specification 4); at Deal Entry it is still being written.
      return current === 'in_progress' ? 'save' : 'returnToBorrower';
    default:
      if (current === 'in_progress') return 'save';
      return rejectsSection ? 'rejectSection' : 'saveReview';
  }
}

function ofBorrower({ current, requested }: Save): Meaning {
  if (requested === 'awaiting') return 'finalSubmit';
  // The whole application travels with a save, its status too.
  if (requested === undefined || requested === 'in_progress' || requested === current) return 'save';
  return requested === 'submitted' ? 'submitDocuments' : 'denied';
}

/** The command that a save stands for (specification 4; sign-in document 4). */
export function meaningOf(save: Save): Meaning {
  return save.byAdministrator ? ofAdministrator(save) : ofBorrower(save);
}

/** Commands that end or turn an application and therefore have a reason or tell others. */
export const decisions: ReadonlySet<ApplicationCommand> = new Set([
  'approve',
  'completeClosing',
  'requireClosing',
  'reject',
  'rejectSection',
  'returnToBorrower',
]);

/** Whether the command gives the application back to the borrower, or takes it up again after a rejection: a new round. */
export function beginsRound(from: ApplicationStatus, command: ApplicationCommand): boolean {
  return command === 'returnToBorrower' || (from === 'rejected' && nextStatus(from, command) !== undefined);
}
