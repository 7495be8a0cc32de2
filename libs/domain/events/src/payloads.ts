/** A line of an approved budget, as the ledger opens it. Amounts in whole cents. */
export interface ApprovedLine {
  readonly budgetItemId: string;
  readonly name: string;
  readonly section: string;
  readonly sectionIndex: number;
  readonly index: number;
  readonly budgetAmount: number;
  readonly amountFundedToDate: number;
}

/** A property of an approved application with its whole budget. */
export interface ApprovedProperty {
  readonly propertyId: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly lines: readonly ApprovedLine[];
}

interface ApplicationFacts {
  readonly applicationId: string;
  readonly companyId: string;
  readonly userId: string;
  readonly name: string;
}

interface DecidedApplication extends ApplicationFacts {
  /** The administrator. */
  readonly decidedBy: string;
}

interface BrokerFacts {
  readonly brokerId: string;
  /** The broker's own user, once registered. */
  readonly userId: string | null;
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
}

interface AgreementFacts {
  readonly agreementId: string;
  readonly brokerId: string;
  readonly brokerUserId: string | null;
  readonly clientName: string;
}

interface AcceptanceFacts {
  readonly acceptanceId: string;
  readonly userId: string;
}

interface TermSheetFacts {
  readonly agreementId: string;
  readonly applicationId: string;
  readonly companyId: string;
  readonly userId: string;
  readonly type: string;
  readonly version: number;
  /** ISO instant of the acceptance. */
  readonly date: string;
}

/** Where one line of a draw request stands after a decision. */
export interface DecidedLine {
  readonly lineItemId: string;
  readonly budgetItemId: string;
  readonly requestedAmount: number;
  readonly statusId: number;
  readonly rejectReason: string | null;
}

/** What each event carries: facts, not commands; whole enough that a consumer never has to ask back. */
export interface EventPayloads {
  'application.created': ApplicationFacts & { readonly loanType: string };
  'application.awaiting': ApplicationFacts;
  'application.submitted': ApplicationFacts;
  'application.in_closing': DecidedApplication;
  'application.approved': DecidedApplication & { readonly loanType: string; readonly properties: readonly ApprovedProperty[] };
  'application.rejected': DecidedApplication & { readonly reason: string };
  'application.reopened': ApplicationFacts;
  /** `userId`: who made it and belongs to it; null where an administrator made it for others. */
  'company.created': { readonly companyId: string; readonly organizationName: string; readonly userId: string | null };
  'company.updated': { readonly companyId: string; readonly organizationName: string };
  'ledger.opened': { readonly applicationId: string; readonly companyId: string; readonly total: number };
  'draw.requested': {
    readonly drawRequestId: string;
    readonly applicationId: string;
    readonly companyId: string;
    readonly userId: string;
    readonly requestedAmount: number;
  };
  'draw.decided': {
    readonly drawRequestId: string;
    readonly applicationId: string;
    readonly companyId: string;
    readonly userId: string;
    readonly decidedBy: string;
    readonly statusId: number;
    readonly lines: readonly DecidedLine[];
  };
  /** `code` opens the registration page once, until `expiresAt` (ISO instant). */
  'broker.invited': BrokerFacts & { readonly invitedBy: string; readonly code: string; readonly expiresAt: string };
  'broker.registered': BrokerFacts;
  'broker.activated': BrokerFacts & { readonly decidedBy: string };
  'broker.deactivated': BrokerFacts & { readonly decidedBy: string };
  'broker.rejected': BrokerFacts & { readonly decidedBy: string; readonly comment: string };
  'agreement.submitted': AgreementFacts;
  /** An administrator changed the terms of one that waits for a decision. */
  'agreement.updated': AgreementFacts & { readonly changedBy: string };
  'agreement.accepted': AgreementFacts & { readonly decidedBy: string };
  'agreement.rejected': AgreementFacts & { readonly decidedBy: string; readonly comment: string };
  'file.uploaded': {
    readonly fileUploadId: string;
    readonly parentType: string;
    readonly parentId: string;
    readonly fileType: string;
    readonly userId: string;
  };
  'file.reviewed': {
    readonly fileUploadId: string;
    readonly parentType: string;
    readonly parentId: string;
    readonly fileType: string;
    readonly userFileName: string;
    readonly userId: string;
    readonly status: string;
    readonly comments: string;
    readonly decidedBy: string;
  };
  'user.registered': {
    readonly userId: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly companyId: string | null;
  };
  'session.ended': { readonly userId: string; readonly familyId: string; readonly reason: string };
  'esign.accepted': AcceptanceFacts & { readonly esignMasterId: string };
  'esign.withdrawn': AcceptanceFacts & { readonly esignMasterId: string };
  'termsheet.accepted': TermSheetFacts;
  'termsheet.withdrawn': TermSheetFacts;
}

export type EventType = keyof EventPayloads;
export type EventPayload<T extends EventType> = EventPayloads[T];
