import type { SaveApplication } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { ApplicationRecord } from './application-record.js';

/** Who may be named: people and contractors of the company, and the companies of whoever writes. */
export interface KnownParties {
  readonly personIds: readonly string[];
  readonly contractorIds: readonly string[];
  readonly companyIds: readonly string[];
}

/**
 * Whom a save names anew and nobody of the company knows: a borrower, a contractor or an overseer of somebody else. Who is
 * named already stays, also where the person has left since.
 */
export function unknownParties(
  before: Pick<ApplicationRecord, 'companyId' | 'details' | 'constructionOverseers'>,
  { borrowerId, generalContractorId, constructionOverseers }: SaveApplication,
  { personIds, contractorIds, companyIds }: KnownParties,
): FieldErrors {
  const errors: FieldErrors = {};
  const check = (field: string, id: string | null | undefined, known: readonly (string | null | undefined)[]) => {
    if (!isBlank(id) && !known.includes(id)) errors[field] = shared.choice;
  };
  check('borrowerId', borrowerId, [...companyIds, before.companyId, before.details.borrowerId]);
  check('generalContractorId', generalContractorId, [...contractorIds, before.details.generalContractorId]);
  const named = before.constructionOverseers.map(({ overseeingPersonId }) => overseeingPersonId);
  (constructionOverseers ?? []).forEach(({ overseeingPersonId }, index) =>
    check(`constructionOverseers.${index}.overseeingPersonId`, overseeingPersonId, [...personIds, ...named]),
  );
  return errors;
}
