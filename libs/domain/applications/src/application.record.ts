import { fundingSourceRecord, MAX_FUNDING_SOURCES } from '@groundwork/domain-budgets';
import {
  amount,
  choice,
  day,
  decimal,
  email,
  flag,
  id,
  instant,
  many,
  one,
  paragraph,
  phone,
  record,
  required,
  text,
  whole,
} from '@groundwork/domain-records';
import type { FieldName, RecordOf } from '@groundwork/domain-records';
import { lengthLimits, line, paragraph as anyParagraph, textAtMost } from '@groundwork/domain-validation';
import { loanRequests } from './enumerations.js';
import {
  isSingleDwelling,
  LAND_MAXIMUM,
  loanTypeValues,
  propertyTypeValues,
  purposes,
  traitsOf,
} from './loan-types.js';
import type { LoanType, PropertyType } from './loan-types.js';
import { savePropertyRecord } from './property.record.js';
import { steps } from './steps.js';

/**
 * The largest contractor or supplier of a trade. A phone is refused when the step is to be complete, not while it is
 * being typed: drafts save half of it.
 */
export const supplierRecord = record('Supplier', {
  name: text('Name'),
  phone: phone('Phone', { rule: line }),
});

/** The trades of step 4, each with its largest contractor or supplier. */
export const suppliersRecord = record('Suppliers', {
  foundations: one(supplierRecord, { label: 'Foundations' }),
  framing: one(supplierRecord, { label: 'Framing' }),
  exterior: one(supplierRecord, { label: 'Exterior' }),
  majorSystems: one(supplierRecord, { label: 'Major Systems' }),
  interior: one(supplierRecord, { label: 'Interior' }),
});

/** The yes/no questions of step 6; a yes asks for an explanation (specification 3 and 5, with its spelling). */
export const legalInformationRecord = record('LegalInformation', {
  firstLoan: flag('Is this your first loan with us?'),
  firstLoanExplaination: paragraph('Explanation'),
  howFound: flag('Did somebody refer you to us?'),
  howFoundExplaination: paragraph('Explanation'),
  currentDefendant: flag('Are you a defendant in a lawsuit now?'),
  currentDefendantExplaination: paragraph('Explanation'),
  currentJudgement: flag('Is there a judgement against you now?'),
  currentJudgementExplaination: paragraph('Explanation'),
  realEstateDelinquincies: flag('Are you delinquent on any real estate debt?'),
  realEstateDelinquinciesExplaination: paragraph('Explanation'),
  taxDelinquincies: flag('Are you delinquent on any taxes?'),
  taxDelinquinciesExplaination: paragraph('Explanation'),
  financialWorseOff: flag('Are you financially worse off than at your last statement?'),
  financialWorseOffExplaination: paragraph('Explanation'),
});

/** Why a step was rejected; one a step. One without a comment rejects nothing. */
export const rejectionCommentRecord = record('RejectionComment', {
  step: required(text('Step', { rule: line })),
  value: required(paragraph('Comment', { rule: anyParagraph })),
});

/** What the lender keeps to itself: no borrower is told it. */
const lendersOwn = { readers: ['administrator'] } as const;

export const approvalConditionRecord = record('ApprovalCondition', {
  name: required(text('Condition', { rule: line })),
  comment: paragraph('Comment', lendersOwn),
  completed: flag('Completed'),
  /** The service alone says who ticked it off, and when. */
  completedBy: id('Ticked off by', { writers: [], ...lendersOwn }),
  completedAt: instant('Ticked off'),
  id: id(),
});

/** A person who oversees the construction. */
export const overseerRecord = record('Overseer', {
  overseeingPersonId: required(id()),
  applicationId: id(),
  id: id(),
});

const administrator = { writers: ['administrator'] } as const;
const both = { writers: ['borrower', 'administrator'] } as const;

/** What decides which questions are asked once about all properties. */
export interface ProjectSituation {
  readonly loanType?: LoanType | null;
  readonly propertyType?: PropertyType | null;
  /** How many properties the application has. */
  readonly propertyCount?: number;
  readonly unitsSoldOffIndividually?: boolean | 'unsure' | null;
}

const isPortfolio = ({ propertyCount = 0 }: ProjectSituation): boolean => propertyCount > 1;
const hasUnits = ({ propertyType }: ProjectSituation): boolean =>
  Boolean(propertyType) && !isSingleDwelling(propertyType as PropertyType);
const project = { section: 'project' } as const;

