/** The seven steps of the wizard, in their order (specification 2). */
export const steps = [
  { key: 'name', label: 'Name' },
  { key: 'propertyInformation', label: 'Property Information' },
  { key: 'budget', label: 'Budget' },
  { key: 'suppliers', label: 'Suppliers and Subcontractors' },
  { key: 'borrower', label: 'Borrower' },
  { key: 'litigation', label: 'Update/Financial & Litigation' },
  { key: 'termSheet', label: 'Term Sheet' },
] as const;
export type StepKey = (typeof steps)[number]['key'];
export const stepKeys: readonly StepKey[] = steps.map((step) => step.key);

/** Step -1 is the start screen of a new project. */
export const START_STEP = -1;
export const LAST_STEP = steps.length - 1;

/** What decides which steps are there. */
export interface StepContext {
  readonly lineOfCredit?: boolean | null;
  /** The financial-literacy display is on. */
  readonly displayFinancialLit?: boolean | null;
}

/**
 * Whether a step is shown: with a line of credit neither budget, borrower nor litigation; litigation only while the
 * financial-literacy display is on (specification 4).
 */
export function isStepVisible(key: StepKey, { lineOfCredit, displayFinancialLit }: StepContext): boolean {
  if (lineOfCredit && (key === 'budget' || key === 'borrower' || key === 'litigation')) return false;
  return key !== 'litigation' || Boolean(displayFinancialLit);
}

/** The steps that are shown, in their order. */
export function visibleSteps(context: StepContext): StepKey[] {
  return stepKeys.filter((key) => isStepVisible(key, context));
}

function towards(index: number, direction: 1 | -1, context: StepContext): number {
  for (let next = index + direction; next >= 0 && next <= LAST_STEP; next += direction) {
    const key = stepKeys[next];
    if (key !== undefined && isStepVisible(key, context)) return next;
  }
  return direction === 1 ? Math.min(Math.max(index, 0), LAST_STEP) : START_STEP;
}

/** The index (0 to 6) that Next leads to; stays on the last one. */
export function nextStep(index: number, context: StepContext): number {
  return towards(index, 1, context);
}

/** The index that Back leads to, over the same steps; the start screen (-1) before the first. */
export function previousStep(index: number, context: StepContext): number {
  return towards(index, -1, context);
}

/** A step index of a URL or a record, from -1 to 6; undefined says 'Unknown step'. */
export function parseStep(value: unknown): number | undefined {
  const step = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof step === 'number' && Number.isInteger(step) && step >= START_STEP && step <= LAST_STEP
    ? step
    : undefined;
}
