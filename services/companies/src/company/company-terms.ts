import { companySetup } from '@groundwork/domain-messages-company';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { ChangeOfDeal, CompanyEntity } from '../core/index.js';
import type { CompanyTermsDto } from './company.dto.js';

type Terms = Pick<CompanyEntity, 'lineOfCredit' | 'creditAmount' | 'brokerId'>;

/** The terms that a body sets; a line of credit that is stopped has no amount. */
export function companyTerms(body: CompanyTermsDto): Partial<Terms> {
  const values: Partial<Terms> = {};
  if (body.lineOfCredit !== undefined) values.lineOfCredit = body.lineOfCredit ?? false;
  if (body.creditAmount !== undefined) values.creditAmount = body.creditAmount ?? 0;
  if (body.lineOfCredit === false) values.creditAmount = 0;
  if (body.brokerId !== undefined) values.brokerId = body.brokerId;
  return values;
}

/** A line of credit is set up with an amount, and without one there is no amount (specification of the back office, section 4). */
export function termsErrors(before: Terms, { lineOfCredit, creditAmount }: Terms): FieldErrors {
  const isSame = before.lineOfCredit === lineOfCredit && before.creditAmount === creditAmount;
  return isSame || lineOfCredit === creditAmount > 0 ? {} : { creditAmount: companySetup.creditAmount };
}

/** What of the terms has changed, as it is kept and told. */
export function termChanges(before: Terms, after: Terms): ChangeOfDeal[] {
  const changes: ChangeOfDeal[] = [];
  if (before.brokerId !== after.brokerId) changes.push({ change: 'broker', subjectId: after.brokerId });
  if (before.lineOfCredit && !after.lineOfCredit)
    changes.push({ change: 'credit_stopped', creditAmount: before.creditAmount });
  else if (before.lineOfCredit !== after.lineOfCredit || before.creditAmount !== after.creditAmount)
    changes.push({ change: 'credit_set', creditAmount: after.creditAmount });
  return changes;
}
