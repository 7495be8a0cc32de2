import { Inject, Injectable } from '@nestjs/common';
import type { EventType } from '@groundwork/domain-events';
import { Outbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { DrawRequestRepository } from '../draw-requests/index.js';
import type { FundingEntity } from '../funding-rows/index.js';
import { LedgerRepository, loanFacts } from '../ledger/index.js';

/** What happened, and which administrator did it. */
export type Happened = [type: Extract<EventType, `funding.${string}`>, doneBy: string];

/** Tells what happened to a payment, in its transaction. */
@Injectable()
export class FundingNews {
  constructor(
    private readonly draws: DrawRequestRepository,
    private readonly ledgers: LedgerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** @param funding as it stands afterwards */
  async tell(manager: EntityManager, funding: FundingEntity, ...[type, doneBy]: Happened): Promise<void> {
    const { id: fundingId, drawRequestId, applicationId, scheduledFor, fundedOn, reversedOn, reason } = funding;
    const draw = found(await this.draws.find(drawRequestId), 'The draw request');
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    const amount = funding.amountCents - funding.feesCents - funding.reserveCents;
    const day = reversedOn ?? fundedOn ?? scheduledFor;
    await this.outbox.add(manager, {
      type,
      aggregateId: fundingId,
      payload: {
        ...loanFacts(ledger, draw.userId),
        fundingId,
        drawRequestId,
        amount,
        day,
        doneBy,
        reason: reason ?? '',
      },
    });
  }
}
