import { Inject, Injectable } from '@nestjs/common';
import { brokerAccountErrors, brokerCommandTo, brokerErrors, brokerRecord } from '@groundwork/domain-brokers';
import { pickFields, writableFields } from '@groundwork/domain-records';
import type { Clock } from '@groundwork/domain-time';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BrokerEntity, BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import type { BrokerDto, UpdateBrokerDto } from '../broker.dto.js';
import { brokerDetails, brokerFacts, storedDetails } from '../broker.view.js';
import { GetBroker } from '../queries/get-broker.query.js';
import { DecideBroker } from './decide-broker.command.js';

/** Saves a broker's record. An administrator's save that carries another status decides as well. */
@Injectable()
export class UpdateBroker {
  constructor(
    private readonly database: Database,
    private readonly brokers: BrokerRepository,
    private readonly getBroker: GetBroker,
    private readonly decideBroker: DecideBroker,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, update: UpdateBrokerDto): Promise<BrokerDto> {
    const row = await this.brokers.find(update.id);
    allow(brokersAbility(actor), 'update', subject('Broker', row));
    if (update.revision !== undefined && update.revision !== row.revision)
      throw Problem.conflict(await this.getBroker.execute(actor, row.id));
    const admin = isAdministrator(actor);
    const current = brokerDetails(row);
    const form = {
      ...current,
      ...pickFields(brokerRecord, update, writableFields(brokerRecord, admin ? 'administrator' : 'broker')),
    };
    refuseInvalid(admin ? brokerErrors(form) : brokerAccountErrors(form));
    const iccaVersion = (admin && update.iccaVersion?.trim()) || row.iccaVersion;
    const decides = admin && update.status !== undefined && update.status !== row.status;
    const command = decides ? brokerCommandTo(update.status) : undefined;
    // Nothing leads back to pending.
    if (decides && !command) throw new Problem('state.illegal_transition');
    await this.database.transaction(async (manager) => {
      const details = storedDetails(form);
      await updateExactly(
        manager,
        BrokerEntity,
        { id: row.id, revision: row.revision },
        { ...details, iccaVersion, revision: row.revision + 1, updatedAt: this.clock.now() },
      );
      await this.outbox.add(manager, {
        type: 'broker.updated',
        aggregateId: row.id,
        payload: brokerFacts({ ...row, ...details }),
      });
      if (command) await this.decideBroker.execute(actor, row.id, command, update.rejectedComment);
    });
    return this.getBroker.execute(actor, row.id);
  }
}
