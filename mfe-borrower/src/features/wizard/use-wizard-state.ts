import { useMemo, useRef } from 'react';
import {
  incompleteSteps,
  isStepVisible,
  LAST_STEP,
  nextStep,
  parseStep,
  previousStep,
  START_STEP,
  stepKeys,
} from '@groundwork/domain-applications';
import type { StepKey } from '@groundwork/domain-applications';
import { useNavigate, useSearchParams } from '@groundwork/web-mount';
import type { Application } from '../../data/api.js';
import { factsOf } from '../../data/application-facts.js';
import type { Leave, WizardState } from './wizard-context.js';

/**
 * The step that opens: the one in the URL (a hidden one gives way to the next), else the first that is not complete.
 * Undefined: the URL names none.
 */
function stepOf(asked: string | null, application: Application): number | undefined {
  if (asked !== null) {
    const step = parseStep(asked);
    const key = step === START_STEP ? stepKeys[0] : stepKeys[step ?? -1];
    if (step === undefined || !key) return undefined;
    return isStepVisible(key, application) ? Math.max(step, 0) : nextStep(step, application);
  }
  const [first] = incompleteSteps(factsOf(application));
  return first ? stepKeys.indexOf(first as StepKey) : LAST_STEP;
}

/** Where the wizard stands (kept in the URL as `step`, 0 to 6) and how it moves. */
export function useWizardState(application: Application): { step: number | undefined; state: WizardState } {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const leave = useRef<Leave>(undefined);
  const step = useMemo(() => stepOf(search.get('step'), application), [search, application]);

  const open = (next: number) => {
    leave.current = undefined;
    setSearch({ step: String(next) });
    document.documentElement.scrollTop = 0;
  };
  const current = step ?? 0;
  return {
    step,
    state: {
      application,
      step: current,
      leave,
      goTo: async (next) => {
        if (next === current || (await (leave.current?.() ?? true))) open(next);
      },
      advance: () => open(nextStep(current, application)),
      back: () => {
        const previous = previousStep(current, application);
        void (async () => {
          if (!(await (leave.current?.() ?? true))) return;
          if (previous === START_STEP) await navigate('/applications');
          else open(previous);
        })();
      },
    },
  };
}
