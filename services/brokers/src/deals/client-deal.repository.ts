import { Injectable } from '@nestjs/common';
import type { DealStage } from '@groundwork/domain-brokers';
import type { EventEnvelope } from '@groundwork/domain-events';
import { displayDay } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { ClientDealEntity } from './client-deal.entity.js';

type DealEvent = EventEnvelope<
  | 'application.created'
  | 'application.awaiting'
  | 'application.submitted'
  | 'application.in_closing'
  | 'application.approved'
  | 'application.rejected'
  | 'application.reopened'
>;

/** The most deals that a list shows. */
const most = 500;

/** Deals of companies, as the events of the other services tell of them. */
@Injectable()
export class ClientDealRepository {
  constructor(private readonly database: Database) {}

  /** The deal as it stands, locked until the transaction ends: what is earned of it is reckoned by one at a time. */
  lock(manager: EntityManager, applicationId: string): Promise<ClientDealEntity | null> {
    const query = manager
      .createQueryBuilder(ClientDealEntity, 'deal')
      .where('deal.applicationId = :applicationId', { applicationId });
    return (this.database.engine === 'mysql' ? query.setLock('pessimistic_write') : query).getOne();
  }

  /** Of companies, the newest first. */
  ofCompanies(companyIds: readonly string[]): Promise<ClientDealEntity[]> {
    if (companyIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(ClientDealEntity, {
      where: { companyId: In([...companyIds]) },
      order: { appliedOn: 'DESC', applicationId: 'DESC' },
      take: most,
    });
  }

  byId(applicationIds: readonly string[]): Promise<ClientDealEntity[]> {
    if (applicationIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(ClientDealEntity, { where: { applicationId: In([...new Set(applicationIds)]) } });
  }

  /** Whether a loan of a client bears fees under an agreement already. */
  hasLoanUnder(manager: EntityManager, agreementId: string): Promise<boolean> {
    return manager.existsBy(ClientDealEntity, { agreementId });
  }

  /** Notes where a deal stands; one that this service has not heard of yet begins here. */
  async moveTo(manager: EntityManager, event: DealEvent, stage: DealStage): Promise<void> {
    const { applicationId, companyId, name, projectNumber = null } = event.payload;
    const stageAt = new Date(event.occurredAt);
    const facts = { companyId, name, projectNumber, stage, stageAt };
    const known = await this.lock(manager, applicationId);
    if (known) await manager.update(ClientDealEntity, { applicationId }, facts);
    else
      await manager.insert(ClientDealEntity, {
        applicationId,
        ...facts,
        appliedOn: displayDay(event.occurredAt),
        closedOn: null,
        principalCents: null,
        payments: 0,
        agreementId: null,
      });
  }

  async change(manager: EntityManager, applicationId: string, changes: Partial<ClientDealEntity>): Promise<void> {
    await manager.update(ClientDealEntity, { applicationId }, changes);
  }
}
