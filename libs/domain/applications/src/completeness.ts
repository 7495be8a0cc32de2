import { rejectedSteps } from './rejections.js';
import { requirementsOf } from './requirements.js';
import { stepKeys, visibleSteps } from './steps.js';
import type { StepContext, StepKey } from './steps.js';
import type { ApplicationFacts } from './types.js';

/** How far a step is. */
export type Completeness = 'complete' | 'started' | 'not_started';

/**
 * How far a step of an application is (specification 4 and 5). Always computed, never taken from a client. A rejected
 * one is open until it was saved again.
 */
export function stepCompleteness(application: ApplicationFacts, step: StepKey): Completeness {
  const requirements = requirementsOf(application, step);
  const met = requirements.filter(({ isMet }) => isMet).length;
  if (met === requirements.length)
    return rejectedSteps(application.rejectionComments).includes(step) ? 'started' : 'complete';
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
