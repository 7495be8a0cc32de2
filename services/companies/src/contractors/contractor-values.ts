import { contractorErrors, phoneDigits } from '@groundwork/domain-companies';
import { refuseInvalid } from '@groundwork/server-http';
import { bodyValues } from '../shared/body-values.js';
import type { ContractorDetailsDto } from './contractor.dto.js';
import type { ContractorEntity } from './contractor.entity.js';

const fields = [
  'firstName',
  'lastName',
  'mobileNumber',
  'emailAddress',
  'licenseRevoked',
  'resumeText',
] as const satisfies readonly (keyof ContractorDetailsDto)[];

type Values = Pick<ContractorEntity, (typeof fields)[number]>;

/** What a body sets of a contractor. */
export const contractorValues = (body: ContractorDetailsDto): Partial<Values> =>
  bodyValues(body, fields) as Partial<Values>;

/** A contractor as it is stored, with the digits of its number. Throws where it is wrong. */
export function storedContractor<T extends Partial<Values>>(
  contractor: T,
): T & Pick<Values, 'firstName' | 'lastName' | 'mobileNumber'> {
  refuseInvalid(contractorErrors(contractor));
  const { firstName = '', lastName = '' } = contractor;
  return { ...contractor, firstName, lastName, mobileNumber: phoneDigits(contractor.mobileNumber) ?? '' };
}
