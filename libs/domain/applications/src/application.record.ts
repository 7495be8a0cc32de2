import { fundingSource, MAX_FUNDING_SOURCES } from '@groundwork/domain-budgets';
import {
  amount,
  choice,
  day,
  decimal,
  email,
  flag,
  id,
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
import { LAND_MAXIMUM, loanTypeValues, propertyTypeValues, purposes } from './loan-types.js';
import { saveProperty } from './property.record.js';
import { steps } from './steps.js';

/**
 * The largest contractor or supplier of a trade. A phone is refused when the step is to be complete, not while it is
 * being typed: drafts save half of it.
 */
export const supplier = record('Supplier', {
  name: text('Name'),
  phone: phone('Phone', { rule: line }),
});

/** The trades of step 4, each with its largest contractor or supplier. */
export const suppliers = record('Suppliers', {
  foundations: one(supplier, { label: 'Foundations' }),
  framing: one(supplier, { label: 'Framing' }),
  exterior: one(supplier, { label: 'Exterior' }),
  majorSystems: one(supplier, { label: 'Major Systems' }),
  interior: one(supplier, { label: 'Interior' }),
});

/** The yes/no questions of step 6; a yes asks for an explanation (specification 3 and 5, with its spelling). */
export const legalInformation = record('LegalInformation', {
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
export const rejectionComment = record('RejectionComment', {
  step: required(text('Step', { rule: line })),
  value: required(paragraph('Comment', { rule: anyParagraph })),
});

export const approvalCondition = record('ApprovalCondition', {
  name: required(text('Condition', { rule: line })),
  comment: paragraph('Comment'),
  completed: flag('Completed'),
  id: id(),
});

/** A person who oversees the construction. */
export const overseer = record('Overseer', {
  overseeingPersonId: required(id()),
  applicationId: id(),
  id: id(),
});

const administrator = { writers: ['administrator'] } as const;
const both = { writers: ['borrower', 'administrator'] } as const;

/** What borrower and administrator may write of an application (specification 3). */
export const application = record('Application', {
  loanType: choice('Loan', loanTypeValues),
  propertyType: choice('Property type', propertyTypeValues),
  loanRequestIsFor: choice('Loan Request is For', loanRequests),
  numberApplyingFor: whole('Number of properties'),
  borrowerId: id('Borrower', { section: 'borrower' }),
  generalContractorId: id('General contractor', { section: 'borrower' }),
  contractorSelected: flag('Has a general contractor been selected?', { section: 'borrower' }),
  horizontalImprovementsSame: flag('Same horizontal improvements?'),
  ownershipConfirmation: flag('Ownership confirmed', { section: 'borrower' }),
  unitsSoldOffIndividually: choice('Are the units sold off individually?', [true, false, 'unsure']),
  unitsSoldOffIndividuallyExplaination: paragraph('Explanation'),
  ownAllProperties: flag('Do you own all properties?'),
  suppliers: one(suppliers, { section: 'suppliers' }),
  legalInformation: one(legalInformation, { section: 'litigation' }),
  brokerUsed: choice('Broker', ['yes', 'no'], { section: 'termSheet' }),
  brokerName: text('Name of the broker', { section: 'termSheet', ...both }),
  brokerEmail: email('Email of the broker', { section: 'termSheet', rule: textAtMost(lengthLimits.email), ...both }),
  brokerRate: decimal('Rate of the broker', administrator),
  brokerAdditionalFees: amount('Additional fees of the broker', administrator),
  costAck: flag('Costs acknowledged', { section: 'termSheet' }),
  supervisoryAck: flag('Supervision acknowledged', { section: 'termSheet' }),
  allocationDone: flag('Budget allocated'),
  activeStep: decimal('Step'),
  activeStepSection: whole('Section of the step'),
  s1Date: day('Date of the S-1'),
  displayFinancialLit: flag('Asks about litigation', administrator),
  creditApproverId: id('Credit approver', administrator),
  onRejectString: paragraph('Reason', administrator),
  generalWarrantyDeedNeeded: flag('General warranty deed needed', administrator),
  generalWarrantyDeed: id('General warranty deed', administrator),
  subordinatedDebtNeeded: flag('Subordinated debt needed', administrator),
  subordinatedDebt: id('Subordinated debt', administrator),
  name: text('Name of the application', { section: 'name' }),
  intendedPurpose: choice('Purpose', purposes),
  lineOfCredit: flag('Line of credit'),
  fundingSources: many(fundingSource, { label: 'Funding sources', most: MAX_FUNDING_SOURCES, ...both }),
  approvalConditions: many(approvalCondition, { label: 'Conditions', most: 200, ...administrator }),
  rejectionComments: many(rejectionComment, { label: 'Rejected steps', most: steps.length, ...administrator }),
});

/** An application of a save, with its properties and whoever oversees the construction. */
export const saveApplication = record('SaveApplication', {
  ...application.fields,
  properties: many(saveProperty, { section: 'propertyInformation', most: LAND_MAXIMUM }),
  constructionOverseers: many(overseer, { label: 'Construction overseers', most: 50 }),
});

export type Supplier = RecordOf<typeof supplier>;
export type SupplierField = FieldName<typeof suppliers>;
export type LegalInformation = RecordOf<typeof legalInformation>;
export type RejectionComment = RecordOf<typeof rejectionComment>;
export type ApprovalCondition = RecordOf<typeof approvalCondition>;
export type Overseer = RecordOf<typeof overseer>;
export type ApplicationAnswers = RecordOf<typeof application>;
export type SaveApplication = RecordOf<typeof saveApplication>;

/** The trades with their labels, in their order. */
export const supplierCategories = (Object.keys(suppliers.fields) as SupplierField[]).map((field) => ({
  field,
  label: suppliers.fields[field].label,
}));
