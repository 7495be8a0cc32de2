import { createContext, useContext } from 'react';
import type { ExperienceKind } from '@groundwork/domain-companies';
import type {
  Company,
  CompanyChanges,
  Contractor,
  ContractorChanges,
  Experience,
  ExperienceChanges,
  Invitable,
  License,
  LicenseChanges,
  NewCompany,
  NewContractor,
  NewExperience,
  NewLicense,
  NewOwner,
  NewPerson,
  Owner,
  OwnerChanges,
  Ownership,
  People,
  Person,
  PersonChanges,
} from './records.js';

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

/** What changes a company. A body with a `version` is refused with 409 where the record has moved on. */
export interface CompanyWrites {
  createCompany: (body: NewCompany) => Promise<Company>;
  saveCompany: (body: CompanyChanges) => Promise<Company>;
  verifyStructure: (companyId: string, verified: boolean) => Promise<unknown>;
  addOwner: (body: NewOwner) => Promise<Owner>;
  changeOwner: (body: OwnerChanges) => Promise<Owner>;
  removeOwner: (id: string) => Promise<unknown>;
  addContractor: (body: NewContractor) => Promise<Contractor>;
  changeContractor: (body: ContractorChanges) => Promise<Contractor>;
  removeContractor: (id: string) => Promise<unknown>;
  addLicense: (body: NewLicense) => Promise<License>;
  changeLicense: (body: LicenseChanges) => Promise<License>;
  removeLicense: (id: string) => Promise<unknown>;
  addExperience: (kind: ExperienceKind, body: NewExperience) => Promise<Experience>;
  changeExperience: (kind: ExperienceKind, body: ExperienceChanges) => Promise<Experience>;
  removeExperience: (kind: ExperienceKind, id: string) => Promise<unknown>;
  addPerson: (body: NewPerson) => Promise<Person>;
  changePerson: (body: PersonChanges) => Promise<Person>;
  /** Takes an employee out of the company. */
  detachPerson: (id: string) => Promise<unknown>;
  /** Who may be invited to use the portal, and who does so already: asked by who may invite. */
  invitable: (companyId: string) => Promise<Invitable[]>;
  invite: (body: { companyId: string; email: string; firstName: string; lastName: string }) => Promise<unknown>;
}

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
