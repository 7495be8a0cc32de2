import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { borrower } from '@groundwork/domain-messages';
import { showProblem } from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import { Button } from '@groundwork/web-ui';
import type { TermSheetValues } from './term-sheet-step.js';

interface SubmitFinalButtonProps {
  form: UseFormReturn<TermSheetValues>;
  /** No agreement, or one that is a day old. */
  disabled: boolean;
  submit: (values: TermSheetValues) => Promise<unknown>;
  onSubmitted: () => void;
}

const ownFields = ['brokerUsed', 'brokerName', 'brokerEmail', 'costAck'];

/** 'Submit Final': sends the application off, or says what keeps it. */
export function SubmitFinalButton({ form, disabled, submit, onSubmitted }: SubmitFinalButtonProps) {
  const [busy, setBusy] = useState(false);
  const run = form.handleSubmit(async (values) => {
    setBusy(true);
    try {
      await submit(values);
      form.reset(values);
      // The guard of unsaved changes sees the clean form first.
      setTimeout(onSubmitted);
    } catch (error) {
      showProblem(form, error);
      // What is wrong in another section has no field here; it is said in one sentence and listed above.
      const elsewhere = error instanceof ApiProblem && error.errors.some(({ field }) => !ownFields.includes(field));
      if (elsewhere) form.setError('root', { type: 'server', message: sentencesOf(error) });
    } finally {
      setBusy(false);
    }
  });
  return (
    <Button
      loading={busy}
      disabled={disabled}
      title={disabled ? borrower.acceptTermSheetFirst : undefined}
      onClick={() => void run()}
    >
      {borrower.submitFinal}
    </Button>
  );
}

function sentencesOf(error: ApiProblem): string {
  const others = error.errors.filter(({ field }) => !ownFields.includes(field) && !field.startsWith('steps.'));
  return [error.message, ...new Set(others.map(({ message }) => message))].join(' ');
}
