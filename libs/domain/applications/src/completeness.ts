import { budgetTotals } from '@groundwork/domain-budgets';
import { contractorPhone, isBlank } from '@groundwork/domain-validation';
import { supplierCategories } from './application.record.js';
import { isAnswered, legalQuestions } from './legal.js';
import { requiredPropertyFields } from './property-questions.js';
import { hasPropertyField } from './property.js';
import { stepKeys, visibleSteps } from './steps.js';
import type { StepContext, StepKey } from './steps.js';
import { isTermSheetComplete } from './term-sheet.js';
import type { ApplicationFacts, PropertyFacts } from './types.js';

/** How far a step is. */
export type Completeness = 'complete' | 'started' | 'not_started';

/** Requirements that are met, of how many; complete when all are. */
interface Progress {
  readonly met: number;
  readonly of: number;
}

const count = (checks: readonly boolean[]): Progress => ({ met: checks.filter(Boolean).length, of: checks.length });

const sum = (parts: readonly Progress[]): Progress => ({
  met: parts.reduce((met, part) => met + part.met, 0),
  of: parts.reduce((of, part) => of + part.of, 0),
});

function propertyProgress(application: ApplicationFacts, property: PropertyFacts): Progress {
  const { loanType } = application;
  if (!loanType) return { met: 0, of: 1 };
  const type = property.propertyType ?? application.propertyType;
  return count(requiredPropertyFields(loanType, type, property).map((field) => hasPropertyField(property, field)));
}

function propertiesProgress(application: ApplicationFacts): Progress {
  const properties = application.properties ?? [];
  if (properties.length === 0) return { met: 0, of: 1 };
  return sum(properties.map((property) => propertyProgress(application, property)));
}

/** A property's budget counts when its rows add up to more than nothing, or when it comes as a file. */
export function hasBudget(property: PropertyFacts): boolean {
  return property.budgetUploadFormat === 'upload' || budgetTotals(property.budget).budgetAmount > 0;
}

function budgetProgress({ properties }: ApplicationFacts): Progress {
  const list = properties ?? [];
  return list.length === 0 ? { met: 0, of: 1 } : count(list.map(hasBudget));
}

function suppliersProgress({ suppliers }: ApplicationFacts): Progress {
  return count(
    supplierCategories.flatMap(({ field }) => {
      const supplier = suppliers?.[field];
      return [!isBlank(supplier?.name), contractorPhone(supplier?.phone) === undefined];
    }),
  );
}

function borrowerProgress(application: ApplicationFacts): Progress {
  const answered = application.contractorSelected === false || !isBlank(application.generalContractorId);
  return count([!isBlank(application.borrowerId), answered, application.ownershipConfirmation === true]);
}

function litigationProgress({ legalInformation }: ApplicationFacts): Progress {
  return count(legalQuestions.map(({ field }) => isAnswered(legalInformation, field)));
}

function termSheetProgress(application: ApplicationFacts): Progress {
  if (isTermSheetComplete(application)) return { met: 1, of: 1 };
  const { brokerUsed, costAck, supervisoryAck, termSheetAgreementTime } = application;
  const some =
    [brokerUsed, termSheetAgreementTime].some((value) => !isBlank(value)) ||
    costAck === true ||
    supervisoryAck === true;
  return { met: some ? 1 : 0, of: 2 };
}

const progressOf: Readonly<Record<StepKey, (application: ApplicationFacts) => Progress>> = {
  name: ({ name }) => count([!isBlank(name)]),
  propertyInformation: propertiesProgress,
  budget: budgetProgress,
  suppliers: suppliersProgress,
  borrower: borrowerProgress,
  litigation: litigationProgress,
  termSheet: termSheetProgress,
};

/** How far a step of an application is (specification 4 and 5). Always computed, never taken from a client. */
export function stepCompleteness(application: ApplicationFacts, step: StepKey): Completeness {
  const { met, of } = progressOf[step](application);
  if (met === of) return 'complete';
  return met > 0 ? 'started' : 'not_started';
}

/** Every step's completeness, hidden ones too. */
export function completenessByStep(application: ApplicationFacts): Record<StepKey, Completeness> {
  return Object.fromEntries(stepKeys.map((step) => [step, stepCompleteness(application, step)])) as Record<
    StepKey,
    Completeness
  >;
}

/** The steps that the borrower sees and that are not complete. */
export function incompleteSteps(
  application: ApplicationFacts,
  context: StepContext = application as StepContext,
): StepKey[] {
  return visibleSteps(context).filter((step) => stepCompleteness(application, step) !== 'complete');
}

/** Share of the visible steps that are complete, in whole percent, rounded down: 100 only when all are. */
export function percentageComplete(
  application: ApplicationFacts,
  context: StepContext = application as StepContext,
): number {
  const visible = visibleSteps(context);
  const complete = visible.length - incompleteSteps(application, context).length;
  return Math.floor((complete * 100) / visible.length);
}

/**
 * The steps behind the five digits of `sectionComplete`, default '00000', the last being the term sheet's. The name
 * always stands, and litigation counts with the borrower while it is shown.
 */
export const maskSteps = ['propertyInformation', 'budget', 'suppliers', 'borrower', 'termSheet'] as const;
export const EMPTY_SECTION_MASK = '00000';

/** The mask of an application: 1 for every complete section. */
export function sectionMask(application: ApplicationFacts): string {
  return maskSteps
    .map((step) => {
      if (stepCompleteness(application, step) !== 'complete') return '0';
      const litigation = step === 'borrower' && Boolean(application.displayFinancialLit) && !application.lineOfCredit;
      return litigation && stepCompleteness(application, 'litigation') !== 'complete' ? '0' : '1';
    })
    .join('');
}

/** The mask with the term sheet's digit set or cleared: accepting sets it to 1, declining to 0 (specification 4). */
export function withTermSheetFlag(mask: string | null | undefined, accepted: boolean): string {
  const digits = (mask ?? '').padEnd(EMPTY_SECTION_MASK.length, '0').slice(0, EMPTY_SECTION_MASK.length);
  return `${digits.slice(0, -1)}${accepted ? '1' : '0'}`;
}
