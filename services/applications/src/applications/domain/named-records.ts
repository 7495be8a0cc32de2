import type { SaveApplication } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { ApplicationRecord } from './application-record.js';
import { unknownFiles } from './named-files.js';
import type { KnownFile } from './named-files.js';
import { unknownParties } from './parties.js';

/** What other services know of whom and what a body names; nothing where nobody was asked. */
export interface KnownRecords {
  readonly personIds?: readonly string[];
  readonly contractorIds?: readonly string[];
  readonly files?: readonly KnownFile[];
  /** Of the loan approver that a body names, whether it is an administrator of the lender. */
  readonly approverIds?: readonly string[];
}

/** Of an application whom and what it names; of one that is only begun nothing. */
export type NamingApplication = Pick<
  ApplicationRecord,
  'id' | 'companyId' | 'details' | 'properties' | 'constructionOverseers'
>;

/** Who names it. */
export interface NamingActor {
  readonly companyIds: readonly string[];
  readonly byAdministrator: boolean;
}

/** Whom and what a body names that the application may not name, by field. */
export function unknownRecords(
  before: NamingApplication,
  body: SaveApplication,
  { personIds = [], contractorIds = [], files = [], approverIds = [] }: KnownRecords,
  { companyIds, byAdministrator }: NamingActor,
): FieldErrors {
  return {
    ...unknownParties(before, body, { personIds, contractorIds, companyIds }),
    ...unknownFiles(before, body, files),
    ...(byAdministrator ? unknownApprover(before, body, approverIds) : {}),
  };
}

/** A loan approver who is none of the lender's administrators. Who approved before stays, also after leaving. */
function unknownApprover(
  { details }: Pick<ApplicationRecord, 'details'>,
  { creditApproverId }: SaveApplication,
  approverIds: readonly string[],
): FieldErrors {
  const known = [...approverIds, details.creditApproverId];
  return isBlank(creditApproverId) || known.includes(creditApproverId) ? {} : { creditApproverId: shared.choice };
}
