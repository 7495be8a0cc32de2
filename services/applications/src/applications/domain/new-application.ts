import {
  EMPTY_SECTION_MASK,
  countComplaint,
  defaultName,
  initialStatus,
  portfolioErrors,
  propertyCount,
  selectionErrors,
} from '@groundwork/domain-applications';
import type { SaveApplication } from '@groundwork/domain-applications';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { isBlank } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { applySave, unknownProperties } from './apply-save.js';
import type { Writer } from './apply-save.js';
import type { ApplicationRecord } from './application-record.js';
import { unknownRecords } from './named-records.js';
import type { KnownRecords, NamingActor } from './named-records.js';

/** What keeps an application from being created, by field. */
export function createErrors(body: SaveApplication): FieldErrors {
  const errors = {
    ...selectionErrors(body),
    ...unknownProperties([], body),
    ...portfolioErrors(body.properties, body.loanType),
  };
  const isCounted = body.lineOfCredit !== true && !isBlank(body.numberApplyingFor);
  const count = isCounted ? countComplaint(body) : undefined;
  return count ? { numberApplyingFor: count, ...errors } : errors;
}

/** Whom and what a new application names that its company has not, by field: no file is its own yet. */
export const unknownFromTheStart = (
  { companyId, ...body }: SaveApplication & { readonly companyId: string },
  known: KnownRecords,
  by: NamingActor,
): FieldErrors =>
  unknownRecords({ id: '', companyId, details: {}, properties: [], constructionOverseers: [] }, body, known, by);

/** Whose a new application is, and who writes it. */
interface Creation {
  readonly companyId: string;
  readonly userId: string;
  readonly writer: Writer;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** An application as it begins: in progress, named by its day, with a property for each that is applied for. */
export function newApplication(body: SaveApplication, creation: Creation): ApplicationRecord {
  const { writer, newId } = creation;
  return withProperties(applySave(blank(creation), body, writer, newId), newId);
}

/** Without properties of its own it gets a blank one for each, so that every budget has its property. */
function withProperties(application: ApplicationRecord, newId: () => string): ApplicationRecord {
  if (application.properties.length > 0) return application;
  const { loanRequestIsFor } = application.details;
  const count = Math.max(1, propertyCount({ loanRequestIsFor, numberApplyingFor: application.numberApplyingFor }));
  const properties = Array.from({ length: count }, () => ({ propertyType: application.propertyType }));
  return applySave(application, { properties }, 'borrower', newId);
}

function blank({ companyId, userId, clock, newId }: Creation): ApplicationRecord {
  const now = clock.now().toISOString();
  return {
    id: newId(),
    projectNumber: 0,
    companyId,
    userId,
    status: initialStatus,
    version: 1,
    round: 1,
    name: defaultName(today(clock)),
    loanType: null,
    propertyType: null,
    intendedPurpose: 'sell',
    numberApplyingFor: null,
    lineOfCredit: false,
    sectionComplete: EMPTY_SECTION_MASK,
    percentageComplete: 0,
    itemsNeeded: 0,
    rejectedSteps: '',
    filledLists: '',
    termSheetAgreementTime: null,
    termSheetFigures: null,
    supervision: null,
    details: { displayFinancialLit: false },
    createdAt: now,
    updatedAt: now,
    submittedAt: null,
    awaitingAt: null,
    closingAt: null,
    approvedAt: null,
    decidedAt: null,
    decidedBy: null,
    ledgerOpenedAt: null,
    terms: null,
    properties: [],
    constructionOverseers: [],
  };
}
