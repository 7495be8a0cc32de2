import { submitErrors, visibleSteps } from '@groundwork/domain-applications';
import type { ApplicationCommand, SaveApplication } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { isValid } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { factsOf } from './application-facts.js';
import type { ApplicationRecord } from './application-record.js';
import { beginsRound, decisions } from './choose-command.js';

/** Why an application was turned down: the reason of the save, or the comments on its sections. */
export function reasonOf(
  command: ApplicationCommand,
  { details }: Pick<ApplicationRecord, 'details'>,
  body: Pick<SaveApplication, 'onRejectString'>,
): string | undefined {
  if (command !== 'reject' && command !== 'rejectSection' && command !== 'returnToBorrower') return undefined;
  const text = body.onRejectString?.trim();
  if (text) return text;
  const comments = (details.rejectionComments ?? []).map(({ value }) => value);
  return comments.length > 0 ? comments.join('\n') : undefined;
}

/** What a command asks for beyond valid fields: everything at the final submit, a reason for a rejection. */
export function decisionErrors(
  command: ApplicationCommand,
  application: ApplicationRecord,
  body: Pick<SaveApplication, 'onRejectString' | 'rejectionComments'>,
  clock: Clock,
): FieldErrors {
  if (command === 'finalSubmit') return submitErrors(factsOf(application), { now: clock.now(), today: today(clock) });
  if (command !== 'reject' && command !== 'rejectSection') return {};
  const unseen = unseenRejections(application, body);
  if (!isValid(unseen)) return unseen;
  return reasonOf(command, application, body) === undefined ? { onRejectString: shared.reasonRequired } : {};
}

/** Rejections of sections that the borrower does not see, and so could never mend. */
function unseenRejections(
  application: ApplicationRecord,
  { rejectionComments }: Pick<SaveApplication, 'rejectionComments'>,
): FieldErrors {
  const seen: readonly string[] = visibleSteps({ ...application.details, lineOfCredit: application.lineOfCredit });
  return Object.fromEntries(
    (rejectionComments ?? []).flatMap(({ step }, index) =>
      seen.includes(step) ? [] : [[`rejectionComments.${index}.step`, shared.stepNotAsked]],
    ),
  );
}

/**
 * The application after a command: who decided and when, a new round for the borrower. Rejected sections stay flagged
 * until they are saved again; the history keeps them.
 */
export function decided(
  command: ApplicationCommand,
  before: ApplicationRecord,
  after: ApplicationRecord,
  userId: string | undefined,
  clock: Clock,
): ApplicationRecord {
  const now = clock.now().toISOString();
  const round = beginsRound(before.status, command) ? before.round + 1 : before.round;
  const dated = { ...after, ...reached(command, now), round };
  const moved = decisions.has(command) ? { ...dated, decidedAt: now, decidedBy: userId ?? null } : dated;
  if (command === 'finalSubmit')
    return { ...moved, details: { ...moved.details, rejectionComments: [], onRejectString: null } };
  return moved;
}

/** When the command brought it to a stage. What comes back to the borrower has neither closing nor approval behind it. */
function reached(command: ApplicationCommand, now: string): Partial<ApplicationRecord> {
  switch (command) {
    case 'finalSubmit':
      return { awaitingAt: now };
    case 'submitDocuments':
      return { submittedAt: now };
    case 'requireClosing':
      return { closingAt: now };
    case 'approve':
    case 'completeClosing':
      return { approvedAt: now };
    case 'reject':
    case 'rejectSection':
    case 'returnToBorrower':
      return { closingAt: null };
    default:
      return {};
  }
}
