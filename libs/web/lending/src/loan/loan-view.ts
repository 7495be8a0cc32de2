import type { DrawKind, DrawStage, DrawStatusId } from '@groundwork/domain-draws';

/** What the page reads of a loan, as the draws service answers it. Whole cents. */
export interface LoanLineView {
  readonly additionalBudgetItemId: string;
  readonly propertyId: string;
  readonly name: string;
  readonly section: string;
  readonly sectionIndex: number;
  readonly budgetAmount: number;
  readonly amountFundedToDate: number;
  readonly pending: number;
  readonly pendingFunding: number;
  readonly retainageHeld: number;
  readonly available: number;
  readonly capPercent: number | null;
  readonly percentProgress: number;
  readonly percentComplete: number;
}

export interface LoanDrawView {
  readonly id: string;
  readonly number: number;
  readonly statusId: DrawStatusId | number;
  readonly place: number;
  readonly stage: DrawStage;
  readonly kind: DrawKind;
  readonly requestedAmount: number;
  readonly approvedAmount: number;
  readonly lineCount: number;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly scheduledFor: string | null;
  readonly fundedOn: string | null;
  readonly userId: string;
}

export interface LoanView {
  readonly applicationId: string;
  readonly name: string;
  readonly projectNumber: number | null;
  readonly loanType: string;
  readonly openedAt: string;
  readonly terms: { readonly termMonths: number } | null;
  readonly total: number;
  readonly budgetAmount: number;
  readonly fundedToDate: number;
  readonly pending: number;
  readonly pendingFunding: number;
  readonly available: number;
  readonly retainageHeld: number;
  readonly interestReserve: number | null;
  readonly interestReservePaidIn: number;
  readonly interestReserveLeft: number;
  readonly properties: readonly {
    readonly propertyId: string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
  }[];
  readonly lines: readonly LoanLineView[];
  readonly draws: readonly LoanDrawView[];
  readonly funding: readonly { readonly day: string; readonly amount: number }[];
  /** As the lender entered it; null where the pace is even. */
  readonly plan: {
    readonly months: readonly number[];
    readonly reason: string | null;
    readonly plannedAt: string;
  } | null;
}

export interface LoanFileView {
  readonly fileUploadId: string;
  readonly userFileName: string;
  readonly drawRequestId: string;
  readonly requestedAt: string;
  readonly line: string | null;
}

/** One thing that happened to a loan. */
export interface LoanHappenedView {
  readonly id: string;
  readonly event: string;
  readonly at: string;
  /** 'other' is somebody without an account, or one of either side. */
  readonly side: 'borrower' | 'lender' | 'portal' | 'other';
  readonly userId: string | null;
  readonly doneBy: string | null;
  readonly drawRequestId: string | null;
  readonly number: number | null;
  readonly amount: number | null;
  readonly name: string | null;
  readonly day: string | null;
  readonly reason: string | null;
}
