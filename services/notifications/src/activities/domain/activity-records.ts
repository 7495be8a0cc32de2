import type { TaskSubject } from '@groundwork/domain-accounts';
import { numberedName } from '@groundwork/domain-applications';
import { drawStatus, drawStatusLabel, isDecided } from '@groundwork/domain-draws';
import type { EventEnvelope, EventPayloads, EventType } from '@groundwork/domain-events';
import { deskTasks, loanNews } from '@groundwork/domain-messages-letters';
import { formatCents } from '@groundwork/domain-money';
import { reviewedFile } from '../../shared/reviewed-file.js';

/** What activities are filtered by. */
export const activityCategories = [
  { id: 'applications', name: 'Applications' },
  { id: 'draws', name: 'Draws' },
  { id: 'brokers', name: 'Brokers' },
  { id: 'agreements', name: 'Broker agreements' },
  { id: 'documents', name: 'Documents' },
  { id: 'deals', name: 'Deal Entry' },
] as const;
export type ActivityCategoryId = (typeof activityCategories)[number]['id'];

export interface ActivityRecord {
  readonly userId: string;
  readonly activityCategoryId: ActivityCategoryId;
  readonly name: string;
  readonly status: string;
  readonly comments: string;
  readonly aboutKind: TaskSubject | null;
  readonly aboutId: string | null;
}

const record = (
  activityCategoryId: ActivityCategoryId,
  userId: string,
  name: string,
  status: string,
  comments = '',
): ActivityRecord => ({
  activityCategoryId,
  userId,
  name: name.slice(0, 300),
  status,
  comments,
  aboutKind: null,
  aboutId: null,
});

const about = (aboutKind: TaskSubject, aboutId: string, activity: ActivityRecord): ActivityRecord => ({
  ...activity,
  aboutKind,
  aboutId,
});

const ofApplication = (
  facts: EventPayloads['application.in_closing'],
  status: string,
  comments?: string,
): ActivityRecord =>
  about(
    'application',
    facts.applicationId,
    record('applications', facts.decidedBy, numberedName(facts), status, comments),
  );

/** The name of a loan, where it is known. */
export type NameOfLoan = (applicationId: string) => Promise<string | undefined>;

interface DecidedDraw {
  readonly drawRequestId: string;
  readonly applicationId: string;
  /** Whole cents. */
  readonly requestedAmount: number;
}

async function ofDraw(
  { drawRequestId, applicationId, requestedAmount }: DecidedDraw,
  nameOfLoan: NameOfLoan,
  activity: Pick<ActivityRecord, 'userId' | 'status' | 'comments'>,
): Promise<ActivityRecord> {
  const loan = (await nameOfLoan(applicationId)) ?? deskTasks.unnamed;
  const name = `Draw of ${formatCents(requestedAmount)} for ${loan}`;
  return about('draw', drawRequestId, record('draws', activity.userId, name, activity.status, activity.comments));
}

const ofBroker = (
  { brokerId, businessName }: { readonly brokerId: string; readonly businessName: string },
  userId: string,
  status: string,
  comments?: string,
): ActivityRecord => about('broker', brokerId, record('brokers', userId, businessName, status, comments));

/** A draw whose lines differ is pending by its number (specification, section 4), also once every line is decided. */
function drawOutcome({ statusId, lines }: EventPayloads['draw.decided']): string {
  const decided = isDecided(lines.map((line) => line.statusId) as Parameters<typeof isDecided>[0]);
  return statusId === drawStatus.pending && decided ? 'Partly approved' : drawStatusLabel(statusId);
}

const ofPayment = (facts: EventPayloads['funding.paid'], status: string): ActivityRecord =>
  record(
    'draws',
    facts.doneBy,
    `Payment of ${formatCents(facts.amount)} for ${numberedName(facts)}`,
    status,
    facts.reason,
  );

/** What was changed of a deal. */
function dealStatus({ change, subjectId, creditAmount }: EventPayloads['deal.changed']): string {
  if (change === 'company_entered') return 'Company entered';
  if (change === 'point_person') return subjectId ? 'Point person assigned' : 'Point person removed';
  if (change === 'broker') return subjectId ? 'Broker assigned' : 'Broker removed';
  return change === 'credit_stopped'
    ? 'Line of credit stopped'
    : `Line of credit of ${formatCents(creditAmount ?? 0)} set up`;
}

