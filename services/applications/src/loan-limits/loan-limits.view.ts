import { loanLimitsRecord } from '@groundwork/domain-capital';
import { wholeRecord } from '@groundwork/domain-records';
import type { LoanLimitsDto } from './loan-limits.dto.js';
import type { LoanLimitsEntity } from './loan-limits.entity.js';

export function loanLimitsView({ id, loanType, version, limits, editedBy, editedAt }: LoanLimitsEntity): LoanLimitsDto {
  return {
    ...wholeRecord(loanLimitsRecord, limits),
    id,
    loanType,
    version,
    editedBy,
    editedAt: editedAt.toISOString(),
  };
}
