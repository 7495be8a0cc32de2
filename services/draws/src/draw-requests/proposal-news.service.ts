import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { LedgerRepository, loanFacts } from '../ledger/index.js';
import type { DrawProposalEntity } from '../second-approvals/index.js';
import type { DrawRequestEntity } from './persistence/draw-request.entity.js';

/** Tells that an approval waits for a second administrator, or was declined by one, in its transaction. */
@Injectable()
export class ProposalNews {
  constructor(
    private readonly ledgers: LedgerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async tell(
    manager: EntityManager,
    { id: drawRequestId, applicationId, userId }: DrawRequestEntity,
    { approvedCents: approvedAmount, proposedBy }: Pick<DrawProposalEntity, 'approvedCents' | 'proposedBy'>,
    declinedBy?: string,
  ): Promise<void> {
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    const payload = { ...loanFacts(ledger, userId), drawRequestId, approvedAmount, proposedBy };
    const aggregateId = drawRequestId;
    await (declinedBy === undefined
      ? this.outbox.add(manager, { type: 'draw.approval_proposed', aggregateId, payload })
      : this.outbox.add(manager, {
          type: 'draw.approval_declined',
          aggregateId,
          payload: { ...payload, declinedBy },
        }));
  }
}
