import { stepKeys } from './steps.js';
import type { StepKey } from './steps.js';
import type { RejectionComment } from './application.record.js';
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
