import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { LedgerModule } from '../ledger/index.js';
import { DrawPlanController } from './draw-plan.controller.js';
import { DrawPlanEntity } from './draw-plan.entity.js';
import { DrawPlanRepository } from './draw-plan.repository.js';

export const drawPlanEntities = [DrawPlanEntity];

/** What is planned to be drawn of a loan month by month. */
@Module({
  imports: [LedgerModule],
  controllers: [DrawPlanController],
  providers: [DrawPlanRepository, ...useCasesOf(DrawPlanController)],
  exports: [DrawPlanRepository],
})
export class DrawPlanModule {}
