import type { AgreementEventPayloads } from './agreement-payloads.js';
import type { FileEventPayloads } from './file-payloads.js';
import type { InterestEventPayloads } from './interest-payloads.js';
import type { LoanEventPayloads } from './loan-payloads.js';
import type { S1EventPayloads } from './s1-payloads.js';
import type { SignatureEventPayloads } from './signature-payloads.js';
import type { WebhookEventPayloads } from './webhook-payloads.js';

export type { SignatureFacts } from './signature-payloads.js';

/** A line of an approved budget, as the ledger opens it. Amounts in whole cents. */
export interface ApprovedLine {
  readonly budgetItemId: string;
  readonly name: string;
  readonly section: string;
  readonly sectionIndex: number;
  readonly index: number;
  readonly budgetAmount: number;
  readonly amountFundedToDate: number;
  /** 'hard', 'soft' and so on. */
  readonly type?: string;
}

/** The terms of a loan as they were agreed. Whole cents, percentages of 0 to 100. */
export interface AgreedTerms {
  readonly amount: number;
  readonly rate: number;
  readonly termMonths: number;
  readonly interestReserve: number;
  readonly retainagePercent: number;
  readonly originationFeePercent: number;
  readonly otherFees: number;
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
  /** The short number that people call it by. Missing in events from before there was one. */
  readonly projectNumber?: number;
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
  /** Ten digits; null where no number of the broker is a mobile one. */
  readonly mobileNumber?: string | null;
  /** Consent to text messages. */
  readonly canSendMessages?: boolean;
}

