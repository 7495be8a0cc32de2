import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { IsNull } from 'typeorm';
import { brokersAbility } from '../../brokers.policy.js';
import type { AgreementHistoryEntry } from '../../histories/history.dto.js';
import type { NoticeAnswer } from '../../shared/answers.dto.js';
import type { AgreementDetails, AgreementRow } from '../agreement.dto.js';
import { listedSelect, toAgreementDetails, toAgreementRow } from '../agreement.mapper.js';
import { AgreementHistory } from '../persistence/agreement-history.entity.js';
import { BrokerAgreement } from '../persistence/broker-agreement.entity.js';

@Injectable()
export class AgreementQueries {
  constructor(private readonly database: Database) {}

  /** Agreements, newest first, without their signatures. */
  async find(where: { readonly brokerId?: string }): Promise<AgreementRow[]> {
    const rows = await this.database.manager.find(BrokerAgreement, {
      select: listedSelect,
      where: { ...where, removedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return rows.map(toAgreementRow);
  }

  async all(actor: Actor): Promise<AgreementRow[]> {
    allow(brokersAbility(actor), 'administer', 'BrokerAgreement');
    return this.find({});
  }

  async ofBroker(actor: Actor, brokerId: string): Promise<AgreementRow[]> {
    allow(brokersAbility(actor), 'read', subject('BrokerAgreement', { brokerId }));
    return this.find({ brokerId });
  }

  async byId(actor: Actor, id: string): Promise<AgreementDetails> {
    return toAgreementDetails(await this.visible(actor, 'read', id));
  }

  /** What happened to an agreement, the latest first. */
  async history(actor: Actor, id: string): Promise<AgreementHistoryEntry[]> {
    await this.visible(actor, 'administer', id);
    const rows = await this.database.manager.find(AgreementHistory, {
      where: { agreementId: id },
      order: { at: 'DESC', id: 'DESC' },
    });
    return rows.map(({ agreementId: _, at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  }

  /** The row, once the policy allows the action on it. */
  async visible(actor: Actor, action: string, id: string): Promise<BrokerAgreement> {
    const row = found(
      await this.database.manager.findOneBy(BrokerAgreement, { id, removedAt: IsNull() }),
      'The agreement',
    );
    allow(brokersAbility(actor), action, subject('BrokerAgreement', row));
    return row;
  }

  /** When the notice of a submission or of changed terms went: it travels with them, so that asking again sends nothing twice. */
  async noticeOf(actor: Actor, id: string, command: 'submit' | 'update'): Promise<NoticeAnswer> {
    await this.visible(actor, 'read', id);
    const [last] = await this.database.manager.find(AgreementHistory, {
      where: { agreementId: id, command },
      order: { at: 'DESC', id: 'DESC' },
      take: 1,
    });
    if (!last) throw new Problem('state.illegal_transition');
    return { id, notifiedAt: last.at.toISOString() };
  }
}
