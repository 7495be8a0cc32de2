import { createContext, useContext, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { DraftServer } from './server-draft.js';

/** Saves what the open step holds, if there is anything to save, or `always`; resolves with whether it may be left. */
export type Save = (options?: { always?: boolean }) => Promise<boolean>;

/** What a wizard tells the form of its open step. */
export interface StepState {
  /** What is filled in, a company or an application: drafts are kept for it and the user. */
  subject: string;
  /** Keeps what is typed beyond this browser; without it, here alone. */
  drafts?: DraftServer;
  /** It does not exist yet: the first step is saved also where nothing was typed. */
  isNew?: boolean;
  /** Nothing can be changed. */
  readOnly?: boolean;
  /** Makes a step that is read-only for now editable. */
  edit?: () => void;
  /** Goes on to the next step, as Enter in the form does. */
  next: () => unknown;
  /** The field that a link led to, by its path; another object for each time that it is followed. */
  target?: { readonly path: string };
  /** True while the wizard itself moves on, having saved. */
  passing: RefObject<boolean>;
  /** How the open step is saved when it is left. */
  save: RefObject<Save | undefined>;
  /** After a save, before the form is through with it. */
  onSaved?: () => unknown;
  /** A save did not come through, for another reason than a conflict; `sentence` is the form's own. */
  onFailed?: (sentence: string | undefined) => unknown;
  /** Somebody chose between two versions, and that is saved: the step stays open. */
  onSettled?: () => unknown;
}

export const StepContext = createContext<StepState | undefined>(undefined);

/** Whether the field that a link led to stands at a path or below it: what is folded there is open. */
export function useHoldsTarget(path: string): boolean {
  const { target } = useStep();
  return target !== undefined && `${target.path}.`.startsWith(`${path}.`);
}

export function useStep(): StepState {
  const step = useContext(StepContext);
  if (!step) throw new Error('useStep is used outside of a wizard');
  return step;
}

/** Registers how the open step is saved when it is left. */
export function useSaveOnLeave(leave: Save): void {
  const { save } = useStep();
  useLayoutEffect(() => {
    save.current = leave;
    return () => {
      save.current = undefined;
    };
  });
}
