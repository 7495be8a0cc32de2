import type { components } from '@groundwork/contract-companies';

/** The records of a company as its service answers them; each area's back end carries them as they are. */
export type Schemas = components['schemas'];
export type Company = Schemas['CompanyDto'];
export type CompanyChanges = Schemas['UpdateCompanyDto'];
export type NewCompany = Schemas['CreateCompanyDto'];
export type Ownership = Schemas['OwnershipDto'];
export type OwnedEntity = Schemas['OwnedEntityDto'];
export type Owner = Schemas['OwnerDto'];
export type NewOwner = Schemas['CreateOwnerDto'];
export type OwnerChanges = Schemas['UpdateOwnerDto'];
export type People = Schemas['PeopleDto'];
export type Person = Schemas['PersonDto'];
export type NewPerson = Schemas['CreatePersonDto'];
export type PersonChanges = Schemas['UpdatePersonDto'];
export type Contractor = Schemas['ContractorDto'];
export type NewContractor = Schemas['CreateContractorDto'];
export type ContractorChanges = Schemas['UpdateContractorDto'];
export type License = Schemas['LicenseDto'];
export type NewLicense = Schemas['CreateLicenseDto'];
export type LicenseChanges = Schemas['UpdateLicenseDto'];
export type Experience = Schemas['ExperienceDto'];
export type NewExperience = Schemas['CreateExperienceDto'];
export type ExperienceChanges = Schemas['UpdateExperienceDto'];