type Records = {
  readonly [T in EventType]?: (
    payload: EventPayloads[T],
    nameOfLoan: NameOfLoan,
  ) => ActivityRecord | undefined | Promise<ActivityRecord>;
};

/** What an administrator did, event by event; the decider is who is named by the event. */
export const activityOf: Records = {
  'application.approved': (facts) => ofApplication(facts, 'Approved'),
  'application.in_closing': (facts) => ofApplication(facts, 'In closing'),
  'application.rejected': (facts) => ofApplication(facts, 'Rejected', facts.reason),
  'adverse.sent': ({ sentBy: decidedBy, ...facts }) =>
    ofApplication({ ...facts, decidedBy }, 'Notice of adverse action sent'),
  'adverse.sent_on_paper': ({ number, reason, ...facts }) =>
    ofApplication(
      facts,
      number === 1 ? 'Notice of adverse action sent on paper' : 'Notice on paper corrected',
      reason ?? '',
    ),
  'adverse.paper_withdrawn': ({ reason, ...facts }) => ofApplication(facts, 'Notice on paper withdrawn', reason ?? ''),
  'draw.decided': (draw, nameOfLoan) =>
    ofDraw({ ...draw, requestedAmount: draw.lines.reduce((sum, line) => sum + line.requestedAmount, 0) }, nameOfLoan, {
      userId: draw.decidedBy,
      status: drawOutcome(draw),
      comments: draw.lines
        .map((line) => line.rejectReason)
        .filter(Boolean)
        .join('; '),
    }),
  'draw.sent_back': (draw, nameOfLoan) =>
    ofDraw(draw, nameOfLoan, { userId: draw.returnedBy, status: 'Sent back', comments: draw.reason }),
  'budget.change_decided': ({ decidedBy, status, name, number, note }) =>
    record(
      'draws',
      decidedBy,
      `Change ${number} of the budget of ${name}`,
      status === 'approved' ? 'Approved' : 'Rejected',
      note,
    ),
  'funding.scheduled': (facts) => ofPayment(facts, 'Scheduled'),
  'funding.cancelled': (facts) => ofPayment(facts, 'Cancelled'),
  'funding.paid': (facts) => ofPayment(facts, 'Paid'),
  'funding.reversed': (facts) => ofPayment(facts, 'Reversed'),
  'waiver.decided': (facts) =>
    record(
      'draws',
      facts.decidedBy,
      `Lien waiver of ${facts.claimant ?? loanNews.theContractor} for ${numberedName(facts)}`,
      facts.status === 'accepted' ? 'Accepted' : 'Returned',
      facts.reason,
    ),
  'broker.invited': (broker) => ofBroker(broker, broker.invitedBy, 'Invited'),
  'broker.activated': (broker) => ofBroker(broker, broker.decidedBy, 'Activated'),
  'broker.deactivated': (broker) => ofBroker(broker, broker.decidedBy, 'Deactivated'),
  'broker.rejected': (broker) => ofBroker(broker, broker.decidedBy, 'Rejected', broker.comment),
  'agreement.accepted': ({ decidedBy, clientName }) => record('agreements', decidedBy, clientName, 'Accepted'),
  'agreement.rejected': ({ decidedBy, clientName, comment }) =>
    record('agreements', decidedBy, clientName, 'Rejected', comment),
  'deal.changed': (deal) =>
    about('company', deal.companyId, record('deals', deal.changedBy, deal.organizationName, dealStatus(deal))),
  'application.created': (facts) =>
    facts.enteredBy
      ? about(
          'application',
          facts.applicationId,
          record('deals', facts.enteredBy, numberedName(facts), 'Application entered'),
        )
      : undefined,
  'file.reviewed': ({ decidedBy, status, comments, ...file }) =>
    record('documents', decidedBy, reviewedFile(file), status === 'approved' ? 'Approved' : 'Rejected', comments),
  'file.property_named': ({ namedBy, byLender, parentId, userFileName, propertyTitle }) =>
    byLender
      ? about(
          'application',
          parentId,
          record(
            'documents',
            namedBy,
            userFileName,
            propertyTitle ? 'Property named' : 'Property unknown',
            propertyTitle ?? '',
          ),
        )
      : undefined,
};

/** The record of an envelope; undefined for an event that no administrator caused. */
export async function activityFor<T extends EventType>(
  event: EventEnvelope<T>,
  nameOfLoan: NameOfLoan,
): Promise<ActivityRecord | undefined> {
  return activityOf[event.type]?.(event.payload, nameOfLoan);
}
