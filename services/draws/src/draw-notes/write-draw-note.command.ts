import { Inject, Injectable } from '@nestjs/common';
import { MAX_DRAW_NOTES } from '@groundwork/domain-draws';
import { drawRules } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { DrawRequestRepository } from '../draw-requests/index.js';
import type { DrawRequestEntity } from '../draw-requests/index.js';
import { LedgerRepository, loanFacts } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { WriteDrawNoteDto } from './draw-note.dto.js';
import { DrawNoteEntity } from './draw-note.entity.js';

/** An administrator writes about a draw, for the lender alone or to the borrower, who is told. */
@Injectable()
export class WriteDrawNote {
  constructor(
    private readonly database: Database,
    private readonly draws: DrawRequestRepository,
    private readonly ledgers: LedgerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, drawRequestId: string, written: WriteDrawNoteDto): Promise<void> {
    const writtenBy = found(actor.userId, 'The user');
    const { audience } = written;
    const note = written.note.trim();
    await this.database.transaction(async (manager) => {
      const draw = found(await this.draws.find(drawRequestId), 'The draw request');
      allow(drawsAbility(actor), 'decide', subject('DrawRequest', draw));
      await this.database.turn(`notes of ${drawRequestId}`);
      if ((await manager.countBy(DrawNoteEntity, { drawRequestId })) >= MAX_DRAW_NOTES)
        throw new Problem('rule.violated', drawRules.notesFull);
      const row = { id: newId(), drawRequestId, audience, note, writtenBy, writtenAt: this.clock.now() };
      await manager.insert(DrawNoteEntity, row);
      if (audience === 'borrower') await this.announce(manager, draw, { note, writtenBy });
    });
  }

  private async announce(
    manager: EntityManager,
    { id, applicationId, userId, requestedCents }: DrawRequestEntity,
    written: { readonly note: string; readonly writtenBy: string },
  ): Promise<void> {
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    await this.outbox.add(manager, {
      type: 'draw.noted',
      aggregateId: id,
      payload: { ...loanFacts(ledger, userId), drawRequestId: id, requestedAmount: requestedCents, ...written },
    });
  }
}
