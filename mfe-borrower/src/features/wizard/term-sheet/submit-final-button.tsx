import { useRef, useState } from 'react';
import { shared } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { KeptForm } from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Button } from '@groundwork/web-ui';
import { useSaveApplication } from '../../../data/save-application.js';
import type { ApplicationChanges } from '../../../data/save-application.js';
import { useWizard } from '../wizard-context.js';
import type { TermSheetValues } from './term-sheet-step.js';

interface SubmitFinalButtonProps {
  keptForm: KeptForm<TermSheetValues, number>;
  /** No agreement, or one that is a day old. */
  disabled: boolean;
  changesOf: (values: TermSheetValues) => ApplicationChanges;
  /** What the service refuses, by path: most of it stands in other steps. */
  onRefused: (errors: FieldErrors) => void;
}

/** 'Submit Final': sends the application off, or says what keeps it. */
export function SubmitFinalButton({ keptForm, disabled, changesOf, onRefused }: SubmitFinalButtonProps) {
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
    const submitted = await keptForm.submit(submitFinal);
    setBusy(false);
    if (submitted || !(refusal.current instanceof ApiProblem)) return;
    if (refusal.current.errors.length > 0) onRefused(refusal.current.fieldErrors);
  };
  return (
    <Button
      loading={busy}
      disabled={disabled}
      title={disabled ? shared.acceptTermSheetFirst : undefined}
      onClick={() => void run()}
    >
      {borrower.submitFinal}
    </Button>
  );
}
