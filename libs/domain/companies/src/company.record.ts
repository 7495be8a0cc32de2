import { flag, paragraph, record, state, text, whole, zip } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { atMost, ein } from '@groundwork/domain-validation';

/**
 * What a company says of itself (specification 3). A company may be half filled: what a form requires say
 * `generalInformationErrors` and `borrowerEntityErrors`.
 */
export const companyRecord = record('CompanyDetails', {
  organizationName: text('Company Name'),
  website: text('Website'),
  mailingStreetAddress: text('Mailing Street Address'),
  mailingCity: text('Mailing City'),
  mailingState: state('Mailing State'),
  mailingZipCode: zip('Mailing Zip Code'),
  physicalStreetAddress: text('Physical Street Address'),
  physicalCity: text('Physical City'),
  physicalState: state('Physical State'),
  physicalZipCode: zip('Physical Zip Code'),
  physicalAddressSameAsMailing: flag('Physical address is the same as the mailing address'),
  moreThanMillionRevenue: flag('Does your company have more than a million dollars in annual revenue?'),
  numberOfShareholders: whole('Number of Shareholders'),

  legalEntityName: text('Legal Entity Name'),
  eiN_TAXID: text('EIN / Tax ID', { rule: ein }),
  /** From which year on is for the caller to say. */
  yearsOfIncorperation: whole('Year of Incorporation'),
  stateOfIncorperation: state('State of Incorporation'),

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
