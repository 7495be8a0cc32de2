import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AgreementRepository, agreementView } from '../../agreements/index.js';
import { BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import type { BrokerDto } from '../broker.dto.js';
import { brokerView } from '../broker.view.js';

/** A broker with its agreements. */
@Injectable()
export class GetBroker {
  constructor(
    private readonly brokers: BrokerRepository,
    private readonly agreements: AgreementRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<BrokerDto> {
    const row = await this.brokers.find(id);
    allow(brokersAbility(actor), 'read', subject('Broker', row));
    return brokerView(row, (await this.agreements.list(id)).map(agreementView));
  }
}
