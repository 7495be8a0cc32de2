import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId, updateExactly } from '@groundwork/server-data';
import { found, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BrokerQueries } from '../brokers/queries/broker.queries.js';
import { brokersAbility } from '../brokers.policy.js';
import type { FeeRow, FeeTerms, FeeUpdate, NewFee } from './fee.dto.js';
import { toFeeRow } from './fee.dto.js';
import { BrokerFee } from './persistence/broker-fee.entity.js';

/** Fees of brokers: plain records without a life of their own. */
@Injectable()
export class Fees {
  constructor(
    private readonly database: Database,
    private readonly brokers: BrokerQueries,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(actor: Actor, brokerId?: string): Promise<FeeRow[]> {
    allow(brokersAbility(actor), 'read', brokerId === undefined ? 'BrokerFee' : subject('BrokerFee', { brokerId }));
    const rows = await this.database.manager.find(BrokerFee, {
      where: brokerId === undefined ? {} : { brokerId },
      order: { brokerId: 'ASC', name: 'ASC', id: 'ASC' },
    });
    return rows.map(toFeeRow);
  }

  async create(actor: Actor, request: NewFee): Promise<FeeRow> {
    allow(brokersAbility(actor), 'create', 'BrokerFee');
    const terms = termsOf(request);
    await this.brokers.find(request.brokerId);
    const now = this.clock.now();
    const row: BrokerFee = { id: newId(), brokerId: request.brokerId, ...terms, createdAt: now, updatedAt: now };
    await this.database.transaction((manager) => manager.insert(BrokerFee, row));
    return toFeeRow(row);
  }

  async update(actor: Actor, request: FeeUpdate): Promise<FeeRow> {
    allow(brokersAbility(actor), 'update', 'BrokerFee');
    const row = await this.find(request.id);
    const values = { ...termsOf(request), updatedAt: this.clock.now() };
    await this.database.transaction((manager) => updateExactly(manager, BrokerFee, { id: row.id }, values));
    return toFeeRow({ ...row, ...values });
  }

  async remove(actor: Actor, id: string): Promise<{ id: string }> {
    allow(brokersAbility(actor), 'remove', 'BrokerFee');
    await this.find(id);
    await this.database.transaction((manager) => manager.delete(BrokerFee, { id }));
    return { id };
  }

  private async find(id: string): Promise<BrokerFee> {
    return found(await this.database.manager.findOneBy(BrokerFee, { id }), 'The fee');
  }
}

function termsOf({
  name,
  percent = null,
  amount = null,
}: FeeTerms): Pick<BrokerFee, 'name' | 'percent' | 'amountCents'> {
  if ((percent === null) === (amount === null)) refuseInvalid({ percent: shared.choice });
  return { name: name.trim(), percent: percent === null ? null : Number(percent), amountCents: amount };
}
