import { Inject, Injectable } from '@nestjs/common';
import { mayReturn, stageMachine } from '@groundwork/domain-draws';
import type { StageCommand } from '@groundwork/domain-draws';
import { drawRules } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LoanWatch } from '../../ledger/index.js';
import { drawsAbility } from '../../shared/index.js';
import { DrawMoneyOf } from '../draw-money.service.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

type Return = Exclude<StageCommand, 'submit'>;

/** What a draw is then, and how that is told. */
const returns = {
  sendBack: { stage: 'sent_back', event: 'draw.sent_back' },
  withdraw: { stage: 'withdrawn', event: 'draw.withdrawn' },
} as const;

export interface DrawReturn {
  readonly id: string;
  readonly version?: number | null | undefined;
  readonly reason?: string | null | undefined;
}

/** A draw goes back to the borrower: sent back by the lender, or withdrawn. What it asked for is free again. */
@Injectable()
export class ReturnDraw {
  constructor(
    private readonly database: Database,
    private readonly draws: DrawRequestRepository,
    private readonly money: DrawMoneyOf,
    private readonly watch: LoanWatch,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the draw's id. */
  async execute(actor: Actor, command: Return, { id, version, reason }: DrawReturn): Promise<string> {
    const by = { userId: found(actor.userId, 'The user'), at: this.clock.now() };
    return this.database.transaction(async (manager) => {
      const draw = found(await this.draws.find(id), 'The draw request');
      allow(drawsAbility(actor), command, subject('DrawRequest', draw));
      if ((version ?? draw.version) !== draw.version) throw new Problem('state.version_conflict');
      const { stage, event } = returns[command];
      if (stageMachine.next(draw.stage, command) !== stage) throw new Problem('state.illegal_transition');
      const lines = await this.draws.lines(draw);
      if (!mayReturn(lines.map((line) => line.statusId)))
        throw new Problem('state.illegal_transition', drawRules.nothingToReturn);
      const words = reason?.trim() || null;
      await this.draws.endSubmission(manager, draw, { stage, command, reason: words, by });
      await this.money.kind(draw.kind).giveBack(manager, draw.applicationId, lines);
      const { applicationId, companyId, userId, requestedCents: requestedAmount } = draw;
      await this.outbox.add(manager, {
        type: event,
        aggregateId: id,
        payload: {
          drawRequestId: id,
          applicationId,
          companyId,
          userId,
          requestedAmount,
          returnedBy: by.userId,
          reason: words ?? '',
        },
      });
      await this.watch.tell(manager, applicationId, 'drawReturned', id);
      return id;
    });
  }
}
