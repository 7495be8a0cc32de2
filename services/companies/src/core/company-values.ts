import { companyRecord } from '@groundwork/domain-companies';
import { bodyValues } from '../shared/body-values.js';
import type { CompanyDetailsDto } from './company-details.dto.js';
import type { CompanyEntity } from './company.entity.js';

/** The columns that a body sets. What it leaves out stays; an empty text becomes none. */
export function companyValues(body: CompanyDetailsDto): Partial<CompanyEntity> {
  const { additionalPeopleConfirmed, ...values } = bodyValues(companyRecord, body);
  return {
    ...(values as Partial<CompanyEntity>),
    ...(additionalPeopleConfirmed === undefined
      ? {}
      : { additionalPeopleConfirmed: additionalPeopleConfirmed ?? false }),
  };
}
