import type { FieldErrors } from '@groundwork/domain-validation';
import { fieldPlace } from './field-places.js';
import { submitErrors } from './rules.js';
import type { SubmitContext } from './rules.js';
import { stepKeys, steps } from './steps.js';
import type { StepKey } from './steps.js';
import type { ApplicationFacts } from './types.js';

/** One thing that keeps an application from its final submit: the field that it stands in, and what is wrong with it. */
export interface OpenPoint {
  readonly path: string;
  readonly step: StepKey;
  readonly label: string;
  readonly message: string;
}

/** What is open in one step. */
export interface OpenStep {
  readonly step: StepKey;
  readonly label: string;
  readonly points: readonly OpenPoint[];
}

const isWholeStep = (path: string): boolean => path.startsWith('steps.');

/** Errors by path as what is open, step by step: a whole step is named where none of its fields is. */
export function openSteps(errors: FieldErrors, propertyCount = 1): OpenStep[] {
  const points = Object.entries(errors).map(([path, message]): OpenPoint => {
    const { step, label } = fieldPlace(path, { propertyCount });
    return { path, step, label, message };
  });
  return stepKeys.flatMap((key, index) => {
    const all = points.filter(({ step }) => step === key);
    const named = all.filter(({ path }) => !isWholeStep(path));
    const label = steps[index]?.label ?? '';
    return all.length === 0 ? [] : [{ step: key, label, points: named.length > 0 ? named : all.slice(0, 1) }];
  });
}

/** Everything that keeps an application from its final submit, as the service refuses it. */
export function openStepsOf(application: ApplicationFacts, context: SubmitContext): OpenStep[] {
  return openSteps(submitErrors(application, context), application.properties?.length);
}
