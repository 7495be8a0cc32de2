import { Inject, Injectable } from '@nestjs/common';
import type { EventPayloads, EventType, WaiverFacts } from '@groundwork/domain-events';
import { Outbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { DrawRequestRepository } from '../draw-requests/index.js';
import { LedgerRepository, loanFacts } from '../ledger/index.js';
import type { WaiverEntity } from './waiver.entity.js';

type WaiverNewsType = Extract<EventType, 'waiver.handed_in' | 'waiver.refused' | 'waiver.decided'>;
type News = { [T in WaiverNewsType]: { type: T; payload: EventPayloads[T] } }[WaiverNewsType];

/** Tells what happened to a waiver, in its transaction, with who asked for its draw. */
@Injectable()
export class WaiverNews {
  constructor(
    private readonly draws: DrawRequestRepository,
    private readonly ledgers: LedgerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async tell(
    manager: EntityManager,
    { id, applicationId, drawRequestId, claimant, amountCents }: WaiverEntity,
    news: (facts: WaiverFacts) => News,
  ): Promise<void> {
    const draw = found(await this.draws.find(drawRequestId), 'The draw request');
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    const facts: WaiverFacts = {
      ...loanFacts(ledger, draw.userId),
      waiverId: id,
      drawRequestId,
      claimant,
      amount: amountCents,
    };
    await this.outbox.add(manager, { aggregateId: id, ...news(facts) });
  }
}
