import { companyRecord } from '@groundwork/domain-companies';
import { recordDto } from '@groundwork/server-http';

/** What a company says of itself. Rules across fields are `companyErrors` of domain-companies. */
export class CompanyDetailsDto extends recordDto(companyRecord, { rulesLater: true }) {}
