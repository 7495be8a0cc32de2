import { createContext, useContext } from 'react';
import type { ExperienceKind } from '@groundwork/domain-companies';
import type { Company, Experience, License, Ownership, People } from './records.js';
import type { SaveCompanyCalls } from './setup/company/use-save-company.js';
import type { ContractorEditorCalls } from './setup/contractors/contractor-editor.js';
import type { ContractorsCalls } from './setup/contractors/contractors-step.js';
import type { ExperienceEditorCalls } from './setup/experience/experience-editor.js';
import type { ExperienceCalls } from './setup/experience/experience-step.js';
import type { LicenseEditorCalls } from './setup/licenses/license-editor.js';
import type { LicensesCalls } from './setup/licenses/licenses-step.js';
import type { EntityPanelCalls } from './setup/owners/entity-panel.js';
import type { OwnerEditorCalls } from './setup/owners/owner-editor.js';
import type { EmployeeEditorCalls } from './setup/people/employee-editor.js';
import type { InvitationCalls } from './setup/people/invite-button.js';
import type { OwnProfileCalls } from './setup/people/thats-me.js';
import type { PeopleCalls } from './setup/people/people-step.js';
import type { S1Calls } from './setup/s1/s1-step.js';
import type { StructureCalls } from './setup/structure/structure-step.js';

/** What is read of a company's set-up. Each area brings its own calls; a refusal is the ApiProblem of web-http. */
export interface CompanyReads {
  company: (companyId: string) => Promise<Company>;
  /** The whole tree of owners with what follows from it. */
  ownership: (companyId: string) => Promise<Ownership>;
  /** Owners, employees who own nothing, and contractors. */
  people: (companyId: string) => Promise<People>;
  licenses: (companyId: string) => Promise<License[]>;
  experiences: (companyId: string, kind: ExperienceKind) => Promise<Experience[]>;
}

/**
 * What changes a company: what the pieces of its set-up call, each beside the piece. A body with a `version` is refused with
 * 409 where the record has moved on.
 */
export type CompanyWrites = SaveCompanyCalls &
  StructureCalls &
  OwnerEditorCalls &
  EntityPanelCalls &
  ContractorEditorCalls &
  ContractorsCalls &
  LicenseEditorCalls &
  LicensesCalls &
  ExperienceEditorCalls &
  ExperienceCalls &
  EmployeeEditorCalls &
  PeopleCalls &
  OwnProfileCalls &
  S1Calls &
  InvitationCalls;

/** The set-up as its borrower opens it. */
export interface EditAccess {
  mode: 'edit';
  reads: CompanyReads;
  writes: CompanyWrites;
}

/** The set-up as somebody opens it who reviews it: there is nothing to change it with. */
export interface ReviewAccess {
  mode: 'review';
  reads: CompanyReads;
}
export type CompanyAccess = EditAccess | ReviewAccess;

const AccessContext = createContext<CompanyAccess | undefined>(undefined);
export const CompanyAccessProvider = AccessContext.Provider;

export function useCompanyAccess(): CompanyAccess {
  const access = useContext(AccessContext);
  if (!access) throw new Error('The set-up of a company is used without its access');
  return access;
}

export const useReads = (): CompanyReads => useCompanyAccess().reads;

/** Sends a command by `(to) => to.removeOwner(id)`. A review has nothing to send it with. */
export function useWrite(): <Answer>(command: (to: CompanyWrites) => Promise<Answer>) => Promise<Answer> {
  const access = useCompanyAccess();
  return async (command) => {
    if (access.mode !== 'edit') throw new Error('A review changes nothing');
    return command(access.writes);
  };
}
