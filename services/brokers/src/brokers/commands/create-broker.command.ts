import { Inject, Injectable } from '@nestjs/common';
import { brokerDefaults, brokerErrors } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { brokersAbility } from '../../brokers.policy.js';
import { BrokerHistories } from '../broker-histories.js';
import type { BrokerRow, NewBroker } from '../broker.dto.js';
import { keptDetails, toBrokerRow } from '../broker.mapper.js';
import { Broker } from '../persistence/broker.entity.js';

/** An administrator enters a broker, who is pending until activated. */
@Injectable()
export class CreateBroker {
  constructor(
    private readonly database: Database,
    private readonly histories: BrokerHistories,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, form: NewBroker): Promise<BrokerRow> {
    allow(brokersAbility(actor), 'create', 'Broker');
    refuseInvalid(brokerErrors(form));
    const now = this.clock.now();
    const undecided = {
      activatedBy: null,
      activatedDate: null,
      deactivatedBy: null,
      deactivatedDate: null,
      rejectedBy: null,
      rejectedDate: null,
      rejectedComment: null,
    };
    const row: Broker = {
      id: newId(),
      userId: null,
      ...keptDetails(form),
      status: brokerDefaults.status,
      iccaVersion: form.iccaVersion?.trim() || brokerDefaults.iccaVersion,
      sentEmail: brokerDefaults.sentEmail,
      acceptedTos: null,
      ...undecided,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      removedAt: null,
      removedBy: null,
    } as Broker;
    await this.database.transaction(async (manager) => {
      await manager.insert(Broker, row);
      await this.histories.add(manager, row, { command: 'create', fromStatus: null, toStatus: row.status, actor });
    });
    return toBrokerRow(row, []);
  }
}
