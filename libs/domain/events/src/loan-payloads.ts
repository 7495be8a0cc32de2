/** A draw request that went back to the borrower. `reason` is '' where none was given. */
interface DrawReturnFacts {
  readonly drawRequestId: string;
  readonly applicationId: string;
  readonly companyId: string;
  readonly userId: string;
  readonly requestedAmount: number;
  readonly returnedBy: string;
  readonly reason: string;
}

/** A change of a loan's budget; `amount` is what it moves or adds, whole cents. */
interface BudgetChangeFacts {
  readonly changeId: string;
  readonly applicationId: string;
  readonly companyId: string;
  /** The loan's. */
  readonly name: string;
  /** From 1 within its loan. */
  readonly number: number;
  readonly amount: number;
  readonly requestedBy: string;
  readonly requestedAs: 'borrower' | 'administrator';
  /** Who applied for the loan. Older events do not say it. */
  readonly borrowerId?: string;
}

interface WaiverLinkFacts {
  readonly waiverId: string;
  readonly applicationId: string;
  readonly companyId: string;
  /** The loan's. */
  readonly name: string;
  /** Contractor or payee. */
  readonly claimant: string;
  readonly signerName: string;
  readonly email: string;
  readonly amount: number;
  /** Not the first letter about this text. */
  readonly reminder: boolean;
  /** Opens the waiver until `expiresAt` (ISO instant). */
  readonly code: string;
  readonly expiresAt: string;
}

interface InspectionLinkFacts {
  readonly inspectionId: string;
  readonly applicationId: string;
  readonly companyId: string;
  /** The loan's. */
  readonly name: string;
  readonly inspectorName: string;
  readonly email: string;
  /** ISO day. */
  readonly scheduledFor: string;
  /** Opens the report until `expiresAt` (ISO instant). */
  readonly code: string;
  readonly expiresAt: string;
}

interface CertifiedDrawFacts {
  /** Of this submission of the draw. */
  readonly submissionId: string;
  readonly drawRequestId: string;
  readonly applicationId: string;
  readonly companyId: string;
  readonly userId: string;
  readonly round: number;
  /** What was certified (`CertifiedDraw`) as JSON with its keys in order; the hash is its SHA-256 in hex. */
  readonly content: string;
  readonly contentHash: string;
  /** The account's name; `signature` is the name as it was typed. */
  readonly signerName: string;
  readonly signature: string;
  /** A PNG as a data URL. */
  readonly drawing: string;
  /** ISO instant, by the server's clock. */
  readonly signedAt: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** What was proved beside the session or the link, in words; left out where nothing was asked. */
  readonly proof?: string;
}

interface SignedWaiverFacts {
  readonly waiverId: string;
  readonly applicationId: string;
  readonly companyId: string;
  /** The kind of its text, and that text's version. */
  readonly type: string;
  readonly version: number;
  /** HTML as it was read and signed; hashes are SHA-256 in hex. */
  readonly content: string;
  readonly contentHash: string;
  readonly masterHash: string;
  readonly claimant: string;
  /** Whose signature was asked for; `signature` is the name as it was typed. */
  readonly signerName: string;
  readonly email: string;
  readonly signature: string;
  /** A PNG as a data URL; null where nothing was drawn. */
  readonly drawing: string | null;
  /** ISO instant. */
  readonly signedAt: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** What was proved beside the session or the link, in words; left out where nothing was asked. */
  readonly proof?: string;
}

/** A lien waiver that moved. */
export interface WaiverFacts extends LoanFacts {
  readonly waiverId: string;
  readonly drawRequestId: string;
  /** Null while nobody has named the contractor. */
  readonly claimant: string | null;
  /** Whole cents. */
  readonly amount: number;
}

/** Where one line of a draw request stands after a decision. */
export interface DecidedLine {
  readonly lineItemId: string;
  readonly budgetItemId: string;
  readonly requestedAmount: number;
  /** Whole cents; null while the line is not approved, left out by events from before lower amounts. */
  readonly approvedAmount?: number | null;
  readonly statusId: number;
  readonly rejectReason: string | null;
}

/** A loan as its events name it. */
export interface LoanFacts {
  readonly applicationId: string;
  readonly companyId: string;
  readonly name: string;
  /** Missing for a loan from before there were any. */
  readonly projectNumber?: number;
  /** Who asked for what the event is about; else who applied for the loan. */
  readonly borrowerId: string;
}