/** What borrower and administrator may write of an application (specification 3). */
export const applicationRecord = record('Application', {
  loanType: choice('Loan', loanTypeValues),
  propertyType: choice('Property type', propertyTypeValues),
  loanRequestIsFor: choice('Loan Request is For', loanRequests),
  numberApplyingFor: whole('Number of properties'),
  borrowerId: id('Borrower', { section: 'borrower' }),
  generalContractorId: id('General contractor', { section: 'borrower' }),
  contractorSelected: flag('Will a third-party general contractor build?', { section: 'borrower' }),
  horizontalImprovementsSame: flag('Are the horizontal improvements of all properties the same?', {
    ...project,
    shown: (facts: ProjectSituation) =>
      isPortfolio(facts) && Boolean(facts.loanType) && traitsOf(facts.loanType as LoanType).improvesLand,
  }),
  ownershipConfirmation: flag('Ownership confirmed', { section: 'borrower' }),
  unitsSoldOffIndividually: choice('What happens with the units when the project is done?', [true, false, 'unsure'], {
    ...project,
    labels: { true: 'Bulk sale', false: 'Refinance', unsure: 'Other' },
    shown: hasUnits,
  }),
  unitsSoldOffIndividuallyExplaination: paragraph('Please explain what is planned for the units', {
    ...project,
    shown: (facts: ProjectSituation) => hasUnits(facts) && facts.unitsSoldOffIndividually === 'unsure',
  }),
  ownAllProperties: flag('Do you own all properties?', { ...project, shown: isPortfolio }),
  suppliers: one(suppliersRecord, { section: 'suppliers' }),
  legalInformation: one(legalInformationRecord, { section: 'litigation' }),
  brokerUsed: choice('Did a broker refer you?', ['yes', 'no'], { section: 'termSheet' }),
  brokerName: text('Name of the broker', { section: 'termSheet', ...both }),
  brokerEmail: email('Email of the broker', { section: 'termSheet', rule: textAtMost(lengthLimits.email), ...both }),
  brokerRate: decimal('Rate of the broker', administrator),
  brokerAdditionalFees: amount('Additional fees of the broker', administrator),
  costAck: flag('Costs acknowledged', { section: 'termSheet' }),
  supervisoryAck: flag('Supervision acknowledged', { section: 'termSheet' }),
  allocationDone: flag('Budget allocated', { section: 'budget' }),
  activeStep: decimal('Step'),
  activeStepSection: whole('Section of the step'),
  s1Date: day('Date of the S-1'),
  financialLiteracyResult: text('Financial-literacy result', { rule: line, ...administrator, ...lendersOwn }),
  financialLiteracyDate: day('Date of the result', { ...administrator, ...lendersOwn }),
  /** Follows from the result and its age, see `displaysFinancialLiteracy`. */
  displayFinancialLit: flag('Asks about litigation', { writers: [] }),
  creditApproverId: id('Credit approver', { ...administrator, ...lendersOwn }),
  onRejectString: paragraph('Reason', administrator),
  closingPlannedOn: day('Planned closing date', administrator),
  generalWarrantyDeedNeeded: flag('General warranty deed needed', administrator),
  generalWarrantyDeed: id('General warranty deed', administrator),
  subordinatedDebtNeeded: flag('Subordinated debt needed', administrator),
  subordinatedDebt: id('Subordinated debt', administrator),
  name: text('Name of the application', { section: 'name' }),
  intendedPurpose: choice('Purpose', purposes),
  lineOfCredit: flag('Line of credit'),
  requestedLoanAmount: amount('Requested loan amount', { section: 'budget' }),
  fundingSources: many(fundingSourceRecord, {
    label: 'Funding sources',
    section: 'budget',
    most: MAX_FUNDING_SOURCES,
    ...both,
  }),
  approvalConditions: many(approvalConditionRecord, { label: 'Conditions', most: 200, ...administrator }),
  rejectionComments: many(rejectionCommentRecord, { label: 'Rejected steps', most: steps.length, ...administrator }),
});

/** An application of a save, with its properties and whoever oversees the construction. */
export const saveApplicationRecord = record('SaveApplication', {
  ...applicationRecord.fields,
  properties: many(savePropertyRecord, { section: 'propertyInformation', most: LAND_MAXIMUM }),
  constructionOverseers: many(overseerRecord, { label: 'Construction overseers', section: 'borrower', most: 50 }),
});

export type Supplier = RecordOf<typeof supplierRecord>;
export type SupplierField = FieldName<typeof suppliersRecord>;
export type LegalInformation = RecordOf<typeof legalInformationRecord>;
export type RejectionComment = RecordOf<typeof rejectionCommentRecord>;
export type ApprovalCondition = RecordOf<typeof approvalConditionRecord>;
export type Overseer = RecordOf<typeof overseerRecord>;
export type ApplicationAnswers = RecordOf<typeof applicationRecord>;
export type SaveApplication = RecordOf<typeof saveApplicationRecord>;

/** The trades with their labels, in their order. */
export const supplierCategories = (Object.keys(suppliersRecord.fields) as SupplierField[]).map((field) => ({
  field,
  label: suppliersRecord.fields[field].label,
}));
