import { netFunding } from '@groundwork/domain-draws';
import type { FundingDto } from './funding.dto.js';
import type { FundingEntity } from './funding.entity.js';

export const fundingView = (row: FundingEntity): FundingDto => ({
  id: row.id,
  drawRequestId: row.drawRequestId,
  applicationId: row.applicationId,
  stage: row.stage,
  scheduledFor: row.scheduledFor,
  amount: row.amountCents,
  feesNetted: row.feesCents,
  reserveNetted: row.reserveCents,
  netAmount: netFunding(row.amountCents, { feesNetted: row.feesCents, reserveNetted: row.reserveCents }),
  fundedOn: row.fundedOn,
  reference: row.reference,
  payee: row.payee,
  reason: row.reason,
  reversedOn: row.reversedOn,
  scheduledBy: row.scheduledBy,
  scheduledAt: row.scheduledAt.toISOString(),
  fundedBy: row.fundedBy,
  fundedAt: row.fundedAt?.toISOString() ?? null,
  endedBy: row.endedBy,
  endedAt: row.endedAt?.toISOString() ?? null,
  version: row.version,
});
