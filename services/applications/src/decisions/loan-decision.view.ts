import type { LoanDecisionEntity } from '../decision-rows/index.js';
import type { LoanDecisionSummaryDto } from './loan-decision.dto.js';

/** A decision without its snapshot. */
export function decisionSummaryView(row: LoanDecisionEntity): LoanDecisionSummaryDto {
  const {
    id,
    applicationId,
    round,
    command,
    decidedBy,
    decidedAt,
    note,
    missing,
    overrideReason,
    exceededLimits,
    limitsReason,
    terms,
    snapshotHash,
  } = row;
  return {
    id,
    applicationId,
    round,
    command,
    decidedBy,
    decidedAt: decidedAt.toISOString(),
    note,
    missing,
    overrideReason,
    exceededLimits: exceededLimits ?? [],
    limitsReason,
    terms,
    snapshotHash,
  };
}
