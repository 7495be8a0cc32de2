import { flag, paragraph, record, state, text, whole, zip } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { atMost, ein } from '@groundwork/domain-validation';

const general = { section: 'general' } as const;
/** Where the company sits, if not at its mailing address. */
const physical = { section: 'physical' } as const;
const entity = { section: 'entity' } as const;

/**
 * What a company says of itself (specification 3). A company may be half filled: what a form requires say
 * `generalInformationErrors` and `borrowerEntityErrors`.
 */
export const companyRecord = record('CompanyDetails', {
  organizationName: text('Company Name', general),
  website: text('Website', general),
  mailingStreetAddress: text('Mailing Street Address', general),
  mailingCity: text('Mailing City', general),
  mailingState: state('Mailing State', general),
  mailingZipCode: zip('Mailing Zip Code', general),
  physicalStreetAddress: text('Physical Street Address', physical),
  physicalCity: text('Physical City', physical),
  physicalState: state('Physical State', physical),
  physicalZipCode: zip('Physical Zip Code', physical),
  physicalAddressSameAsMailing: flag('Physical address is the same as the mailing address', general),
  moreThanMillionRevenue: flag('Does your company have more than a million dollars in annual revenue?', general),
  numberOfShareholders: whole('Number of Shareholders', general),

  legalEntityName: text('Legal Entity Name', entity),
  eiN_TAXID: text('EIN / Tax ID', { rule: ein, ...entity }),
  /** From which year on is for the caller to say. */
  yearsOfIncorperation: whole('Year of Incorporation', entity),
  stateOfIncorperation: state('State of Incorporation', entity),

  hasBuildersLicense: flag('Builder’s License'),
  buildersLicenseNumber: text('License Number', { rule: atMost(100) }),
  licenseRevoked: flag('License Revoked'),
  revokeReason: paragraph('Reason'),
  usesThirdParty: flag('Uses a general contractor from outside'),
  additionalPeopleConfirmed: flag('Additional people are complete'),
  /** The call for the structure sets it, and changes of owners or contractors take it back. */
  companyStructureVerified: flag('Structure verified', { writers: [] }),
});
type CompanyRecord = RecordOf<typeof companyRecord>;

/** A company as its steps read it: a year stands in a form as text. */
export interface CompanyFacts extends Omit<CompanyRecord, 'yearsOfIncorperation'> {
  readonly yearsOfIncorperation?: string | number | null;
}
