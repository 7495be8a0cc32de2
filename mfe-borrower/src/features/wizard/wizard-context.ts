import { createContext, useContext } from 'react';
import type { RefObject } from 'react';
import type { Save } from '@groundwork/web-forms';
import type { Application } from '../../data/api.js';

/** After a save of the open step: whether it stays open, having moved on inside of itself. */
export type StayWithin = () => boolean;

export interface WizardState {
  application: Application;
  /** Index of the open step, 0 to 6; -1 is the start screen. */
  step: number;
  /** The open step is complete, and its 'Edit' was not chosen. */
  readOnly: boolean;
  /** Makes a complete step editable. */
  edit: () => void;
  /** Goes to a step, and to a field of it; what was changed in the open one is saved first, and what does not pass keeps it open. */
  goTo: (step: number, path?: string) => Promise<void>;
  /** The field that was led to, by its path in the application. */
  target: { readonly path: string } | undefined;
  /** Saves the open step and goes on. */
  next: () => Promise<void>;
  /** Goes to the step before, from the first to the start screen. */
  back: () => void;
  /** Leaves the wizard for another screen, having saved. */
  leaveTo: (path: string) => void;
  /** True while the wizard itself moves on, having saved. */
  passing: RefObject<boolean>;
  save: RefObject<Save | undefined>;
  within: RefObject<StayWithin | undefined>;
}

export const WizardContext = createContext<WizardState | undefined>(undefined);

/** The application in the wizard and the ways through it. */
export function useWizard(): WizardState {
  const state = useContext(WizardContext);
  if (!state) throw new Error('useWizard is used outside of the wizard');
  return state;
}
