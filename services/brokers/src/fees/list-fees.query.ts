import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { brokersAbility } from '../shared/index.js';
import { BrokerFeeRepository } from './broker-fee.repository.js';
import type { FeeDto } from './fee.dto.js';
import { feeView } from './fee.view.js';

/** The fees of a broker, or of all. */
@Injectable()
export class ListFees {
  constructor(private readonly fees: BrokerFeeRepository) {}

  async execute(actor: Actor, brokerId?: string): Promise<FeeDto[]> {
    allow(brokersAbility(actor), 'read', brokerId === undefined ? 'BrokerFee' : subject('BrokerFee', { brokerId }));
    return (await this.fees.list(brokerId)).map(feeView);
  }
}
