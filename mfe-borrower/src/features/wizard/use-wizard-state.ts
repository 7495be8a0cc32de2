import { useEffect, useMemo, useRef } from 'react';
import {
  incompleteSteps,
  isStepVisible,
  LAST_STEP,
  nextStep,
  parseStep,
  previousStep,
  rejectedSteps,
  START_STEP,
  stepKeys,
} from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import type { Save } from '@groundwork/web-forms';
import { useLocation, useNavigate, useNotify, useSearchParams } from '@groundwork/web-mount';
import { useMoveOnce } from '../../components/use-move-once.js';
import type { Application } from '../../data/api.js';
import { factsOf } from '../../data/application-facts.js';
import { useReadOnly } from './use-read-only.js';
import type { StayWithin, WizardState } from './wizard-context.js';

/**
 * The step that opens: the one in the URL (a hidden one gives way to the next, -1 is the start screen), else the first that
 * was rejected, else the first that is not complete.
 * Undefined: the URL names none.
 */
function stepOf(stepInAddress: string | null, application: Application): number | undefined {
  if (stepInAddress !== null) {
    const step = parseStep(stepInAddress);
    if (step === START_STEP) return step;
    const key = stepKeys[step ?? -1];
    if (step === undefined || !key) return undefined;
    return isStepVisible(key, application) ? step : nextStep(step, application);
  }
  const open = incompleteSteps(factsOf(application));
  const rejected = rejectedSteps(application.rejectionComments);
  const first = open.find((key) => rejected.includes(key)) ?? open[0];
  return first ? stepKeys.indexOf(first) : LAST_STEP;
}

/** Where the wizard stands (kept in the URL as `step`, -1 to 6) and how it moves. */
export function useWizardState(application: Application): { step: number | undefined; state: WizardState } {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const save = useRef<Save>(undefined);
  const within = useRef<StayWithin>(undefined);
  const passing = useRef(false);
  const step = useMemo(() => stepOf(search.get('step'), application), [search, application]);
  useEffect(() => {
    passing.current = false;
  }, [step]);

  // Followed twice, a link leads there twice: each has a location of its own.
  const location = useLocation();
  const target = useMemo(() => {
    const path = new URLSearchParams(location.search).get('field');
    return path ? { path } : undefined;
  }, [location]);

  const { readOnly, edit } = useReadOnly(step, application, target !== undefined);
  const once = useMoveOnce();
  const open = (next: number, field?: string) => {
    const to = { step: String(next), ...(field ? { field } : {}) };
    once(`${next} ${field ?? ''}`, () => setSearch(to));
    document.documentElement.scrollTop = 0;
  };
  const leaveTo = (path: string) => {
    passing.current = true;
    void navigate(path);
  };
  const mayLeave = (options?: { always?: boolean }) => save.current?.(options) ?? true;
  const current = step ?? 0;
  return {
    step,
    state: {
      application,
      step: current,
      readOnly,
      edit,
      passing,
      save,
      within,
      leaveTo,
      target,
      goTo: async (next, field) => {
        if (next === current || (await mayLeave())) open(next, field);
      },
      next: async () => {
        if (!(await mayLeave({ always: true }))) return;
        if (!readOnly) notify.success(borrower.changesSavedTitle);
        if (!within.current?.()) open(nextStep(current, application));
      },
      back: () => {
        const previous = previousStep(current, application);
        void (async () => {
          if (await mayLeave()) open(previous);
        })();
      },
    },
  };
}
