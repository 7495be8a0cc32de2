import type { EventPayloads, EventType } from './payloads.js';

const application = ['applicationId', 'projectNumber', 'companyId'] as const;
const draw = ['drawRequestId', 'applicationId', 'companyId', 'requestedAmount'] as const;
const funding = ['fundingId', 'drawRequestId', 'applicationId', 'companyId', 'amount'] as const;
const inspection = ['inspectionId', 'applicationId', 'companyId'] as const;
const loan = ['applicationId', 'companyId', 'projectNumber'] as const;
const file = ['fileUploadId', 'parentType', 'parentId', 'fileType'] as const;
const agreement = ['agreementId', 'brokerId'] as const;

/**
 * What a webhook may tell, and which fields of the event it carries: ids, amounts in whole cents, a status; nothing of a person. The
 * receiver reads the rest by its id, within what it may see. A field stays: taking one away is another version.
 */
export const publicEvents = {
  'application.created': [...application, 'loanType'],
  'application.awaiting': application,
  'application.submitted': application,
  'application.in_closing': application,
  'application.approved': application,
  'application.rejected': application,
  'application.reopened': application,
  'company.created': ['companyId'],
  'company.updated': ['companyId'],
  'draw.requested': draw,
  'draw.decided': ['drawRequestId', 'applicationId', 'companyId', 'statusId'],
  'draw.sent_back': draw,
  'draw.withdrawn': draw,
  'budget.change_requested': ['changeId', 'applicationId', 'companyId', 'amount'],
  'budget.change_decided': ['changeId', 'applicationId', 'companyId', 'amount', 'status'],
  'funding.scheduled': funding,
  'funding.cancelled': funding,
  'funding.paid': funding,
  'funding.reversed': funding,
  'inspection.requested': inspection,
  'inspection.scheduled': inspection,
  'inspection.reported': inspection,
  'inspection.decided': [...inspection, 'status'],
  'waiver.decided': ['waiverId', 'drawRequestId', 'applicationId', 'companyId', 'amount', 'status'],
  'interest.stated': [...loan, 'statementId', 'month', 'interest', 'due', 'dueOn'],
  'loan.unit_released': [...loan, 'amount', 'principal', 'receivedOn'],
  'loan.paid_off': [...loan, 'amount', 'paidOn'],
  'loan.closed': [...loan, 'closedOn'],
  'loan.reopened': [...loan, 'amount', 'reversedOn'],
  'broker.activated': ['brokerId'],
  'broker.deactivated': ['brokerId'],
  'agreement.accepted': agreement,
  'agreement.rejected': agreement,
  'file.uploaded': [...file, 'version'],
  'file.reviewed': [...file, 'status'],
} as const satisfies { readonly [T in EventType]?: readonly (keyof EventPayloads[T] & string)[] };
export type PublicEvent = keyof typeof publicEvents;

/** Every event that a webhook may tell. */
export const publicEventTypes = Object.keys(publicEvents) as readonly PublicEvent[];

/** The version of what a webhook carries. */
export const publicVersion = 1;

/** Of an event's payload what a webhook tells; a field that an older event lacks is null. */
export function publicData(type: PublicEvent, payload: object): Record<string, unknown> {
  const known = payload as Readonly<Record<string, unknown>>;
  return Object.fromEntries(publicEvents[type].map((field) => [field, known[field] ?? null]));
}
