import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ApplicationsModule } from '../applications/index.js';
import { BudgetRowsModule } from '../budget-rows/index.js';
import { CreditFileModule } from '../credit-file/index.js';
import { DecisionRowsModule } from '../decision-rows/index.js';
import { DecisionsController } from './decisions.controller.js';

/** What an approval needs, and every decision with what it was taken upon. */
@Module({
  imports: [ApplicationsModule, BudgetRowsModule, CreditFileModule, DecisionRowsModule],
  controllers: [DecisionsController],
  providers: [...useCasesOf(DecisionsController)],
})
export class DecisionsModule {}
