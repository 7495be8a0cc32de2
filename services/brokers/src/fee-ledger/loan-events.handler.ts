import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { DealStage } from '@groundwork/domain-brokers';
import type { EventEnvelope } from '@groundwork/domain-events';
import { addCents } from '@groundwork/domain-money';
import { displayDay } from '@groundwork/domain-time';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { AgreementFollowers } from '../agreements/index.js';
import { ClientDealRepository } from '../deals/index.js';
import { ReckonLoan } from './reckon-loan.service.js';

/** Where an application's events lead the deal. */
const stages = {
  'application.created': 'applying',
  'application.awaiting': 'awaiting',
  'application.submitted': 'submitted',
  'application.in_closing': 'closing',
  'application.rejected': 'declined',
  'application.reopened': 'applying',
} as const satisfies Readonly<Record<string, DealStage>>;

/** What happens to the loans of brokers' clients: where the deal stands, and what it earns. Each event counts once. */
@Injectable()
export class LoanEventsHandler implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    private readonly deals: ClientDealRepository,
    private readonly reckon: ReckonLoan,
    private readonly followers: AgreementFollowers,
  ) {}

  onModuleInit(): void {
    for (const [type, stage] of Object.entries(stages) as [keyof typeof stages, DealStage][])
      this.inbox.on(type, 'client-deal', (manager, event) => this.deals.moveTo(manager, event, stage));
    this.inbox.on('application.approved', 'client-deal', (manager, event) => this.handle(manager, event));
    this.inbox.on('funding.paid', 'broker-fees', (manager, { payload }) =>
      this.fund(manager, payload.applicationId, 1),
    );
    this.inbox.on('funding.reversed', 'broker-fees', (manager, { payload }) =>
      this.fund(manager, payload.applicationId, -1),
    );
    this.followers.add((manager, companyId) => this.cover(manager, companyId));
  }

  /** The commitment is the principal; a later approval of the same loan changes none of it. */
  async handle(manager: EntityManager, event: EventEnvelope<'application.approved'>): Promise<void> {
    await this.deals.moveTo(manager, event, 'approved');
    const { applicationId, terms, properties } = event.payload;
    const deal = await this.deals.lock(manager, applicationId);
    if (deal?.closedOn === null) {
      const budget = properties.flatMap(({ lines }) => lines.map(({ budgetAmount }) => budgetAmount));
      const principalCents = terms ? terms.amount : addCents(budget);
      await this.deals.change(manager, applicationId, { closedOn: displayDay(event.occurredAt), principalCents });
    }
    await this.reckon.execute(manager, applicationId);
  }

  private async fund(manager: EntityManager, applicationId: string, payments: 1 | -1): Promise<void> {
    const deal = await this.deals.lock(manager, applicationId);
    // A loan from before this service heard of loans.
    if (!deal) return;
    await this.deals.change(manager, applicationId, { payments: deal.payments + payments });
    await this.reckon.execute(manager, applicationId);
  }

  /** An agreement that was accepted, or given its client, after loans of the client had closed. */
  private async cover(manager: EntityManager, companyId: string): Promise<void> {
    const deals = await this.deals.ofCompanies([companyId]);
    const inOrder = deals.toSorted((one, other) => ((one.closedOn ?? '') < (other.closedOn ?? '') ? -1 : 1));
    for (const { applicationId } of inOrder) await this.reckon.execute(manager, applicationId);
  }
}
