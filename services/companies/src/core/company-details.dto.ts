import { atMost, optionalWholeNumber, paragraph } from '@groundwork/domain-validation';
import { field, text, yesNo } from '../shared/fields.js';

/** What a company says of itself. Rules across fields are `companyErrors` of domain-companies. */
export class CompanyDetailsDto {
  @text() organizationName?: string | null;
  @text() website?: string | null;
  @text() mailingStreetAddress?: string | null;
  @text() mailingCity?: string | null;
  @text() mailingState?: string | null;
  @text() mailingZipCode?: string | null;
  @text() physicalStreetAddress?: string | null;
  @text() physicalCity?: string | null;
  @text() physicalState?: string | null;
  @text() physicalZipCode?: string | null;
  @yesNo() physicalAddressSameAsMailing?: boolean | null;
  @yesNo() moreThanMillionRevenue?: boolean | null;
  @field(Number, optionalWholeNumber) numberOfShareholders?: number | null;

  @text() legalEntityName?: string | null;
  @text() eiN_TAXID?: string | null;
  @field(Number, optionalWholeNumber) yearsOfIncorperation?: number | null;
  @text() stateOfIncorperation?: string | null;

  @yesNo() hasBuildersLicense?: boolean | null;
  @text(atMost(100)) buildersLicenseNumber?: string | null;
  @yesNo() licenseRevoked?: boolean | null;
  @text(paragraph) revokeReason?: string | null;
  @yesNo() usesThirdParty?: boolean | null;
  @yesNo() additionalPeopleConfirmed?: boolean | null;
  /** Only read: the call for the structure sets it, and changes of owners or contractors take it back. */
  @yesNo() companyStructureVerified?: boolean | null;
}
