import { borrowerEntityStatus, generalInformationStatus, ownersStatus } from './company.js';
import type { CompanyFacts } from './company.js';
import { setupStepKeys } from './setup-steps.js';
import type { SetupStepKey, SetupStepStatus } from './setup-steps.js';

/** What the steps of set-up look at beside the company's own fields. A list that is left out counts as empty. */
export interface SetupFacts extends CompanyFacts {
  readonly usesThirdParty?: boolean | null;
  readonly companyStructureVerified?: boolean | null;
  readonly additionalPeopleConfirmed?: boolean | null;
  readonly entityOwners?: readonly { readonly percentOwnership?: number | null }[];
}

const done = (complete: boolean, otherwise: SetupStepStatus = 'notstarted'): SetupStepStatus => (complete ? 'complete' : otherwise);

/**
 * Status of each step of set-up, computed from the company (specification 4); never taken from a client. Steps whose
 * records the portal does not keep yet (other owners, S-1, licenses, references, experience) are not started.
 */
export function setupStatuses(company: SetupFacts): Record<SetupStepKey, SetupStepStatus> {
  return {
    generalInformation: generalInformationStatus(company),
    borrowerEntity: borrowerEntityStatus(company),
    owners: ownersStatus(company.entityOwners ?? []),
    otherOwners: 'notstarted',
    s1: 'notstarted',
    contractors: done(company.usesThirdParty === false),
    structure: done(company.companyStructureVerified === true, 'started'),
    licenses: 'notstarted',
    additionalPeople: done(company.additionalPeopleConfirmed === true),
    references: 'notstarted',
    experience: 'notstarted',
  };
}

/** `sectionComplete` of a company: a digit for every step but the hidden S-1 uploads, 1 where it is complete. */
export function setupMask(statuses: Readonly<Record<SetupStepKey, SetupStepStatus>>): string {
  return setupStepKeys
    .filter((key) => key !== 's1')
    .map((key) => (statuses[key] === 'complete' ? '1' : '0'))
    .join('');
}
