import type { EventPayloads } from '@groundwork/domain-events';
import type { TermSheetAgreement } from './persistence/term-sheet-agreement.entity.js';

/** What the events of an acceptance tell. */
export const factsOf = (row: TermSheetAgreement): EventPayloads['termsheet.accepted'] => ({
  agreementId: row.id,
  applicationId: row.applicationId,
  companyId: row.companyId,
  userId: row.userId,
  type: row.type,
  version: row.version,
  date: row.date.toISOString(),
});
