import type { FieldValues } from 'react-hook-form';
import { ApiProblem } from '@groundwork/web-http';
import { useArea } from '@groundwork/web-mount';
import { useSaveOnLeave, useStep } from './step-context.js';
import { useKeptForm } from './use-kept-form.js';
import type { KeptForm, KeptFormOptions } from './use-kept-form.js';

export interface StepFormOptions<Values extends FieldValues, Version = number> extends Omit<
  KeptFormOptions<Values, Version>,
  'draftKey' | 'server' | 'onSettled'
> {
  /** Names what is typed here among the drafts of the step's subject. */
  section: string;
  /** What is said when it could not be saved. */
  failed?: string;
}

/** A form inside of a step, an editor of a row: its drafts belong to the user and to what the wizard is about. */
export function useEditorForm<Values extends FieldValues, Version = number>({
  section,
  failed,
  save,
  ...options
}: StepFormOptions<Values, Version>): KeptForm<Values, Version> {
  const { user } = useArea();
  const { subject, drafts, onSaved, onFailed, onSettled } = useStep();
  return useKeptForm<Values, Version>({
    ...options,
    draftKey: [user.id, subject, section].join('.'),
    server: drafts && { drafts, section },
    save: async (values, version) => {
      try {
        await save(values, version);
      } catch (error) {
        // A conflict is no failure: both versions are shown.
        if (!isConflict(error)) onFailed?.(failed);
        throw error;
      }
      await onSaved?.();
    },
    onSettled,
  });
}

/** The form of a whole step: it is saved when the step is left, if anything was changed. */
export function useStepForm<Values extends FieldValues, Version = number>(
  options: StepFormOptions<Values, Version>,
): KeptForm<Values, Version> {
  const keptForm = useEditorForm(options);
  const { isNew, readOnly } = useStep();
  useSaveOnLeave(async ({ always = false } = {}) => {
    // What was typed earlier and is only offered yet stays for the next time.
    const isUntouched = !keptForm.dirty && (keptForm.offer !== undefined || !always);
    return readOnly || (isUntouched && !isNew) ? true : keptForm.submit();
  });
  return keptForm;
}

const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'state.version_conflict';
