import { numberedName } from '@groundwork/domain-applications';
import { drawStatus, drawStatusLabel, isDecided } from '@groundwork/domain-draws';
import type { EventEnvelope, EventPayloads, EventType } from '@groundwork/domain-events';

/** What activities are filtered by. */
export const activityCategories = [
  { id: 'applications', name: 'Applications' },
  { id: 'draws', name: 'Draws' },
  { id: 'brokers', name: 'Brokers' },
  { id: 'agreements', name: 'Broker agreements' },
  { id: 'documents', name: 'Documents' },
] as const;
export type ActivityCategoryId = (typeof activityCategories)[number]['id'];

export interface ActivityRecord {
  readonly userId: string;
  readonly activityCategoryId: ActivityCategoryId;
  readonly name: string;
  readonly status: string;
  readonly comments: string;
}

const record = (
  activityCategoryId: ActivityCategoryId,
  userId: string,
  name: string,
  status: string,
  comments = '',
): ActivityRecord => ({ activityCategoryId, userId, name: name.slice(0, 300), status, comments });

const ofApplication = (
  facts: EventPayloads['application.in_closing'],
  status: string,
  comments?: string,
): ActivityRecord => record('applications', facts.decidedBy, numberedName(facts), status, comments);

/** A draw whose lines differ is pending by its number (specification, section 4), also once every line is decided. */
function drawOutcome({ statusId, lines }: EventPayloads['draw.decided']): string {
  const decided = isDecided(lines.map((line) => line.statusId) as Parameters<typeof isDecided>[0]);
  return statusId === drawStatus.pending && decided ? 'Partly approved' : drawStatusLabel(statusId);
}

type Records = { readonly [T in EventType]?: (payload: EventPayloads[T]) => ActivityRecord };

/** What an administrator did, event by event; the decider is who is named by the event. */
export const activityOf: Records = {
  'application.approved': (facts) => ofApplication(facts, 'Approved'),
  'application.in_closing': (facts) => ofApplication(facts, 'In closing'),
  'application.rejected': (facts) => ofApplication(facts, 'Rejected', facts.reason),
  'draw.decided': (draw) =>
    record(
      'draws',
      draw.decidedBy,
      `Draw request ${draw.drawRequestId}`,
      drawOutcome(draw),
      draw.lines
        .map((line) => line.rejectReason)
        .filter(Boolean)
        .join('; '),
    ),
  'draw.sent_back': ({ returnedBy, drawRequestId, reason }) =>
    record('draws', returnedBy, `Draw request ${drawRequestId}`, 'Sent back', reason),
  'budget.change_decided': ({ decidedBy, status, name, number, note }) =>
    record(
      'draws',
      decidedBy,
      `Change ${number} of the budget of ${name}`,
      status === 'approved' ? 'Approved' : 'Rejected',
      note,
    ),
  'broker.invited': ({ invitedBy, businessName }) => record('brokers', invitedBy, businessName, 'Invited'),
  'broker.activated': ({ decidedBy, businessName }) => record('brokers', decidedBy, businessName, 'Activated'),
  'broker.deactivated': ({ decidedBy, businessName }) => record('brokers', decidedBy, businessName, 'Deactivated'),
  'broker.rejected': ({ decidedBy, businessName, comment }) =>
    record('brokers', decidedBy, businessName, 'Rejected', comment),
  'agreement.accepted': ({ decidedBy, clientName }) => record('agreements', decidedBy, clientName, 'Accepted'),
  'agreement.rejected': ({ decidedBy, clientName, comment }) =>
    record('agreements', decidedBy, clientName, 'Rejected', comment),
  'file.reviewed': ({ decidedBy, userFileName, status, comments }) =>
    record('documents', decidedBy, userFileName, status === 'approved' ? 'Approved' : 'Rejected', comments),
};

/** The record of an envelope; undefined for an event that no administrator caused. */
export function activityFor<T extends EventType>(event: EventEnvelope<T>): ActivityRecord | undefined {
  return activityOf[event.type]?.(event.payload);
}
