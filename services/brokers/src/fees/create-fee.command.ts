import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { BrokerRepository } from '../registry/index.js';
import { brokersAbility } from '../shared/index.js';
import type { BrokerFeeEntity } from './broker-fee.entity.js';
import { BrokerFeeRepository } from './broker-fee.repository.js';
import type { CreateFeeDto, FeeDto } from './fee.dto.js';
import { feeView, storedFee } from './fee.view.js';

@Injectable()
export class CreateFee {
  constructor(
    private readonly fees: BrokerFeeRepository,
    private readonly brokers: BrokerRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: CreateFeeDto): Promise<FeeDto> {
    allow(brokersAbility(actor), 'create', 'BrokerFee');
    const terms = storedFee(body);
    await this.brokers.find(body.brokerId);
    const now = this.clock.now();
    const row: BrokerFeeEntity = { id: newId(), brokerId: body.brokerId, ...terms, createdAt: now, updatedAt: now };
    await this.fees.insert(row);
    return feeView(row);
  }
}
