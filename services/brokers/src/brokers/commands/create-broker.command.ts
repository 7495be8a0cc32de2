import { Inject, Injectable } from '@nestjs/common';
import { brokerDefaults, brokerErrors } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BrokerEntity, BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import type { BrokerDto, CreateBrokerDto } from '../broker.dto.js';
import { brokerView, storedDetails } from '../broker.view.js';

/** An administrator enters a broker, who is pending until activated. */
@Injectable()
export class CreateBroker {
  constructor(
    private readonly database: Database,
    private readonly brokers: BrokerRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: CreateBrokerDto): Promise<BrokerDto> {
    allow(brokersAbility(actor), 'create', 'Broker');
    refuseInvalid(brokerErrors(body));
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
    const row: BrokerEntity = {
      id: newId(),
      userId: null,
      ...storedDetails(body),
      status: brokerDefaults.status,
      iccaVersion: body.iccaVersion?.trim() || brokerDefaults.iccaVersion,
      sentEmail: brokerDefaults.sentEmail,
      acceptedTos: null,
      ...undecided,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      removedAt: null,
      removedBy: null,
    } as BrokerEntity;
    await this.database.transaction(async (manager) => {
      await manager.insert(BrokerEntity, row);
      await this.brokers.remember(manager, row.id, {
        command: 'create',
        fromStatus: null,
        toStatus: row.status,
        actor,
      });
    });
    return brokerView(row, []);
  }
}
