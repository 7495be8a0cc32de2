import { draftShape } from '@groundwork/domain-applications';
import type { LegalInformation, LoanRequestIsFor, RejectionComment, Supplier } from '@groundwork/domain-applications';
import type { YesNo } from '@groundwork/domain-budgets';
import {
  each,
  line,
  listOfAtMost,
  optionalAmount,
  optionalCalendarDate,
  optionalId,
  optionalNumber,
  optionalOneOf,
  optionalTrueOrFalse,
  optionalWholeNumber,
  paragraph,
} from '@groundwork/domain-validation';
import type { Shape } from '@groundwork/domain-validation';
import { fundingSourcesShape } from '@groundwork/domain-budgets';

export interface FundingSource {
  readonly id: string;
  readonly name: string;
  /** Whole cents. */
  readonly total: number;
}

export interface ApprovalCondition {
  readonly id: string;
  readonly name: string;
  readonly comment: string;
  readonly completed: boolean;
}

/** The wizard's optional answers, as they are stored in one column. Amounts in whole cents, dates YYYY-MM-DD. */
export interface ApplicationDetails {
  readonly loanRequestIsFor?: LoanRequestIsFor | null;
  readonly borrowerId?: string | null;
  readonly generalContractorId?: string | null;
  readonly contractorSelected?: boolean | null;
  readonly ownershipConfirmation?: boolean | null;
  readonly suppliers?: Readonly<Record<string, Supplier | null>> | null;
  readonly legalInformation?: LegalInformation | null;
  readonly brokerUsed?: YesNo | null;
  readonly brokerName?: string | null;
  readonly brokerEmail?: string | null;
  readonly costAck?: boolean | null;
  readonly supervisoryAck?: boolean | null;
  readonly displayFinancialLit?: boolean | null;
  readonly fundingSources?: readonly FundingSource[];
  readonly approvalConditions?: readonly ApprovalCondition[];
  readonly rejectionComments?: readonly RejectionComment[];
  readonly onRejectString?: string | null;
  readonly [field: string]: unknown;
}

/** Fields with a column of their own, besides what the server alone sets. */
export const columnFields = [
  'name',
  'loanType',
  'propertyType',
  'intendedPurpose',
  'numberApplyingFor',
  'lineOfCredit',
] as const;

/** Rules for the fields of section 3 that the shared draft rules leave out. */
const borrowerExtras: Shape = {
  horizontalImprovementsSame: optionalTrueOrFalse,
  unitsSoldOffIndividually: optionalOneOf([true, false, 'unsure']),
  unitsSoldOffIndividuallyExplaination: paragraph,
  ownAllProperties: optionalTrueOrFalse,
  allocationDone: optionalTrueOrFalse,
  activeStep: optionalNumber,
  activeStepSection: optionalWholeNumber,
  s1Date: optionalCalendarDate,
  fundingSources: fundingSourcesShape,
};

const administratorExtras: Shape = {
  brokerRate: optionalNumber,
  brokerAdditionalFees: optionalAmount,
  creditApproverId: optionalId,
  approvalConditions: each(
    { id: optionalId, name: line, comment: paragraph, completed: optionalTrueOrFalse },
    listOfAtMost(200),
  ),
  onRejectString: paragraph,
  displayFinancialLit: optionalTrueOrFalse,
  generalWarrantyDeedNeeded: optionalTrueOrFalse,
  generalWarrantyDeed: optionalId,
  subordinatedDebtNeeded: optionalTrueOrFalse,
  subordinatedDebt: optionalId,
};

/** Every rule on a field that a save may carry, by path. */
export const extrasShape: Shape = { ...borrowerExtras, ...administratorExtras };

const elsewhere = new Set<string>([...columnFields, 'properties', 'constructionOverseers', 'rejectionComments']);
const sharedDetails = Object.keys(draftShape).filter((field) => !elsewhere.has(field));

/** What is stored in `details` and who may write it: the borrower while editing, an administrator always. */
export const borrowerDetails: readonly string[] = [...sharedDetails, ...Object.keys(borrowerExtras)];
export const administratorDetails: readonly string[] = [
  ...Object.keys(administratorExtras),
  'rejectionComments',
  'fundingSources',
  'brokerName',
  'brokerEmail',
];