/** An approval above the lender's amount that waits for a second administrator. Whole cents. */
interface ApprovalProposalFacts extends LoanFacts {
  readonly drawRequestId: string;
  readonly approvedAmount: number;
  readonly proposedBy: string;
}

/** A payment of what was approved of a draw. */
export interface FundingFacts extends LoanFacts {
  readonly fundingId: string;
  readonly drawRequestId: string;
  /** What arrives, whole cents: less fees and what goes into the interest reserve. */
  readonly amount: number;
  /** YYYY-MM-DD: that it is planned for, was made on, or came back on. */
  readonly day: string;
  /** The administrator. */
  readonly doneBy: string;
  /** Of a reversal; else ''. */
  readonly reason: string;
}

/** An inspection of the work of a loan. */
export interface InspectionFacts extends LoanFacts {
  readonly inspectionId: string;
  /** Who wanted it; 'hold' where a line of a draw is held for it. */
  readonly origin: 'borrower' | 'lender' | 'hold';
  /** The addresses of the site. */
  readonly places: readonly string[];
  /** Null until it is scheduled. YYYY-MM-DD. */
  readonly scheduledFor: string | null;
  /** An administrator, or somebody by name and address; all null until it is scheduled. */
  readonly inspectorId: string | null;
  readonly inspectorName: string | null;
  readonly inspectorEmail: string | null;
  readonly doneBy: string;
  /** Reported by a link that `doneBy` sent: a named inspector without an account. */
  readonly byLink?: boolean;
  readonly doneAs: 'borrower' | 'administrator';
}

/** What the events of an active loan carry; all of them are of services/draws. */
export interface LoanEventPayloads {
  'ledger.opened': { readonly applicationId: string; readonly companyId: string; readonly total: number };
  /** When a paper of a loan ends, as an administrator read it; a day, YYYY-MM-DD. */
  'loan.paper_saved': {
    readonly applicationId: string;
    readonly paper: string;
    readonly expiresOn: string;
    readonly savedBy: string;
  };
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
  /** A submission was signed: the whole of it, for the chain of evidence. */
  'draw.certified': CertifiedDrawFacts;
  'draw.sent_back': DrawReturnFacts;
  'draw.withdrawn': DrawReturnFacts;
  'draw.approval_proposed': ApprovalProposalFacts;
  'draw.approval_declined': ApprovalProposalFacts & { readonly declinedBy: string };
  /** A note to the borrower; those for the lender alone are nobody else's, and no event. Whole cents. */
  'draw.noted': LoanFacts & {
    readonly drawRequestId: string;
    readonly requestedAmount: number;
    readonly note: string;
    readonly writtenBy: string;
  };
  /** A named inspector without an account gets a link. */
  'inspection.link_sent': InspectionLinkFacts;
  /** A lien waiver waits to be signed by somebody without an account; `amount` in whole cents. */
  'waiver.link_sent': WaiverLinkFacts;
  /** A lien waiver was signed by its link: the whole of it, for the chain of evidence. */
  'waiver.signed': SignedWaiverFacts;
  /** The scan of one that was signed on paper, for the lender to look at. */
  'waiver.handed_in': WaiverFacts & { readonly doneBy: string; readonly doneAs: 'borrower' | 'administrator' };
  /** Whoever holds its link does not sign, and says why. */
  'waiver.refused': WaiverFacts & { readonly signerName: string; readonly reason: string };
  /** The lender looked at the paper. `reason` is '' where it was accepted. */
  'waiver.decided': WaiverFacts & {
    readonly status: 'accepted' | 'returned';
    readonly decidedBy: string;
    readonly reason: string;
  };
  'budget.change_requested': BudgetChangeFacts;
  /** `note` is '' where none was given. */
  'budget.change_decided': BudgetChangeFacts & {
    readonly status: 'approved' | 'rejected';
    readonly decidedBy: string;
    readonly note: string;
  };
  'funding.scheduled': FundingFacts;
  'funding.cancelled': FundingFacts;
  'funding.paid': FundingFacts;
  'funding.reversed': FundingFacts;
  'inspection.requested': InspectionFacts;
  'inspection.scheduled': InspectionFacts;
  'inspection.reported': InspectionFacts;
  /** `reportedBy`: of the last report, null where there is none. `reason` is '' where none was given. */
  'inspection.decided': InspectionFacts & {
    readonly status: 'accepted' | 'returned' | 'cancelled';
    readonly reportedBy: string | null;
    readonly reason: string;
  };
}
