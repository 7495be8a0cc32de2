import { Injectable } from '@nestjs/common';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { brokersAbility } from '../shared/index.js';
import type { IdDto } from '../shared/index.js';
import { BrokerFeeRepository } from './broker-fee.repository.js';

@Injectable()
export class RemoveFee {
  constructor(private readonly fees: BrokerFeeRepository) {}

  async execute(actor: Actor, id: string): Promise<IdDto> {
    allow(brokersAbility(actor), 'remove', 'BrokerFee');
    await this.fees.find(id);
    await this.fees.remove(id);
    return { id };
  }
}
