import type { ShownFigures } from '@groundwork/domain-agreements';
import type {
  addressFields,
  ApplicationAnswers,
  ApplicationStatus,
  FloorPlan,
  LoanTerms,
  LoanType,
  PropertyAnswers,
  PropertyType,
  SupervisionOnRecord,
  Purpose,
  Unit,
} from '@groundwork/domain-applications';

/** A row of a list with its id. */
export type Stored<Part> = Omit<Part, 'id'> & { readonly id: string };

/** Fields of an application with a column of their own, besides what the server alone sets. */
export const columnFields = [
  'name',
  'loanType',
  'propertyType',
  'intendedPurpose',
  'numberApplyingFor',
  'lineOfCredit',
] as const;

/** The wizard's optional answers, as they are stored in one column. Amounts in whole cents, dates YYYY-MM-DD. */
export type ApplicationDetails = Omit<ApplicationAnswers, (typeof columnFields)[number]>;

export type AddressField = (typeof addressFields)[number];

/** A property's answers beyond its address, as they are stored in one column. Whole cents, YYYY-MM-DD. */
export type PropertyDetails = Omit<PropertyAnswers, AddressField>;

export interface PropertyRecord extends Readonly<Record<AddressField, string | null>> {
  readonly id: string;
  /** Whole cents. */
  readonly budgetTotal: number;
  readonly details: PropertyDetails;
  readonly units: readonly Stored<Unit>[];
  readonly floorPlans: readonly Stored<FloorPlan>[];
}

export interface OverseerRecord {
  readonly id: string;
  readonly applicationId: string;
  readonly overseeingPersonId: string;
}

/** An application with all that belongs to it, as read from its tables. Instants are ISO texts. */
export interface ApplicationRecord {
  readonly id: string;
  readonly projectNumber: number;
  readonly companyId: string;
  readonly userId: string;
  readonly status: ApplicationStatus;
  readonly version: number;
  readonly round: number;
  readonly name: string;
  readonly loanType: LoanType | null;
  readonly propertyType: PropertyType | null;
  readonly intendedPurpose: Purpose;
  readonly numberApplyingFor: number | null;
  readonly lineOfCredit: boolean;
  readonly sectionComplete: string;
  readonly percentageComplete: number;
  readonly itemsNeeded: number;
  readonly rejectedSteps: string;
  readonly filledLists: string;
  readonly termSheetAgreementTime: string | null;
  /** What of the application the accepted sheet shows, by placeholder. */
  readonly termSheetFigures: ShownFigures | null;
  /** The acknowledgement of the supervision that stood when its borrower last ticked it or submitted. */
  readonly supervision: SupervisionOnRecord | null;
  readonly details: ApplicationDetails;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly submittedAt: string | null;
  /** When its final submit was made last. */
  readonly awaitingAt: string | null;
  /** Null again once it came back to the borrower. */
  readonly closingAt: string | null;
  readonly approvedAt: string | null;
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
  readonly ledgerOpenedAt: string | null;
  /** Of the loan, as they were decided last. */
  readonly terms: LoanTerms | null;
  readonly properties: readonly PropertyRecord[];
  readonly constructionOverseers: readonly OverseerRecord[];
}
