import { companyRecord } from '@groundwork/domain-companies';
import { detailsDto } from '../shared/details.dto.js';

/** What a company says of itself. Rules across fields are `companyErrors` of domain-companies. */
export class CompanyDetailsDto extends detailsDto(companyRecord) {}
