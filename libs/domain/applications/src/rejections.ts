import { fieldNames } from '@groundwork/domain-records';
import { saveApplicationRecord } from './application.record.js';
import type { RejectionComment, SaveApplication } from './application.record.js';
import { stepKeys } from './steps.js';
import type { StepKey } from './steps.js';
import type { Maybe } from './types.js';

/** The steps that were rejected: those with a comment (specification 4). */
export function rejectedSteps(comments: Maybe<readonly RejectionComment[]>): StepKey[] {
  const named = new Set(
    (comments ?? []).filter((comment) => comment.value.trim() !== '').map((comment) => comment.step),
  );
  return stepKeys.filter((key) => named.has(key));
}

/** The comments with a step's set, replaced or (blank) taken away; one a step, in the steps' order. */
export function withRejection(
  comments: Maybe<readonly RejectionComment[]>,
  step: StepKey,
  value: string,
): RejectionComment[] {
  const others = (comments ?? []).filter((comment) => comment.step !== step);
  const all = value.trim() === '' ? others : [...others, { step, value: value.trim() }];
  return all.sort((a, b) => stepKeys.indexOf(a.step as StepKey) - stepKeys.indexOf(b.step as StepKey));
}

/** The questions about the whole project stand in the step of its properties. */
const sectionsOf = (step: StepKey): string[] => (step === 'propertyInformation' ? [step, 'project'] : [step]);

/** The steps that a save carries fields of: saved again, they are no longer rejected. */
export function savedSteps(save: SaveApplication): StepKey[] {
  return stepKeys.filter((step) =>
    sectionsOf(step)
      .flatMap((section) => fieldNames(saveApplicationRecord, section))
      .some((name) => save[name] !== undefined),
  );
}

/** The comments that are left when steps were saved again. */
export function withoutRejectionsOf(
  comments: readonly RejectionComment[],
  saved: readonly StepKey[],
): RejectionComment[] {
  return comments.filter(({ step }) => !saved.includes(step as StepKey));
}
