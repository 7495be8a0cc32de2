import { Inject, Injectable } from '@nestjs/common';
import { planErrors } from '@groundwork/domain-draws';
import { addCents } from '@groundwork/domain-money';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { DrawPlanDto, SetDrawPlanDto } from './draw-plan.dto.js';
import { DrawPlanRepository } from './draw-plan.repository.js';
import { drawPlanView } from './draw-plan.view.js';

/** An administrator enters what is planned to be drawn month by month, for the first time or anew. */
@Injectable()
export class SetDrawPlan {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly plans: DrawPlanRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    applicationId: string,
    { version, months, reason }: SetDrawPlanDto,
  ): Promise<DrawPlanDto> {
    const userId = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
      allow(drawsAbility(actor), 'correct', subject('Ledger', ledger));
      refuseInvalid(planErrors(months, ledger.commitmentCents));
      const before = await this.plans.current(applicationId);
      if (version !== (before?.version ?? 0)) throw Problem.conflict(before && drawPlanView(before));
      const amounts = months.map(({ amount }) => amount);
      const plan = {
        id: newId(),
        applicationId,
        version: version + 1,
        months: amounts,
        plannedCents: addCents(amounts),
        reason: reason?.trim() || null,
        userId,
        plannedAt: this.clock.now(),
      };
      return drawPlanView(await this.plans.add(manager, plan));
    });
  }
}
