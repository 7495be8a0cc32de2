import { createContext, useContext } from 'react';
import type { RefObject } from 'react';
import type { Application } from '../../data/api.js';

/** Saves what the open step holds; resolves with whether it may be left. */
export type Leave = () => Promise<boolean>;

export interface WizardState {
  application: Application;
  /** Index of the open step, 0 to 6. */
  step: number;
  /** Goes to a step; what was changed in the open one is saved first, and what does not pass keeps it open. */
  goTo: (step: number) => Promise<void>;
  /** Goes on to the next step without asking the open one: it was just saved. */
  advance: () => void;
  /** Goes to the step before, or back to the list from the first. */
  back: () => void;
  leave: RefObject<Leave | undefined>;
}

export const WizardContext = createContext<WizardState | undefined>(undefined);

/** The application in the wizard and the ways through it. */
export function useWizard(): WizardState {
  const state = useContext(WizardContext);
  if (!state) throw new Error('useWizard is used outside of the wizard');
  return state;
}
