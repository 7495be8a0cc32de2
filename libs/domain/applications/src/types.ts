import type { Budget, BudgetUploadFormat, YesNo } from '@groundwork/domain-budgets';
import type { LoanRequestIsFor, LoanType, Purpose, PropertyType } from './enumerations.js';

/** Not answered yet: left out by a form, null from a service. */
export type Maybe<T> = T | null | undefined;

/** A property as the rules read it. Amounts in whole cents, dates YYYY-MM-DD, areas in square feet. */
export interface PropertyFacts {
  readonly id?: string;
  readonly street?: Maybe<string>;
  readonly city?: Maybe<string>;
  readonly county?: Maybe<string>;
  readonly state?: Maybe<string>;
  readonly zipCode?: Maybe<string>;
  readonly legalDescription?: Maybe<string>;
  readonly purchaseAmount?: Maybe<number>;
  readonly debtOutstanding?: Maybe<number>;
  readonly dateAcquired?: Maybe<string>;
  readonly acquisitionDate?: Maybe<string>;
  readonly acquisitionRefinance?: Maybe<string>;
  readonly ownThisProperty?: Maybe<boolean>;
  readonly waterElectricHookupAvailable?: Maybe<boolean>;
  readonly sewerHookupAvailable?: Maybe<boolean>;
  readonly vacantAtPurchase?: Maybe<boolean>;
  readonly wetlands?: Maybe<string>;
  readonly currentlyOccupied?: Maybe<boolean>;
  readonly yearBuilt?: Maybe<number>;
  readonly lotSize?: Maybe<number | string>;
  readonly purposeOfMoney?: Maybe<string>;
  readonly scopeOfWork?: Maybe<string>;
  readonly pavedStreets?: Maybe<string>;
  readonly sewerHookup?: Maybe<string>;
  readonly waterPipes?: Maybe<string>;
  readonly electricCables?: Maybe<string>;
  readonly preSaleContract?: Maybe<boolean>;
  readonly preSaleContractPrice?: Maybe<number>;
  readonly budgetUploadFormat?: Maybe<BudgetUploadFormat>;
  readonly budget?: Maybe<Pick<Budget, 'sections'>>;
  readonly percentAllocated?: Maybe<number>;
  readonly numberOfUnits?: Maybe<number>;
  readonly units?: Maybe<readonly unknown[]>;
  readonly floorPlans?: Maybe<readonly unknown[]>;
  readonly [field: string]: unknown;
}

/** One of the five trades whose largest contractor or supplier is named in step 4. */
export interface Supplier {
  readonly name?: Maybe<string>;
  readonly phone?: Maybe<string>;
}

/** Seven yes/no questions, each with the explanation that a yes asks for, in the specification's spelling. */
export type LegalInformation = { readonly [Field in LegalField]?: Maybe<boolean> } & {
  readonly [Field in `${LegalField}Explaination`]?: Maybe<string>;
};
export type LegalField =
  | 'firstLoan'
  | 'howFound'
  | 'currentDefendant'
  | 'currentJudgement'
  | 'realEstateDelinquincies'
  | 'taxDelinquincies'
  | 'financialWorseOff';

/** An application as the rules read it: what a form holds and what the service stores. */
export interface ApplicationFacts {
  readonly name?: Maybe<string>;
  readonly loanType?: Maybe<LoanType>;
  readonly propertyType?: Maybe<PropertyType>;
  readonly intendedPurpose?: Maybe<Purpose>;
  readonly loanRequestIsFor?: Maybe<LoanRequestIsFor>;
  readonly numberApplyingFor?: Maybe<number>;
  readonly lineOfCredit?: Maybe<boolean>;
  readonly borrowerId?: Maybe<string>;
  readonly contractorSelected?: Maybe<boolean>;
  readonly generalContractorId?: Maybe<string>;
  readonly ownershipConfirmation?: Maybe<boolean>;
  readonly constructionOverseers?: Maybe<readonly unknown[]>;
  readonly suppliers?: Maybe<Readonly<Record<string, Maybe<Supplier>>>>;
  readonly legalInformation?: Maybe<LegalInformation>;
  readonly properties?: Maybe<readonly PropertyFacts[]>;
  readonly brokerUsed?: Maybe<YesNo>;
  readonly brokerName?: Maybe<string>;
  readonly brokerEmail?: Maybe<string>;
  /** ISO instant at which the term sheet was accepted. */
  readonly termSheetAgreementTime?: Maybe<string>;
  readonly costAck?: Maybe<boolean>;
  readonly supervisoryAck?: Maybe<boolean>;
  readonly displayFinancialLit?: Maybe<boolean>;
  readonly rejectionComments?: Maybe<readonly RejectionComment[]>;
  readonly sectionComplete?: Maybe<string>;
}

/** Why a step was rejected; one a step. */
export interface RejectionComment {
  readonly step: string;
  readonly value: string;
}
