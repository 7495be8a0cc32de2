import { applicationStatusLabels, nextStatus, rejectedSteps } from '@groundwork/domain-applications';
import type { ApplicationCommand, ApplicationStatus } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import type { SaveApplicationDto } from './application.dto.js';
import { mayWith } from './applications.policy.js';
import type { ApplicationRecord } from './domain/application-record.js';
import { meaningOf } from './domain/choose-command.js';

/** The command that a save is for this actor; refuses who may not save it, or not to this status. */
export function commandOf(actor: Actor, before: ApplicationRecord, body: SaveApplicationDto): ApplicationCommand {
  const byAdministrator = isAdministrator(actor);
  mayWith(actor, byAdministrator ? 'review' : 'edit', before);
  const meaning = meaningOf({
    current: before.status,
    requested: body.status ?? undefined,
    byAdministrator,
    rejectsSection: rejectedSteps(body.rejectionComments).length > 0,
  });
  if (meaning === 'denied') throw new Problem('access.denied');
  // Documents and financials have a call of their own.
  if (meaning === 'submitDocuments') throw new Problem('state.illegal_transition');
  return meaning;
}

/** The status after a command; refuses one that is not legal, with its sentence where nothing may be written any more. */
export function statusAfter(status: ApplicationStatus, command: ApplicationCommand): ApplicationStatus {
  const next = nextStatus(status, command);
  if (next) return next;
  const writes = command === 'save' || command === 'saveReview';
  throw new Problem(
    'state.illegal_transition',
    writes ? fill(shared.applicationNotEditable, { status: applicationStatusLabels[status] }) : undefined,
  );
}
