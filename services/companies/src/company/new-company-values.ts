import type { Clock } from '@groundwork/domain-time';
import { companyValues } from '../core/index.js';
import type { CompanyDetailsDto, CompanyEntity } from '../core/index.js';
import { refuseWrongCompany } from './refuse-wrong-company.js';

/** What a body says of a new company. Throws where it is wrong; a company has a name at least. */
export function newCompanyValues(
  body: CompanyDetailsDto,
  clock: Clock,
): Partial<CompanyEntity> & Pick<CompanyEntity, 'organizationName'> {
  const values = companyValues(body);
  refuseWrongCompany(values, clock);
  return { ...values, organizationName: values.organizationName ?? '' };
}
