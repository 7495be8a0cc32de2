import { Injectable } from '@nestjs/common';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { IsNull } from 'typeorm';
import type { AgreementRow } from '../../agreements/agreement.dto.js';
import { AgreementQueries } from '../../agreements/queries/agreement.queries.js';
import { brokersAbility } from '../../brokers.policy.js';
import type { BrokerHistoryEntry } from '../../histories/history.dto.js';
import type { NoticeAnswer } from '../../shared/answers.dto.js';
import { toBrokerRow } from '../broker.mapper.js';
import type { BrokerRow } from '../broker.dto.js';
import { BrokerHistory } from '../persistence/broker-history.entity.js';
import { Broker } from '../persistence/broker.entity.js';

@Injectable()
export class BrokerQueries {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementQueries,
  ) {}

  /** Every broker with its agreements, by business name: two queries, however many there are. */
  async all(actor: Actor): Promise<BrokerRow[]> {
    allow(brokersAbility(actor), 'read', 'Broker');
    const rows = await this.database.manager.find(Broker, {
      where: { removedAt: IsNull() },
      order: { businessName: 'ASC', id: 'ASC' },
    });
    const agreements = new Map<string, AgreementRow[]>(rows.map((row) => [row.id, []]));
    for (const agreement of await this.agreements.find({})) agreements.get(agreement.brokerId)?.push(agreement);
    return rows.map((row) => toBrokerRow(row, agreements.get(row.id) ?? []));
  }

  async byId(actor: Actor, id: string): Promise<BrokerRow> {
    const row = await this.find(id);
    allow(brokersAbility(actor), 'read', subject('Broker', row));
    return toBrokerRow(row, await this.agreements.find({ brokerId: id }));
  }

  /** The broker of an account. A broker may ask for its own account alone. */
  async byUserId(actor: Actor, userId: string): Promise<BrokerRow> {
    if (!isAdministrator(actor) && actor.userId !== userId) throw new Problem('access.denied');
    const row = found(await this.database.manager.findOneBy(Broker, { userId, removedAt: IsNull() }), 'The broker');
    return this.byId(actor, row.id);
  }

  /** What happened to a broker, the latest first. */
  async history(actor: Actor, id: string): Promise<BrokerHistoryEntry[]> {
    allow(brokersAbility(actor), 'administer', subject('Broker', await this.find(id)));
    const rows = await this.database.manager.find(BrokerHistory, {
      where: { brokerId: id },
      order: { at: 'DESC', id: 'DESC' },
    });
    return rows.map(({ brokerId: _, at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  }

  async find(id: string): Promise<Broker> {
    return found(await this.database.manager.findOneBy(Broker, { id, removedAt: IsNull() }), 'The broker');
  }

  /** When the notice of a decision went: it travels with the decision, so that asking again sends nothing twice. */
  async noticeOf(id: string, command: 'reject' | 'deactivate'): Promise<NoticeAnswer> {
    const { status } = await this.find(id);
    const [last] = await this.database.manager.find(BrokerHistory, {
      where: { brokerId: id, command, toStatus: status },
      order: { at: 'DESC', id: 'DESC' },
      take: 1,
    });
    if (!last) throw new Problem('state.illegal_transition');
    return { id, notifiedAt: last.at.toISOString() };
  }
}
