import { budgetTotals } from '@groundwork/domain-budgets';
import type { Budget } from '@groundwork/domain-budgets';
import { firstMissingItem } from '@groundwork/domain-capital';
import { contractorPhone, isBlank, isEmail } from '@groundwork/domain-validation';
import { supplierCategories } from './application.record.js';
import { isAnswered, legalQuestions } from './legal.js';
import { hasPropertyField } from './property.js';
import { requiredPropertyFields, situationOf, unitInformationPath, UNIT_INFORMATION } from './property-questions.js';
import type { RequiredField } from './property-questions.js';
import type { PropertySituation } from './property-situation.js';
import type { StepKey } from './steps.js';
import { asksCostAck, isSupervised } from './term-sheet.js';
import type { ApplicationFacts, PropertyFacts } from './types.js';

/** What a step has to have before it is complete: the path of its field in the application, and whether it is there. */
export interface Requirement {
  readonly path: string;
  readonly isMet: boolean;
}

const TOTAL = 'Total';

/** A budget of which its sum alone is known, as one row: the rules look at nothing else. */
export function budgetOfTotal(budgetAmount: number) {
  const row = { name: TOTAL, type: 'hard', custom: 'no', index: 0, budgetAmount, amountFundedToDate: 0 } as const;
  return { sections: [{ name: TOTAL, sectionIndex: 0, additionalItems: [row] }] };
}

/** The sum of a budget of which nothing but its sum was entered; undefined where it has rows of its own. */
export function totalAlone({ sections }: Pick<Budget, 'sections'>): number | undefined {
  const rows = sections
    .flatMap(({ additionalItems }) => additionalItems)
    .filter(({ budgetAmount }) => budgetAmount > 0);
  const [first, ...others] = rows;
  if (!first) return 0;
  return others.length === 0 && first.name === TOTAL ? first.budgetAmount : undefined;
}

/** A property's budget counts when its rows add up to more than nothing, or when it comes as a file. */
export function hasBudget(property: PropertyFacts): boolean {
  return property.budgetUploadFormat === 'upload' || budgetTotals(property.budget).budgetAmount > 0;
}

/** Where a required field is answered. A pro forma lacks an item. */
function pathOf(field: RequiredField, situation: PropertySituation, property: PropertyFacts): string {
  if (field === 'proForma') return `proForma.${firstMissingItem(property.proForma)}.value`;
  return (field === UNIT_INFORMATION && unitInformationPath(situation)) || field;
}

const noProperty: readonly Requirement[] = [{ path: 'properties', isMet: false }];

function ofProperties(application: ApplicationFacts): readonly Requirement[] {
  const properties = application.properties ?? [];
  const { loanType } = application;
  if (properties.length === 0) return noProperty;
  if (!loanType) return [{ path: 'loanType', isMet: false }];
  return properties.flatMap((property, index) => {
    const situation = situationOf(application, property, { index, of: properties.length });
    return requiredPropertyFields({ ...situation, loanType }).map((field) => ({
      path: `properties.${index}.${pathOf(field, situation, property)}`,
      isMet: hasPropertyField(property, field),
    }));
  });
}

/** A budget of each property, and the loan that is wanted for it: every limit and every proposal of terms stands on it. */
function ofBudgets({ properties, requestedLoanAmount }: ApplicationFacts): readonly Requirement[] {
  const list = properties ?? [];
  if (list.length === 0) return noProperty;
  return [
    ...list.map((property, index) => ({ path: `properties.${index}.budget`, isMet: hasBudget(property) })),
    { path: 'requestedLoanAmount', isMet: (requestedLoanAmount ?? 0) > 0 },
  ];
}

function ofSuppliers({ suppliers }: ApplicationFacts): readonly Requirement[] {
  return supplierCategories.flatMap(({ field }) => [
    { path: `suppliers.${field}.name`, isMet: !isBlank(suppliers?.[field]?.name) },
    { path: `suppliers.${field}.phone`, isMet: contractorPhone(suppliers?.[field]?.phone) === undefined },
  ]);
}

/** Whoever builds is one answer: no third party, or which one. */
function ofBorrower(application: ApplicationFacts): readonly Requirement[] {
  const { borrowerId, contractorSelected, generalContractorId, ownershipConfirmation } = application;
  return [
    { path: 'borrowerId', isMet: !isBlank(borrowerId) },
    {
      path: contractorSelected === true ? 'generalContractorId' : 'contractorSelected',
      isMet: contractorSelected === false || !isBlank(generalContractorId),
    },
    { path: 'ownershipConfirmation', isMet: ownershipConfirmation === true },
  ];
}

function ofLitigation({ legalInformation }: ApplicationFacts): readonly Requirement[] {
  return legalQuestions.map(({ field }) => ({
    path: `legalInformation.${field}${legalInformation?.[field] === true ? 'Explaination' : ''}`,
    isMet: isAnswered(legalInformation, field),
  }));
}

/** With a line of credit both acknowledgements, else the broker question and the agreement, and for a renovation the costs. */
function ofTermSheet(application: ApplicationFacts): readonly Requirement[] {
  const { brokerUsed, brokerName, brokerEmail, costAck, termSheetAgreementTime, termSheetChanges } = application;
  const costs = asksCostAck(application) ? [{ path: 'costAck', isMet: costAck === true }] : [];
  if (application.lineOfCredit) return [...costs, { path: 'supervisoryAck', isMet: isSupervised(application) }];
  const broker =
    brokerUsed === 'yes'
      ? [
          { path: 'brokerName', isMet: !isBlank(brokerName) },
          { path: 'brokerEmail', isMet: isEmail(brokerEmail) },
        ]
      : [];
  return [
    { path: 'brokerUsed', isMet: !isBlank(brokerUsed) },
    ...broker,
    ...costs,
    {
      path: 'termSheetAgreementTime',
      isMet: !isBlank(termSheetAgreementTime) && !termSheetChanges?.length,
    },
  ];
}

const byStep: Readonly<Record<StepKey, (application: ApplicationFacts) => readonly Requirement[]>> = {
  name: ({ name }) => [{ path: 'name', isMet: !isBlank(name) }],
  propertyInformation: ofProperties,
  budget: ofBudgets,
  suppliers: ofSuppliers,
  borrower: ofBorrower,
  litigation: ofLitigation,
  termSheet: ofTermSheet,
};

/**
 * What completes a step of an application, field by field (specification 4 and 5). Completeness counts it, and what is
 * missing at the final submit is named by it.
 */
export function requirementsOf(application: ApplicationFacts, step: StepKey): readonly Requirement[] {
  return byStep[step](application);
}
