import type { UseQueryResult } from '@tanstack/react-query';
import type {
  BudgetChange as Requested,
  BudgetChangeLine,
  ChangeKind,
  ChangeSource,
  ChangeStatus,
  NewBudgetLine,
} from '@groundwork/domain-draws';

/** A line of the budget as the ledger has it; whole cents. */
export interface BudgetLine {
  additionalBudgetItemId: string;
  propertyId: string;
  name: string;
  section: string;
  originalAmount: number;
  changes: number;
  /** With all changes. */
  budgetAmount: number;
  amountFundedToDate: number;
  pending: number;
  /** Approved and not paid out yet, or held back. */
  pendingFunding: number;
  retainageHeld: number;
  available: number;
  isContingency: boolean;
}

/** The ledger as far as its changes need it. */
export interface ChangingLedger {
  applicationId: string;
  name: string;
  properties: readonly { propertyId: string; street: string; city: string; zipCode: string }[];
  lines: readonly BudgetLine[];
}

/** A change as both areas' contracts have it (`BudgetChangeDto`). */
export interface BudgetChange {
  id: string;
  number: number;
  kind: ChangeKind;
  source: ChangeSource | null;
  sourceName: string | null;
  reason: string;
  supportingDocuments: readonly { fileUploadId: string; userFileName: string }[];
  net: number;
  added: number;
  status: ChangeStatus;
  version: number;
  requestedBy: string;
  requestedAs: 'borrower' | 'administrator';
  requestedAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  decisionNote: string | null;
  lineItems: readonly {
    additionalBudgetItemId: string;
    name: string;
    section: string;
    isNew: boolean;
    amount: number;
    before: number | null;
  }[];
}

/** A change as it is sent. */
export interface ChangeBody extends Omit<Requested, 'lineItems' | 'newLines' | 'supportingDocuments'> {
  lineItems: BudgetChangeLine[];
  newLines?: NewBudgetLine[];
  supportingDocuments: string[];
}

type Decide<More> = (decision: { id: string; version: number } & More) => Promise<unknown>;

/** What an area calls. Commands of `useCommand`, so that a press is sent once. */
export interface ChangeCalls {
  changes: UseQueryResult<BudgetChange[]>;
  request: (body: ChangeBody) => Promise<BudgetChange>;
  /** Administrators alone. */
  approve?: Decide<{ note: string | null }>;
  reject?: Decide<{ reason: string }>;
  /** Borrowers alone. */
  withdraw?: Decide<object>;
}
