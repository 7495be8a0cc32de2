import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { LedgerRepository } from '../../ledger/index.js';
import { drawsAbility } from '../../shared/index.js';
import type { DrawScheduleDto } from '../draw-schedule.dto.js';
import { contingencyOf, drawSchedule } from '../draw-schedule.view.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

/** The application for payment of a draw as it was submitted: schedule of values and certificate. */
@Injectable()
export class GetDrawSchedule {
  constructor(
    private readonly draws: DrawRequestRepository,
    private readonly ledgers: LedgerRepository,
  ) {}

  async execute(actor: Actor, drawRequestId: string): Promise<DrawScheduleDto> {
    const draw = found(await this.draws.find(drawRequestId), 'The draw request');
    allow(drawsAbility(actor), 'read', subject('DrawRequest', draw));
    const submission = await this.draws.scheduleOf(draw);
    const budget = found(submission?.schedule ?? null, 'The schedule of values of this draw request');
    return drawSchedule(
      { kind: draw.kind, budget, terms: submission?.retainage ?? null },
      await this.draws.lines(draw),
      contingencyOf(await this.ledgers.lines(draw.applicationId)),
    );
  }
}
