import type { BrokerFeeEntryEntity } from './broker-fee-entry.entity.js';
import type { FeeEntryDto } from './fee-entry.dto.js';

/** What a fee is of, by the ids of its agreement and loan. */
export interface FeeNames {
  readonly clients: ReadonlyMap<string, string>;
  readonly projects: ReadonlyMap<string, number | null>;
}

export const feeEntryView = (row: BrokerFeeEntryEntity, { clients, projects }: FeeNames): FeeEntryDto => ({
  id: row.id,
  brokerId: row.brokerId,
  agreementId: row.agreementId,
  clientName: clients.get(row.agreementId) ?? '',
  projectNumber: projects.get(row.applicationId) ?? null,
  kind: row.kind,
  name: row.name,
  percent: row.percent,
  base: row.baseCents,
  amount: row.amountCents,
  status: row.status,
  earnedOn: row.earnedOn,
  paidOn: row.paidOn,
  reference: row.reference,
  reversedOn: row.reversedOn,
  reason: row.reason,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});
