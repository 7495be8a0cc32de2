import type { ApplicationStatus, LoanType, PropertyType, Purpose } from '@groundwork/domain-applications';
import type { ApplicationDetails } from './application-fields.js';
import type { PropertyDetails } from './property-fields.js';

export interface PartRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface PropertyRecord {
  readonly id: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly county: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  /** Whole cents. */
  readonly budgetTotal: number;
  readonly details: PropertyDetails;
  readonly units: readonly PartRecord[];
  readonly floorPlans: readonly PartRecord[];
}

/** An application with all that belongs to it, as read from its tables. Instants are ISO texts. */
export interface ApplicationRecord {
  readonly id: string;
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
  readonly details: ApplicationDetails;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly submittedAt: string | null;
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
  readonly ledgerOpenedAt: string | null;
  readonly properties: readonly PropertyRecord[];
  readonly constructionOverseers: readonly PartRecord[];
}
