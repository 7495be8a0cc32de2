import { Injectable } from '@nestjs/common';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AgreementRepository, agreementView } from '../../agreements/index.js';
import type { AgreementDto } from '../../agreements/index.js';
import { BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import type { BrokerDto } from '../broker.dto.js';
import { brokerView } from '../broker.view.js';

/** Every broker with its agreements, by business name: two reads, however many there are. */
@Injectable()
export class ListBrokers {
  constructor(
    private readonly brokers: BrokerRepository,
    private readonly agreements: AgreementRepository,
  ) {}

  async execute(actor: Actor): Promise<BrokerDto[]> {
    allow(brokersAbility(actor), 'read', 'Broker');
    const rows = await this.brokers.list();
    const agreements = new Map<string, AgreementDto[]>(rows.map((row) => [row.id, []]));
    for (const agreement of await this.agreements.list(undefined))
      agreements.get(agreement.brokerId)?.push(agreementView(agreement));
    return rows.map((row) => brokerView(row, agreements.get(row.id) ?? []));
  }
}
