import { setupStepKeys } from '@groundwork/domain-companies';
import type { SetupStepKey, SetupStepStatus } from '@groundwork/domain-companies';
import { idOf } from '@groundwork/web-mount/testing';
import type { Company, Contractor, Owner, Ownership, Person } from './records.js';

interface CompanyOptions extends Partial<Company> {
  statuses?: Partial<Record<SetupStepKey, SetupStepStatus>>;
}

/** The company of the tests' user with nothing set up but its name. */
export function aCompany({ statuses = {}, ...fields }: CompanyOptions = {}): Company {
  return {
    companyId: idOf(2),
    parentCompanyId: null,
    version: 3,
    organizationName: 'Hill Country Homes LLC',
    userCompanies: [{ userId: idOf(3), identityVerified: false }],
    sectionComplete: '0000000000',
    setupSteps: setupStepKeys.map((key, index) => ({ index, key, status: statuses[key] ?? 'notstarted' })),
    s1Hidden: true,
    entityOwnerPercentComplete: 0,
    references: [],
    businessAccounts: [],
    controlPersonId: null,
    locked: false,
    createdAt: '2026-01-05T15:00:00.000Z',
    updatedAt: '2026-01-05T15:00:00.000Z',
    ...fields,
  };
}

export function aPerson(fields: Partial<Person> & { id: string }): Person {
  return { companyId: idOf(2), version: 1, otherPerson: false, s1Id: null, builderLicenses: [], ...fields };
}

/** A company without owners. */
export function anOwnership(fields: Partial<Ownership> = {}): Ownership {
  const root = {
    companyId: idOf(2),
    organizationName: 'Hill Country Homes LLC',
    legalEntityName: null,
    version: 3,
    percentOwned: 0,
    complete: false,
    entityOwners: [],
  };
  return {
    companyId: idOf(2),
    entities: [root],
    percentComplete: 0,
    needed100: [],
    beneficialOwners: [],
    groups: [],
    unassigned: '100',
    controlPersonId: null,
    companyStructureVerified: false,
    s1: { hidden: true, needed: [], requests: [] },
    ...fields,
  };
}

/** An owner of the company: a group of people under 20 %, unless more is said. */
export const anOwner = (fields: Partial<Owner> & { id: string; displayName: string }): Owner => ({
  version: 1,
  entityOwnerType: 'multiplePeopleUnder20',
  multiplePeopleUnder20: false,
  percentOwnership: 0,
  role: null,
  officer: null,
  willingToBeGuarantor: null,
  fullOrPartTime: null,
  investInOwnNameAcknowledgement: true,
  under20Acknowledgement: true,
  ownedCompanyId: idOf(2),
  personId: null,
  person: null,
  ownerCompanyId: null,
  ownerCompany: null,
  s1id: null,
  accounts: [],
  ...fields,
});

export function aContractor(fields: Partial<Contractor> & { thirdPartyContractorId: string }): Contractor {
  return { companyId: idOf(2), version: 1, builderLicenses: [], ...fields };
}
