import { shared } from '@groundwork/domain-messages';
import { refuseInvalid } from '@groundwork/server-http';
import type { BrokerFeeEntity } from './broker-fee.entity.js';
import type { FeeDto, FeeTermsDto } from './fee.dto.js';

export const feeView = (row: BrokerFeeEntity): FeeDto => ({
  id: row.id,
  brokerId: row.brokerId,
  name: row.name,
  percent: row.percent,
  amount: row.amountCents,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** A body as its columns: exactly one of percent and amount. */
export function storedFee({
  name,
  percent = null,
  amount = null,
}: FeeTermsDto): Pick<BrokerFeeEntity, 'name' | 'percent' | 'amountCents'> {
  if ((percent === null) === (amount === null)) refuseInvalid({ percent: shared.choice });
  return { name: name.trim(), percent: percent === null ? null : Number(percent), amountCents: amount };
}
