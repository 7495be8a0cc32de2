import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import type { BrokerHistoryEntryDto } from '../broker.dto.js';
import { brokerHistoryView } from '../broker.view.js';

/** What happened to a broker, the latest first. */
@Injectable()
export class ListBrokerHistory {
  constructor(private readonly brokers: BrokerRepository) {}

  async execute(actor: Actor, id: string): Promise<BrokerHistoryEntryDto[]> {
    allow(brokersAbility(actor), 'administer', subject('Broker', await this.brokers.find(id)));
    return (await this.brokers.history(id)).map(brokerHistoryView);
  }
}
