import { useEffect, useRef, useState } from 'react';
import type { Save } from '@groundwork/web-forms';
import { clampSetupStep, nextSetupStep, previousSetupStep, setupSteps } from '@groundwork/domain-companies';
import type { Company } from '../records.js';
import type { MoveWithin, SetupState } from './setup-context.js';

export const LAST_SETUP_STEP = setupSteps.length - 1;

export interface SetupPlace {
  /** The section that the address names, as it stands there. */
  stepInAddress: string | undefined;
  /** Changes the address to a section. */
  go: (step: number) => void;
}

/** Where the wizard stands (kept in the address) and how it moves: what was changed is saved first (specification 2). */
export function useSetupState(
  company: Company | undefined,
  { stepInAddress, go: goTo }: SetupPlace,
  reviewing = false,
): SetupState {
  const step = shownStep(clampSetupStep(stepInAddress), company);
  const [editing, setEditing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [edited, setEdited] = useState<number>();
  const passing = useRef(false);
  const isLeaving = useRef(false);
  const save = useRef<Save>(undefined);
  const within = useRef<MoveWithin>(undefined);
  const complete = useCompleteAtEntry(step, company);
  useEffect(() => {
    passing.current = false;
    setEditing(false);
  }, [step]);

  const leaving = async (go: () => unknown) => {
    if (reviewing) return void go();
    // A second press before the buttons are drawn as locked is the same press.
    if (isLeaving.current) return;
    isLeaving.current = true;
    setSaving(true);
    const free = await (save.current?.() ?? true);
    isLeaving.current = false;
    setSaving(false);
    if (free) go();
  };
  const open = (next: number) => {
    passing.current = true;
    setEdited(undefined);
    goTo(next);
  };
  const hidden = company?.s1Hidden ?? true;
  return {
    company,
    companyId: company?.companyId ?? '',
    step,
    reviewing,
    readOnly: reviewing || company?.locked === true || (complete && edited !== step),
    editing,
    setEditing,
    edit: () => setEdited(step),
    saving,
    // An open editor asks by itself whether what it holds may be lost.
    goTo: async (next) => (next === step ? undefined : editing ? goTo(next) : leaving(() => open(next))),
    next: () =>
      leaving(() =>
        within.current?.(1) || (step === LAST_SETUP_STEP && !reviewing) ? undefined : open(nextSetupStep(step, hidden)),
      ),
    back: () => leaving(() => (within.current?.(-1) ? undefined : open(previousSetupStep(step, hidden)))),
    passing,
    save,
    within,
  };
}

/** A hidden section gives way to the next; before the company there is the first alone. */
function shownStep(step: number, company: Company | undefined): number {
  if (!company) return 0;
  return company.s1Hidden && setupSteps[step]?.key === 's1' ? nextSetupStep(step, true) : step;
}

/** Whether the section was complete when it was opened: one that becomes complete while it is filled in stays open. */
function useCompleteAtEntry(step: number, company: Company | undefined): boolean {
  const isComplete = company?.setupSteps[step]?.status === 'complete';
  const [entry, setEntry] = useState({ step, isComplete });
  if (entry.step !== step) setEntry({ step, isComplete });
  return entry.step === step ? entry.isComplete : isComplete;
}
