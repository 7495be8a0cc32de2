import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { DecisionReportController } from './decision-report.controller.js';
import { DecisionReport } from './decision-report.service.js';

/** The report of decisions with their times. */
@Module({
  controllers: [DecisionReportController],
  providers: [DecisionReport, ...useCasesOf(DecisionReportController)],
})
export class DecisionReportModule {}
