import { borrower } from '@groundwork/domain-messages';
import type { StepState } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import type { WizardState } from './wizard-context.js';

/** The open step as its form knows it. What was saved on the way to another step is not said. */
export function useApplicationStep({ application, next, passing, save }: WizardState): StepState {
  const notify = useNotify();
  return {
    subject: application.id,
    next,
    passing,
    save,
    onSettled: () => notify.success(borrower.changesSavedTitle),
  };
}
