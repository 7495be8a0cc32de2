import { newId } from '@groundwork/server-data';
import type { FundingEntity } from '../funding-rows/index.js';

type Planned = 'drawRequestId' | 'applicationId' | 'companyId' | 'scheduledFor' | 'amountCents' | 'feesCents';
type By = 'reserveCents' | 'scheduledBy' | 'scheduledAt';

/** A payment as it begins: planned, and nothing happened to it. */
export const plannedFunding = (planned: Pick<FundingEntity, Planned | By>): FundingEntity => ({
  ...planned,
  id: newId(),
  stage: 'scheduled',
  fundedOn: null,
  reference: null,
  payee: null,
  reason: null,
  reversedOn: null,
  fundedBy: null,
  fundedAt: null,
  endedBy: null,
  endedAt: null,
  batchNumber: null,
  exportedAt: null,
  version: 1,
});
