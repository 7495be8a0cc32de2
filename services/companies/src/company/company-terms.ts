import type { CompanyEntity } from '../core/index.js';
import type { CompanyTermsDto } from './company.dto.js';

type Terms = Partial<Pick<CompanyEntity, 'lineOfCredit' | 'creditAmount' | 'brokerId'>>;

/** The terms that a body sets; a line of credit that is stopped has no amount. */
export function companyTerms(body: CompanyTermsDto): Terms {
  const values: Terms = {};
  if (body.lineOfCredit !== undefined) values.lineOfCredit = body.lineOfCredit ?? false;
  if (body.creditAmount !== undefined) values.creditAmount = body.creditAmount ?? 0;
  if (body.lineOfCredit === false) values.creditAmount = 0;
  if (body.brokerId !== undefined) values.brokerId = body.brokerId;
  return values;
}
