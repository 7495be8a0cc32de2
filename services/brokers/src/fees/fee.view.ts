import { brokerFeeRecord } from '@groundwork/domain-brokers';
import type { BrokerFee } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { wholeRecord } from '@groundwork/domain-records';
import type { WholeRecord } from '@groundwork/domain-records';
import { refuseInvalid } from '@groundwork/server-http';
import type { BrokerFeeEntity } from './broker-fee.entity.js';
import type { FeeDto } from './fee.dto.js';

export const feeView = (row: BrokerFeeEntity): FeeDto => ({
  id: row.id,
  brokerId: row.brokerId,
  ...wholeRecord(brokerFeeRecord, row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** A body as its columns: exactly one of percent and amount. */
export function storedFee({ name, percent = null, amount = null }: BrokerFee): WholeRecord<typeof brokerFeeRecord> {
  if ((percent === null) === (amount === null)) refuseInvalid({ percent: shared.choice });
  return { name: name.trim(), percent: percent === null ? null : Number(percent), amount };
}
