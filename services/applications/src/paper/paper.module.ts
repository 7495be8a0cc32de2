import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ApplicationsModule } from '../applications/index.js';
import { BudgetRowsModule } from '../budget-rows/index.js';
import { BudgetsModule } from '../budgets/index.js';
import { CapitalRowsModule } from '../capital-rows/index.js';
import { ClosingRowsModule } from '../closing-rows/index.js';
import { CreditFileModule } from '../credit-file/index.js';
import { DecisionRowsModule } from '../decision-rows/index.js';
import { PaperController } from './paper.controller.js';

/** Applications on paper, for the credit file, and their budgets. */
@Module({
  imports: [
    ApplicationsModule,
    BudgetRowsModule,
    BudgetsModule,
    CapitalRowsModule,
    CreditFileModule,
    DecisionRowsModule,
    ClosingRowsModule,
  ],
  controllers: [PaperController],
  providers: [...useCasesOf(PaperController)],
})
export class PaperModule {}