/** How somebody can be reached who can sign in, or is about to. */
interface UserFacts {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * What happened to the second factor of an account; 'replaced' is another authenticator in the place of the one before,
 * 'reset' an administrator's.
 */
export type SecondFactorChange = 'on' | 'replaced' | 'off' | 'reset' | 'recovery_code_used' | 'codes_renewed';

interface ReachedUser extends UserFacts {
  readonly role: string;
  /** Ten digits, or empty. */
  readonly mobileNumber: string;
  /** Consent to text messages. */
  readonly canSendMessages: boolean;
}

interface AcceptanceFacts {
  readonly acceptanceId: string;
  readonly userId: string;
}

interface TermSheetFacts {
  readonly applicationId: string;
  readonly companyId: string;
  readonly userId: string;
  readonly type: string;
  readonly version: number;
  /** ISO instant of the acceptance, or of what was declined. */
  readonly date: string;
}

interface TermSheetAgreementFacts extends TermSheetFacts {
  readonly agreementId: string;
}

/** What Deal Entry changes of a company. */
export type DealChange = 'company_entered' | 'point_person' | 'broker' | 'credit_set' | 'credit_stopped';

/** What a super administrator changes of the lender itself. */
export type LenderChange = 'shown' | 'letter';

/** A link of a letter: `code` opens it once, until `expiresAt` (ISO instant). */
interface LinkFacts {
  readonly code: string;
  readonly expiresAt: string;
}

interface CompanyOfUser {
  readonly companyId: string;
  readonly organizationName: string;
}

/** What each event carries: facts, not commands; whole enough that a consumer never has to ask back. */
export interface EventPayloads
  extends
    LoanEventPayloads,
    InterestEventPayloads,
    FileEventPayloads,
    S1EventPayloads,
    SignatureEventPayloads,
    AgreementEventPayloads,
    WebhookEventPayloads {
  'application.created': ApplicationFacts & {
    readonly loanType: string;
    /** The administrator who entered it for the company; null or missing where its borrower made it. */
    readonly enteredBy?: string | null;
  };
  'application.awaiting': ApplicationFacts;
  'application.submitted': ApplicationFacts;
  'application.in_closing': DecidedApplication;
  'application.approved': DecidedApplication & {
    readonly loanType: string;
    /** Of the general contractor; null where none was chosen, missing in events from before it was told. */
    readonly contractor?: string | null;
    readonly properties: readonly ApprovedProperty[];
    /** Missing in events from before terms were decided: the commitment was the whole budget then. */
    readonly terms?: AgreedTerms;
    /** Who beside the loan pays how much, whole cents. Missing in events from before it was told. */
    readonly sources?: readonly { readonly name: string; readonly total: number }[];
    /** Of those and of the loan: what they pay for beside the budget, as a purchase or an old debt; whole cents. */
    readonly outsideBudget?: number;
    /** Papers of the closing's checklist that end on a day (YYYY-MM-DD). */
    readonly papers?: readonly { readonly kind: string; readonly expiresOn: string }[];
  };
  'application.rejected': DecidedApplication & { readonly reason: string };
  'application.reopened': ApplicationFacts;
  /** A whole application was rejected: its applicant is owed a notice of adverse action until the day `dueOn` (YYYY-MM-DD). */
  'adverse.due': DecidedApplication & { readonly noticeId: string; readonly dueOn: string };
  /** Nobody is owed it any more, and it was not sent. */
  'adverse.closed': ApplicationFacts & { readonly noticeId: string; readonly reason: 'resubmitted' };
  /** The letter went out; it and its PDF by their SHA-256 in hex. */
  'adverse.sent': ApplicationFacts & {
    readonly noticeId: string;
    readonly round: number;
    readonly title: string;
    readonly contentHash: string;
    readonly paperHash: string;
    readonly sentBy: string;
    /** ISO instant. */
    readonly sentAt: string;
  };
  /** It went out on paper on `sentOn` (YYYY-MM-DD), as `decidedBy` put on record; a `number` above 1 corrects the one before. */
  'adverse.sent_on_paper': DecidedApplication & {
    readonly noticeId: string;
    readonly round: number;
    readonly number: number;
    readonly sentOn: string;
    readonly how: string;
    readonly sentByName: string;
    readonly reference: string | null;
    readonly reason: string | null;
    readonly recordedAt: string;
  };
  /** Entry `withdraws` holds no more. `dueOn` (YYYY-MM-DD): owed until then; null where the application was submitted again since. */
  'adverse.paper_withdrawn': Omit<
    EventPayloads['adverse.sent_on_paper'],
    'sentOn' | 'how' | 'sentByName' | 'reference'
  > & { readonly withdraws: number; readonly dueOn: string | null };
  /** `userId`: who made it and belongs to it; null where an administrator made it for others. */
  'company.created': { readonly companyId: string; readonly organizationName: string; readonly userId: string | null };
  'company.updated': { readonly companyId: string; readonly organizationName: string };
  /**
   * A change of what Deal Entry sets, by the administrator `changedBy`. `subjectId`: the point person, or the broker; null where
   * there is none any more. `creditAmount`: of a line of credit, whole cents.
   */
  'deal.changed': {
    readonly companyId: string;
    readonly organizationName: string;
    readonly change: DealChange;
    readonly changedBy: string;
    readonly subjectId: string | null;
    readonly creditAmount: number | null;
  };
  /** A new version of how the lender shows itself, or of the words of a letter (`subject`: which one). */
  'lender.changed': {
    readonly change: LenderChange;
    readonly subject: string;
    readonly version: number;
    readonly changedBy: string;
  };
  'company.member_added': { readonly companyId: string; readonly organizationName: string; readonly userId: string };
  /** The outside verification was finished for the company (`holder` is its name) or for an owner (the owner's). */
  'company.accounts_verified': {
    readonly companyId: string;
    readonly holder: string;
    readonly userId: string;
    readonly accounts: number;
  };
  /** `code` opens the registration page once, until `expiresAt` (ISO instant). */
  'broker.invited': BrokerFacts & { readonly invitedBy: string; readonly code: string; readonly expiresAt: string };
  'broker.registered': BrokerFacts;
  /** Names, addresses, phones or the consent changed. */
  'broker.updated': BrokerFacts;
  'broker.activated': BrokerFacts & { readonly decidedBy: string };
  'broker.deactivated': BrokerFacts & { readonly decidedBy: string };
  'broker.rejected': BrokerFacts & { readonly decidedBy: string; readonly comment: string };
  /** The address is confirmed and the account can sign in. `companyId`: the company that it was invited to. */
  'user.registered': UserFacts & Partial<ReachedUser> & { readonly companyId: string | null };
  /** Name, address, role, mobile or consent of an account changed. */
  'user.updated': ReachedUser;
  /** `userId` is the account's to be; `organizationName` where it was invited to a company. Names may be empty. */
  'user.confirmation_requested': UserFacts & LinkFacts & { readonly organizationName: string | null };
  /** `registeredAgain`: somebody tried to register with the address of this account. */
  'user.reset_requested': UserFacts & LinkFacts & { readonly registeredAgain: boolean };
  'user.password_changed': UserFacts;
  /** `changedBy` is the user itself, but for a reset. */
  'user.second_factor_changed': UserFacts & {
    readonly change: SecondFactorChange;
    readonly recoveryCodesLeft: number;
    readonly changedBy: string;
  };
  /** Roles as in domain-access. */
  'user.role_changed': UserFacts & { readonly from: string; readonly to: string; readonly changedBy: string };
  /** Somebody who has an account is asked to join a company. */
  'user.company_invited': UserFacts &
    LinkFacts &
    CompanyOfUser & { readonly invitedBy: string; readonly invitedByName?: string };
  /** Somebody was asked to join a company; nothing says whether the address was known. */
  'user.invited': { readonly companyId: string; readonly email: string; readonly invitedBy: string };
  /** Accepted an invitation, or was added by an administrator (`addedBy`). */
  'user.joined_company': UserFacts & CompanyOfUser & { readonly addedBy: string | null };
  /** Saved the ids of a passed identity check. */
  'user.identity_verified': { readonly userId: string };
  'admin.invited': LinkFacts & { readonly invitationId: string; readonly email: string; readonly invitedBy: string };
  'session.ended': { readonly userId: string; readonly familyId: string; readonly reason: string };
  'esign.accepted': AcceptanceFacts & { readonly esignMasterId: string };
  'esign.withdrawn': AcceptanceFacts & { readonly esignMasterId: string };
  /** `shown`: what of the application the sheet showed, by placeholder. Older events do not say it. */
  'termsheet.accepted': TermSheetAgreementFacts & {
    readonly shown?: Readonly<Record<string, string>>;
    /** What its signed PDF is called. */
    readonly title?: string;
  };
  'termsheet.withdrawn': TermSheetAgreementFacts;
  /** Whatever stood for the application does not stand any more. */
  'termsheet.declined': TermSheetFacts & { readonly declineId: string };
}

export type EventType = keyof EventPayloads;
export type EventPayload<T extends EventType> = EventPayloads[T];
