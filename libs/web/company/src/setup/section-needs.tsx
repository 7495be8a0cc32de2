import {
  borrowerEntityNeeds,
  generalInformationNeeds,
  referencesNeeds,
  setupSteps,
} from '@groundwork/domain-companies';
import type { SetupStepKey } from '@groundwork/domain-companies';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { Text } from '@groundwork/web-ui';
import type { Company } from '../records.js';
import { useSetup } from './setup-context.js';

/**
 * What a section that is started lacks to be complete: labels of its fields, or what is still to be done. Empty for those
 * whose own list says it (owners of other entities, S-1 uploads), and for those that their first entry completes.
 */
const needsOf: Readonly<Record<SetupStepKey, (company: Company) => readonly string[]>> = {
  generalInformation: generalInformationNeeds,
  borrowerEntity: borrowerEntityNeeds,
  owners: () => [companySetup.needsAllOwners],
  otherOwners: () => [],
  s1: () => [],
  contractors: () => [companySetup.needsContractor],
  structure: () => [companySetup.needsStructure],
  licenses: () => [],
  additionalPeople: () => [companySetup.needsPeopleConfirmed],
  references: ({ references }) => referencesNeeds(references),
  experience: () => [],
};

/** Why the open section still says 'Started', as far as it is saved. */
export function SectionNeeds() {
  const { company, step } = useSetup();
  const key = setupSteps[step]?.key;
  if (!company || !key || company.setupSteps[step]?.status !== 'started') return null;
  const needs = needsOf[key](company);
  if (needs.length === 0) return null;
  return (
    <Text textStyle="small" mb="5">
      {fill(companySetup.sectionNeeds, { items: needs.join(', ') })}
    </Text>
  );
}
