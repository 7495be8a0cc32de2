import { useMemo } from 'react';
import { borrower } from '@groundwork/domain-messages-borrower';
import type { StepState } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { draftsOf } from '../../data/drafts.js';
import type { WizardState } from './wizard-context.js';

/** The open step as its form knows it. What was saved on the way to another step is not said. */
export function useApplicationStep(state: WizardState): StepState {
  const { application, readOnly, edit, next, target, passing, save } = state;
  const notify = useNotify();
  const drafts = useMemo(() => draftsOf(application.id), [application.id]);
  return {
    subject: application.id,
    drafts,
    readOnly,
    edit,
    next,
    target,
    passing,
    save,
    onSettled: () => notify.success(borrower.changesSavedTitle),
  };
}
