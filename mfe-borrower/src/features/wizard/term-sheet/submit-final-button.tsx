import { useRef, useState } from 'react';
import { borrower } from '@groundwork/domain-messages';
import type { KeptForm } from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Button } from '@groundwork/web-ui';
import { useSaveApplication } from '../../../data/save-application.js';
import type { ApplicationChanges } from '../../../data/save-application.js';
import { useWizard } from '../wizard-context.js';
import type { TermSheetValues } from './term-sheet-step.js';

interface SubmitFinalButtonProps {
  kept: KeptForm<TermSheetValues, number>;
  /** No agreement, or one that is a day old. */
  disabled: boolean;
  changesOf: (values: TermSheetValues) => ApplicationChanges;
}

const ownFields = ['brokerUsed', 'brokerName', 'brokerEmail', 'costAck'];

/** 'Submit Final': sends the application off, or says what keeps it. */
export function SubmitFinalButton({ kept, disabled, changesOf }: SubmitFinalButtonProps) {
  const { application, leaveTo } = useWizard();
  const save = useSaveApplication(application.id);
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const refusal = useRef<unknown>(undefined);

  const submitFinal = async (values: TermSheetValues, version = application.version) => {
    try {
      await save({ ...changesOf(values), status: 'awaiting' }, version);
    } catch (error) {
      refusal.current = error;
      throw error;
    }
    notify.success(borrower.finalSubmitted);
    leaveTo('/applications');
  };
  const run = async () => {
    refusal.current = undefined;
    setBusy(true);
    const submitted = await kept.submit(submitFinal);
    setBusy(false);
    if (!submitted && isElsewhere(refusal.current))
      kept.form.setError('root', { type: 'server', message: sentencesOf(refusal.current) });
  };
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

/** What is wrong in another section has no field here; it is said in one sentence and listed above. */
const isElsewhere = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.errors.some(({ field }) => !ownFields.includes(field));

function sentencesOf(error: ApiProblem): string {
  const others = error.errors.filter(({ field }) => !ownFields.includes(field) && !field.startsWith('steps.'));
  return [error.message, ...new Set(others.map(({ message }) => message))].join(' ');
}
