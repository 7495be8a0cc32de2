import { createContext, useContext } from 'react';
import type { RefObject } from 'react';
import type { Save } from '@groundwork/web-forms';
import type { Company } from '../records.js';

/** Moves inside of the section; whether it did. */
export type MoveWithin = (direction: 1 | -1) => boolean;

export interface SetupState {
  /** Undefined until its first section is saved. */
  company: Company | undefined;
  companyId: string;
  /** Number of the open section, 0 to 10. */
  step: number;
  /** Somebody reviews the company: whatever changes it is not shown, and its questions are there to be read. */
  reviewing: boolean;
  /** Nothing can be changed: a review, an application that is submitted, or a complete section whose 'Edit' was not chosen. */
  readOnly: boolean;
  /** An editor inside of the section is open: the section cannot be saved or left by its buttons. */
  editing: boolean;
  setEditing: (open: boolean) => void;
  /** Makes a complete section editable. */
  edit: () => void;
  saving: boolean;
  goTo: (step: number) => Promise<void>;
  next: () => Promise<void>;
  back: () => Promise<void>;
  /** True while the wizard itself moves on, having saved. */
  passing: RefObject<boolean>;
  save: RefObject<Save | undefined>;
  within: RefObject<MoveWithin | undefined>;
}

export const SetupContext = createContext<SetupState | undefined>(undefined);

/** The company in the wizard and the ways through it. */
export function useSetup(): SetupState {
  const state = useContext(SetupContext);
  if (!state) throw new Error('useSetup is used outside of the set-up');
  return state;
}
