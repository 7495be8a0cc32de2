import { useEffect, useState } from 'react';
import { get, set, useForm } from 'react-hook-form';
import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  Resolver,
  ResolverOptions,
  ResolverResult,
  UseFormReturn,
} from 'react-hook-form';
import { fill } from '@groundwork/domain-messages';
import { unreadErrors, whatIsRead } from '@groundwork/domain-validation';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { pressUnderWay, watchPresses } from './press.js';

/** What every check of libs/domain answers: sentences by field path; empty when all is well. */
export type Check<Values> = (values: Values) => Readonly<Record<string, string>>;

/**
 * Makes a check of libs/domain the resolver of a form, so that browser and service say the same. What stands in a field and could not
 * be read is refused whatever the check says of it.
 */
export function resolverOf<Values extends FieldValues>(check?: Check<Values>): Resolver<Values> {
  return (values) => {
    const complaints = Object.entries({ ...check?.(whatIsRead(values)), ...unreadErrors(values) });
    if (complaints.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of complaints) set(errors, path, { type: 'rule', message });
    return { values: {}, errors };
  };
}

interface RuleFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** For example `(values) => validate(shape, values)`. */
  check?: Check<Values>;
  /** Values from the server that replace what is shown while nothing was changed. */
  values?: Values;
  /** When complaints begin. */
  mode?: 'onTouched' | 'onSubmit';
}

/**
 * A form over a check: complains when a field is left and from then on at each change. `values` that change in the background leave
 * alone what was typed; a `reset` that is called replaces everything, unless its options say otherwise. A submit while one runs is the
 * same one pressed twice, and is not sent.
 */
export function useRuleForm<Values extends FieldValues>(options: RuleFormOptions<Values>): UseFormReturn<Values> {
  const { check, defaultValues, values, mode = 'onTouched' } = options;
  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues,
    values,
    // What is fetched anew in the background takes away nothing that was typed, and no complaint about it.
    // Touched fields stay so: a complaint that waited for the blur would move the button away under the click on it. And what was typed
    // in stays typed in: taken for untouched it would neither be kept nor meet what somebody else saved.
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepTouched: true },
    mode,
    resolver: async (entered, context, about) => {
      const held = pressUnderWay();
      if (held) await held;
      const answer = await resolverOf(check)(entered, context, about);
      return ofRowsThatWereLeft(answer, about, (name) => form.getFieldState(name as Path<Values>).error);
    },
  });
  // The library lends `resetOptions` to calls of `reset` too. The form is one object for as long as it lives.
  const [reset] = useState(() => wholeReset(form.reset));
  useEffect(watchPresses, []);
  const [handleSubmit] = useState(() => oneAtATime(form.handleSubmit));
  return Object.assign(form, { reset, handleSubmit });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * When a row is added the library asks about all rows, and would complain about the new one before anybody could fill it. Of rows no
 * more is complained about then than was before.
 */
function ofRowsThatWereLeft<Values extends FieldValues>(
  answer: ResolverResult<Values>,
  { names = [] }: ResolverOptions<Values>,
  shownAt: (name: string) => unknown,
): ResolverResult<Values> {
  const [name] = names;
  const complaints: unknown = name === undefined || names.length > 1 ? undefined : get(answer.errors, name);
  if (name === undefined || !Array.isArray(complaints)) return answer;
  const shown = shownAt(name);
  const left = complaints.map((complaint: unknown, row) => {
    const before: unknown = Array.isArray(shown) ? shown[row] : undefined;
    if (!isObject(complaint) || !isObject(before)) return undefined;
    return Object.fromEntries(Object.entries(complaint).filter(([field]) => field in before));
  });
  const errors = { ...answer.errors };
  set(errors, name, left.some((row) => row !== undefined) ? left : undefined);
  return { ...answer, errors } as ResolverResult<Values>;
}

const whole = { keepDirtyValues: false, keepDirty: false, keepErrors: false, keepTouched: false } as const;

const wholeReset =
  <Values extends FieldValues>(reset: UseFormReturn<Values>['reset']): UseFormReturn<Values>['reset'] =>
  (values, options) =>
    reset(values, { ...whole, ...options });

function oneAtATime<Values extends FieldValues>(
  handleSubmit: UseFormReturn<Values>['handleSubmit'],
): UseFormReturn<Values>['handleSubmit'] {
  let isRunning = false;
  return (onValid, onInvalid) => {
    const submit = handleSubmit(onValid, onInvalid);
    return async (event) => {
      event?.preventDefault();
      if (isRunning) return;
      isRunning = true;
      await submit(event).finally(() => (isRunning = false));
    };
  };
}

function withReason(failed: string | undefined, reason: string): string {
  if (!failed) return reason;
  return failed.includes('{detail}') ? fill(failed, { detail: reason }) : `${failed}: ${reason}`;
}

/**
 * Shows a failed save in the form: complaints of the server at their fields (the first one focused), all else as the
 * form's own error (see `FormAlert`). `failed` says what could not be done, before the reason or around its `{detail}`.
 */
export function showProblem<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  failed?: string,
): void {
  const byField = error instanceof ApiProblem ? Object.entries(error.fieldErrors) : [];
  byField.forEach(([field, message], index) =>
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  // Where fields say why, the reason is not said again, unless the sentence has it within.
  const hasReason = byField.length === 0 || failed?.includes('{detail}') === true;
  const message = hasReason ? withReason(failed, sentenceFor(error)) : failed;
  if (message) form.setError('root', { type: 'server', message });
}
