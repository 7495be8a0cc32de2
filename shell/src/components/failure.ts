import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { shared } from '@groundwork/domain-messages';
import { signIn } from '@groundwork/domain-messages-shell';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { showProblem } from '@groundwork/web-forms';
import type { FormDraft } from './use-tab-draft.js';

/** What could not be done, and why as far as it is known. */
export interface Failure {
  title: string;
  detail?: string;
}

/** No answer came at all (specification, section 8: 'Could Not Connect To Server'), or what failed in its own words. */
export function failureOf(error: unknown, title: string): Failure {
  if (error instanceof ApiProblem && error.status === 0)
    return { title: signIn.couldNotConnectToServer, detail: shared.networkUnreachable };
  const detail = sentenceFor(error);
  // Some titles have the reason in them.
  return title.includes(detail) ? { title } : { title, detail };
}

interface FormCommand<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The sentence for a failure; a function where it depends on the failure. */
  failed: string | ((error: unknown) => string);
  send: (values: Values) => Promise<void>;
  /** What the tab stores of it, which is over when it is sent. */
  draft?: FormDraft;
  onFailed?: (error: unknown) => void;
}

/**
 * Sends a form once: complaints of the server go to their fields, everything else into `failure`, and what was typed
 * stays. Once it is done the form takes no second submit.
 */
export function useFormCommand<Values extends FieldValues>({
  form,
  failed,
  send,
  draft,
  onFailed,
}: FormCommand<Values>) {
  const [failure, setFailure] = useState<Failure>();
  const [done, setDone] = useState(false);
  const submit = async (values: Values) => {
    setFailure(undefined);
    try {
      await send(values);
      draft?.forget();
      setDone(true);
    } catch (error) {
      const fields = fieldsOf(error);
      const unseen = fields.filter(([field]) => !(field in form.getValues()));
      if (unseen.length < fields.length) showProblem(form, error);
      const failing = failureOf(error, typeof failed === 'string' ? failed : failed(error));
      // What stands at its field is not said twice; what has no field here is said above all.
      setFailure(
        fields.length === 0 ? failing : { ...failing, detail: unseen.map(([, message]) => message).join(' ') },
      );
      onFailed?.(error);
    }
  };
  return { submit, failure, done, busy: form.formState.isSubmitting || done };
}

const fieldsOf = (error: unknown): [string, string][] =>
  error instanceof ApiProblem ? Object.entries(error.fieldErrors) : [];

/** Whether what was meant is another one by now. */
export const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.status === 409;
