import { Inject, Injectable } from '@nestjs/common';
import { brokerAccountErrors, brokerErrors } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { brokersAbility } from '../../brokers.policy.js';
import { given } from '../../shared/given.js';
import type { BrokerRow, BrokerUpdate } from '../broker.dto.js';
import { brokerFacts, detailsOf, keptDetails } from '../broker.mapper.js';
import { Broker } from '../persistence/broker.entity.js';
import { BrokerQueries } from '../queries/broker.queries.js';
import { commandTo, DecideBroker } from './decide-broker.command.js';

/** What a broker changes of itself (Manage Account); its names and its standing are the administrator's. */
const ownFields = [
  'emailAddressA',
  'emailAddressB',
  'phoneNumberA',
  'phoneNumberB',
  'phoneNumberAType',
  'phoneNumberBType',
  'streetAddress',
  'streetAddress2',
  'city',
  'state',
  'zipCode',
  'canSendTextMessages',
] as const;

const changes = (update: BrokerUpdate, fields: readonly string[]): Partial<BrokerUpdate> =>
  Object.fromEntries(Object.entries(given(update)).filter(([field]) => fields.includes(field)));

/** Saves a broker's record. An administrator's save that carries another status decides as well. */
@Injectable()
export class UpdateBroker {
  constructor(
    private readonly database: Database,
    private readonly queries: BrokerQueries,
    private readonly decision: DecideBroker,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, update: BrokerUpdate): Promise<BrokerRow> {
    const row = await this.queries.find(update.id);
    allow(brokersAbility(actor), 'update', subject('Broker', row));
    if (update.revision !== undefined && update.revision !== row.revision) throw new Problem('state.version_conflict');
    const admin = isAdministrator(actor);
    const current = detailsOf(row);
    const form = { ...current, ...changes(update, admin ? Object.keys(current) : ownFields) };
    refuseInvalid(admin ? brokerErrors(form) : brokerAccountErrors(form));
    const iccaVersion = (admin && update.iccaVersion?.trim()) || row.iccaVersion;
    const command =
      admin && update.status !== undefined && update.status !== row.status ? commandTo(update.status) : undefined;
    await this.database.transaction(async (manager) => {
      const kept = keptDetails(form);
      await updateExactly(
        manager,
        Broker,
        { id: row.id, revision: row.revision },
        { ...kept, iccaVersion, revision: row.revision + 1, updatedAt: this.clock.now() },
      );
      await this.outbox.add(manager, {
        type: 'broker.updated',
        aggregateId: row.id,
        payload: brokerFacts({ ...row, ...kept }),
      });
      if (command) await this.decision.execute(actor, row.id, command, update.rejectedComment);
    });
    return this.queries.byId(actor, row.id);
  }
}
