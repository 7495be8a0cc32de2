import { numberedName } from '@groundwork/domain-applications';
import type { EventEnvelope, EventPayloads, EventType } from '@groundwork/domain-events';
import { fill } from '@groundwork/domain-messages';
import { notices, timeline } from '@groundwork/domain-messages-letters';
import { formatCents } from '@groundwork/domain-money';
import { changeNotice } from '../../shared/change-notice.js';
import { drawNotice } from '../../shared/draw-notice.js';
import { reviewedFile, uploadedDocument } from '../../shared/reviewed-file.js';
import {
  inspectionDecision,
  inspectionNotice,
  paymentNotice,
  waiverDecision,
  waiverNotice,
  waiverRefusal,
} from '../../shared/loan-news.js';

/** What happened to a company, before it is stored. */
export interface TimelineRecord {
  /** Left out where the event does not say it: the application's earlier entries do. */
  readonly companyId?: string;
  readonly applicationId?: string;
  /** What it happened to: a name. Left out where the application's earlier entries say it. */
  readonly subject?: string;
  readonly message: string;
}

type RecordsOf = { readonly [T in EventType]?: (payload: EventPayloads[T]) => TimelineRecord | undefined };

type ApplicationPayload = EventPayloads['application.created' | 'application.reopened' | 'application.awaiting'];

const ofApplication = (
  {
    companyId,
    applicationId,
    ...facts
  }: Pick<ApplicationPayload, 'companyId' | 'applicationId' | 'name' | 'projectNumber'>,
  message: string,
): TimelineRecord => ({ companyId, applicationId, subject: numberedName(facts), message });

const ofLoan = (
  { companyId, applicationId }: Pick<TimelineRecord, 'companyId' | 'applicationId'>,
  message: string,
): TimelineRecord => ({ companyId, applicationId, message });

function ofFile({
  parentType,
  parentId,
  status,
  comments,
  ...file
}: EventPayloads['file.reviewed']): TimelineRecord | undefined {
  const fileName = reviewedFile(file);
  const message =
    status === 'approved'
      ? fill(notices.fileApproved, { fileName })
      : fill(notices.fileRejected, { fileName, comments });
  return ofDocument({ parentType, parentId }, message);
}

function ofDocument(
  { parentType, parentId }: Pick<EventPayloads['file.reviewed'], 'parentType' | 'parentId'>,
  message: string,
): TimelineRecord | undefined {
  if (parentType === 'company') return { companyId: parentId, subject: timeline.companyDocuments, message };
  return parentType === 'application' ? { applicationId: parentId, message } : undefined;
}

/** What a company's timeline keeps, event by event. */
export const timelineOf: RecordsOf = {
  'company.created': ({ companyId, organizationName }) => ({
    companyId,
    subject: organizationName,
    message: timeline.companyCreated,
  }),
  'company.accounts_verified': ({ companyId, holder, accounts }) => ({
    companyId,
    subject: holder,
    message: fill(timeline.accountsVerified, { accounts }),
  }),
  'application.created': (facts) => ofApplication(facts, timeline.applicationCreated),
  'application.awaiting': (facts) => ofApplication(facts, timeline.applicationAwaiting),
  'application.submitted': (facts) => ofApplication(facts, timeline.applicationSubmitted),
  'application.in_closing': (facts) => ofApplication(facts, timeline.applicationInClosing),
  'application.approved': (facts) => ofApplication(facts, timeline.applicationApproved),
  'application.rejected': (facts) => ofApplication(facts, fill(timeline.applicationRejected, { reason: facts.reason })),
  'application.reopened': (facts) => ofApplication(facts, timeline.applicationReopened),
  'termsheet.accepted': ({ companyId, applicationId }) => ({
    companyId,
    applicationId,
    message: timeline.termSheetAccepted,
  }),
  'termsheet.withdrawn': ({ companyId, applicationId }) => ({
    companyId,
    applicationId,
    message: timeline.termSheetWithdrawn,
  }),
  'termsheet.declined': ({ companyId, applicationId }) => ({
    companyId,
    applicationId,
    message: timeline.termSheetDeclined,
  }),
  'draw.requested': ({ companyId, applicationId, requestedAmount }) => ({
    companyId,
    applicationId,
    message: fill(notices.drawRequested, { amount: formatCents(requestedAmount) }),
  }),
  'draw.decided': (draw) => ({
    companyId: draw.companyId,
    applicationId: draw.applicationId,
    message: drawNotice(draw),
  }),
  'draw.sent_back': ({ companyId, applicationId, requestedAmount, reason }) => ({
    companyId,
    applicationId,
    message: fill(notices.drawSentBack, { amount: formatCents(requestedAmount), reason }),
  }),
  'draw.withdrawn': ({ companyId, applicationId, requestedAmount }) => ({
    companyId,
    applicationId,
    message: fill(notices.drawWithdrawn, { amount: formatCents(requestedAmount) }),
  }),
  'budget.change_decided': ({ companyId, applicationId, ...facts }) => ({
    companyId,
    applicationId,
    message: changeNotice(facts),
  }),
  'funding.scheduled': (facts) => ofLoan(facts, paymentNotice('funding.scheduled', facts)),
  'funding.cancelled': (facts) => ofLoan(facts, paymentNotice('funding.cancelled', facts)),
  'funding.paid': (facts) => ofLoan(facts, paymentNotice('funding.paid', facts)),
  'funding.reversed': (facts) => ofLoan(facts, paymentNotice('funding.reversed', facts)),
  'inspection.scheduled': (facts) => ofLoan(facts, inspectionNotice('inspectionScheduled', facts)),
  // A report that goes back to its inspector is the lender's own matter.
  'inspection.decided': (facts) => (facts.status === 'returned' ? undefined : ofLoan(facts, inspectionDecision(facts))),
  'waiver.handed_in': (facts) => ofLoan(facts, waiverNotice('waiverHandedIn', facts)),
  'waiver.refused': (facts) => ofLoan(facts, waiverRefusal(facts)),
  'waiver.decided': (facts) => ofLoan(facts, waiverDecision(facts)),
  'file.reviewed': ofFile,
  // Photographs of inspections and papers of draws are told with those; what is uploaded anew waits for its review.
  'file.uploaded': (file) =>
    (file.version ?? 1) > 1
      ? ofDocument(file, fill(timeline.fileReplaced, { document: uploadedDocument(file) }))
      : undefined,
  'file.property_named': ({ userFileName: fileName, propertyTitle: property, ...file }) =>
    ofDocument(
      file,
      property ? fill(timeline.fileOfProperty, { fileName, property }) : fill(timeline.fileOfNobody, { fileName }),
    ),
};

/** The record of an envelope; undefined for an event that no company's timeline has. */
export function timelineRecordFor<T extends EventType>(event: EventEnvelope<T>): TimelineRecord | undefined {
  return timelineOf[event.type]?.(event.payload);
}
