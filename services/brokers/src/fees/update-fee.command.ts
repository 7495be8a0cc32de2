import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { CLOCK } from '@groundwork/server-service';
import { brokersAbility } from '../shared/index.js';
import { BrokerFeeRepository } from './broker-fee.repository.js';
import type { FeeDto, UpdateFeeDto } from './fee.dto.js';
import { feeView, storedFee } from './fee.view.js';

@Injectable()
export class UpdateFee {
  constructor(
    private readonly fees: BrokerFeeRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: UpdateFeeDto): Promise<FeeDto> {
    allow(brokersAbility(actor), 'update', 'BrokerFee');
    const row = await this.fees.find(body.id);
    const changes = { ...storedFee(body), updatedAt: this.clock.now() };
    await this.fees.update(row.id, changes);
    return feeView({ ...row, ...changes });
  }
}
