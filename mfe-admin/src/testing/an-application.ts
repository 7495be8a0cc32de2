import type { Application, ApplicationSummary, FoundApplication } from '../data/api.js';

const id = '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b001';
const companyId = '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b002';
const at = '2024-03-07T15:00:00.000Z';

/** A submitted application as the service answers it. */
export function aSubmittedApplication(more: Partial<Application> = {}): Application {
  return {
    id,
    projectNumber: 1042,
    companyId,
    userId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b003',
    name: 'Nicholson Trail House',
    status: 'submitted',
    version: 7,
    round: 1,
    loanType: 'construction',
    propertyType: 'detached',
    intendedPurpose: 'sell',
    lineOfCredit: false,
    sectionComplete: '1111111',
    percentageComplete: 100,
    itemsNeeded: 0,
    neededItems: [],
    rejectedSteps: [],
    rejectionComments: [],
    fundingSources: [],
    approvalConditions: [],
    constructionOverseers: [],
    properties: [],
    termSheetAgreementTime: at,
    staleTermsheet: false,
    termSheetChanges: [],
    supervision: null,
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
    awaitingAt: null,
    closingAt: null,
    approvedAt: null,
    decidedAt: null,
    decidedBy: null,
    ledgerOpenedAt: null,
    terms: null,
    ...more,
  };
}

/** The same in a list. */
export function summaryOf(application: Application): ApplicationSummary {
  const { id: applicationId, name, status, version, round: _, ...rest } = application;
  return {
    id: applicationId,
    projectNumber: rest.projectNumber,
    name,
    status,
    version,
    companyId: rest.companyId,
    loanType: rest.loanType ?? null,
    propertyType: rest.propertyType ?? null,
    intendedPurpose: rest.intendedPurpose,
    numberApplyingFor: 1,
    lineOfCredit: false,
    street: null,
    sectionComplete: rest.sectionComplete,
    percentageComplete: rest.percentageComplete,
    itemsNeeded: 0,
    rejectedSteps: [],
    createdAt: rest.createdAt,
    updatedAt: rest.updatedAt,
    submittedAt: rest.submittedAt,
    awaitingAt: rest.awaitingAt,
    closingAt: rest.closingAt,
    approvedAt: rest.approvedAt,
    ledgerOpenedAt: rest.ledgerOpenedAt,
    termSheetAgreementTime: rest.termSheetAgreementTime,
  };
}

/** What a search that finds these answers, as its one page. */
export const foundPage = (applications: readonly Application[], more: object = {}) => ({
  items: applications.map((application): FoundApplication => ({
    ...summaryOf(application),
    companyName: 'Hill Country Homes LLC',
    creditApproverId: null,
    pointPersonId: null,
    amount: null,
    stageAt: at,
    daysInStage: 0,
  })),
  nextCursor: null,
  count: applications.length,
  countIsBound: false,
  amount: 0,
  stoppedAfter: null,
  ...more,
});
