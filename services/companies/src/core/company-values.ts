import { isBlank } from '@groundwork/domain-validation';
import { bodyValues } from '../shared/body-values.js';
import type { CompanyDetailsDto } from './company-details.dto.js';
import type { CompanyEntity } from './company.entity.js';

const texts = [
  'organizationName',
  'website',
  'mailingStreetAddress',
  'mailingCity',
  'mailingState',
  'mailingZipCode',
  'physicalStreetAddress',
  'physicalCity',
  'physicalState',
  'physicalZipCode',
  'legalEntityName',
  'eiN_TAXID',
  'stateOfIncorperation',
  'buildersLicenseNumber',
  'revokeReason',
] as const satisfies readonly (keyof CompanyDetailsDto)[];
const answers = [
  'physicalAddressSameAsMailing',
  'moreThanMillionRevenue',
  'hasBuildersLicense',
  'licenseRevoked',
  'usesThirdParty',
] as const satisfies readonly (keyof CompanyDetailsDto)[];
const numbers = [
  'numberOfShareholders',
  'yearsOfIncorperation',
] as const satisfies readonly (keyof CompanyDetailsDto)[];

/** The columns that a body sets. What it leaves out stays; an empty text becomes none. */
export function companyValues(body: CompanyDetailsDto): Partial<CompanyEntity> {
  const values = bodyValues(body, [...texts, ...answers]) as Partial<CompanyEntity>;
  for (const name of numbers)
    if (body[name] !== undefined) values[name] = isBlank(body[name]) ? null : Number(body[name]);
  if (body.additionalPeopleConfirmed !== undefined)
    values.additionalPeopleConfirmed = body.additionalPeopleConfirmed ?? false;
  return values;
}
