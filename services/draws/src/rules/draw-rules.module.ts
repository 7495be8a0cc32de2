import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { BudgetChangesModule } from '../budget-changes/index.js';
import { DrawRequestsModule } from '../draw-requests/index.js';
import { InspectionsModule } from '../inspections/index.js';
import { InterestModule } from '../interest/index.js';
import { LedgerModule } from '../ledger/index.js';
import { WaiversModule } from '../waivers/index.js';
import { DrawFindings } from './draw-findings.service.js';
import { DrawRulesController } from './draw-rules.controller.js';
import { DrawRulesEntity } from './draw-rules.entity.js';
import { KeepLoanFactsHandler } from './keep-loan-facts.handler.js';
import { LoanFactsRepository } from './loan-facts.repository.js';
import { LoanPaperEntity } from './loan-paper.entity.js';
import { LoanSourcesEntity } from './loan-sources.entity.js';
import { RuleOverrideEntity } from './rule-override.entity.js';
import { RuleRunEntity } from './rule-run.entity.js';
import { RuleRunsRepository } from './rule-runs.repository.js';
import { RuleSettingsRepository } from './rule-settings.repository.js';
import { RulesWatch } from './rules-watch.service.js';

export const drawRuleEntities = [
  DrawRulesEntity,
  RuleRunEntity,
  RuleOverrideEntity,
  LoanPaperEntity,
  LoanSourcesEntity,
];

/** What is looked at by itself before a person looks at a draw. */
@Module({
  imports: [LedgerModule, DrawRequestsModule, BudgetChangesModule, InspectionsModule, InterestModule, WaiversModule],
  controllers: [DrawRulesController],
  providers: [
    RuleSettingsRepository,
    RuleRunsRepository,
    LoanFactsRepository,
    DrawFindings,
    RulesWatch,
    KeepLoanFactsHandler,
    ...useCasesOf(DrawRulesController),
  ],
})
export class DrawRulesModule {}
