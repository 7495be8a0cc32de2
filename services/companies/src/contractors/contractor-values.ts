import { contractorErrors, contractorRecord, phoneDigits } from '@groundwork/domain-companies';
import { refuseInvalid } from '@groundwork/server-http';
import { bodyValues } from '../shared/body-values.js';
import type { ContractorDetailsDto } from './contractor.dto.js';
import type { ContractorEntity } from './contractor.entity.js';

/** What a body sets of a contractor. */
export const contractorValues = (body: ContractorDetailsDto): Partial<ContractorEntity> =>
  bodyValues(contractorRecord, body) as Partial<ContractorEntity>;

/** A contractor as it is stored, with the digits of its number. Throws where it is wrong. */
export function storedContractor<T extends Partial<ContractorEntity>>(
  contractor: T,
): T & Pick<ContractorEntity, 'firstName' | 'lastName' | 'mobileNumber'> {
  refuseInvalid(contractorErrors(contractor));
  const { firstName = '', lastName = '' } = contractor;
  return { ...contractor, firstName, lastName, mobileNumber: phoneDigits(contractor.mobileNumber) ?? '' };
}
