/** The eleven steps of company set-up, numbered 0 to 10 (specification 2). */
export const setupSteps = [
  { key: 'generalInformation', label: 'General Business Information' },
  { key: 'borrowerEntity', label: 'Borrower Entity' },
  { key: 'owners', label: 'Owner(s) of Borrower Entity' },
  { key: 'otherOwners', label: 'Owner(s) of Other Entities' },
  { key: 's1', label: 'S1 Uploads' },
  { key: 'contractors', label: 'Add General Contractors' },
  { key: 'structure', label: 'Verify Company Structure' },
  { key: 'licenses', label: 'License To Build' },
  { key: 'additionalPeople', label: 'Additional People' },
  { key: 'references', label: 'References' },
  { key: 'experience', label: 'Experience' },
] as const;
export type SetupStepKey = (typeof setupSteps)[number]['key'];
export const setupStepKeys: readonly SetupStepKey[] = setupSteps.map((step) => step.key);

/** Status of a step's record, as it is stored. */
export const setupStepStatuses = ['notstarted', 'started', 'complete'] as const;
export type SetupStepStatus = (typeof setupStepStatuses)[number];
export const setupStatusLabels: Readonly<Record<SetupStepStatus, string>> = {
  notstarted: 'Not Started',
  started: 'Started',
  complete: 'Completed',
};
export const SETUP_STEP_TYPE = 'setupcompany';

/** A step of a URL: out of range, or no number, becomes 0 (specification 2). */
export function clampSetupStep(value: unknown): number {
  const step = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < setupSteps.length ? step : 0;
}

/** Next: over the S1 step while it is hidden, and from the last step back to the first. */
export function nextSetupStep(step: number, s1Hidden: boolean): number {
  const next = (step + 1) % setupSteps.length;
  return s1Hidden && setupStepKeys[next] === 's1' ? next + 1 : next;
}

/** Back, over the S1 step while it is hidden; the first step stays. */
export function previousSetupStep(step: number, s1Hidden: boolean): number {
  const previous = Math.max(0, step - 1);
  return s1Hidden && setupStepKeys[previous] === 's1' ? previous - 1 : previous;
}

/** The digits that have to be 1 for the set-up to be complete (specification 4): nine, the seventh of them free. */
export const SETUP_MASK = '111111011';

/** Whether every digit that the mask asks for is set. */
export function isSetupComplete(sectionComplete: string | null | undefined): boolean {
  const digits = sectionComplete ?? '';
  return [...SETUP_MASK].every((digit, index) => digit === '0' || digits[index] === '1');
}

/** The step that the banner offers: the first that is not started, else the first that is started; undefined when all are complete. */
export function bannerStep(statuses: readonly SetupStepStatus[]): number | undefined {
  const notStarted = statuses.indexOf('notstarted');
  const index = notStarted === -1 ? statuses.indexOf('started') : notStarted;
  return index === -1 ? undefined : index;
}
