import type { components } from '@groundwork/contract-companies';

type Schemas = components['schemas'];

/** The records of a company as its service answers them; each area's back end carries them as they are. */
export type Company = Schemas['CompanyAnswer'];
export type CompanyChanges = Schemas['UpdateCompanyBody'];
export type NewCompany = Schemas['CreateCompanyBody'];
export type Ownership = Schemas['OwnershipAnswer'];
export type OwnedEntity = Schemas['EntityAnswer'];
export type Owner = Schemas['OwnerAnswer'];
export type NewOwner = Schemas['CreateOwnerBody'];
export type OwnerChanges = Schemas['UpdateOwnerBody'];
export type People = Schemas['PeopleAnswer'];
export type Person = Schemas['PersonAnswer'];
export type NewPerson = Schemas['CreatePersonBody'];
export type PersonChanges = Schemas['UpdatePersonBody'];
export type Invitable = Schemas['InvitableAnswer'];
export type Contractor = Schemas['ContractorAnswer'];
export type NewContractor = Schemas['CreateContractorBody'];
export type ContractorChanges = Schemas['UpdateContractorBody'];
export type License = Schemas['LicenseAnswer'];
export type NewLicense = Schemas['CreateLicenseBody'];
export type LicenseChanges = Schemas['UpdateLicenseBody'];
export type Experience = Schemas['ExperienceAnswer'];
export type NewExperience = Schemas['CreateExperienceBody'];
export type ExperienceChanges = Schemas['UpdateExperienceBody'];
