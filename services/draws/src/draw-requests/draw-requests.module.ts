import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { FundingRowsModule } from '../funding-rows/index.js';
import { LedgerModule } from '../ledger/index.js';
import { Certification } from './certification.service.js';
import { DecidedLines } from './decided-lines.service.js';
import { DrawDecisionController } from './draw-decision.controller.js';
import { DrawDetails } from './draw-details.service.js';
import { DrawFunds } from './draw-funds.service.js';
import { DrawMoneyOf } from './draw-money.service.js';
import { ReleaseFunds } from './release-funds.service.js';
import { DrawRequestController } from './draw-request.controller.js';
import { DrawHistoryEntity } from './persistence/draw-history.entity.js';
import { DrawLineEntity } from './persistence/draw-line.entity.js';
import { DrawRequestEntity } from './persistence/draw-request.entity.js';
import { GetDrawRequest } from './queries/get-draw-request.query.js';
import { SecondApprovalsModule } from '../second-approvals/index.js';
import { ProposalNews } from './proposal-news.service.js';
import { SecondApproval } from './second-approval.service.js';
import { DrawSubmission } from './draw-submission.service.js';
import { BilledLinesRepository } from './persistence/billed-lines.repository.js';
import { DrawSubmissionEntity } from './persistence/draw-submission.entity.js';
import { DrawStepsRepository } from './persistence/draw-steps.repository.js';
import { DrawRequestRepository } from './persistence/draw-request.repository.js';

export const drawRequestEntities = [DrawRequestEntity, DrawLineEntity, DrawHistoryEntity, DrawSubmissionEntity];

/** Borrowers ask for money of an approved loan; administrators decide by line. */
@Module({
  imports: [LedgerModule, FundingRowsModule, SecondApprovalsModule],
  controllers: [DrawDecisionController, DrawRequestController],
  providers: [
    DrawRequestRepository,
    BilledLinesRepository,
    DrawStepsRepository,
    DrawDetails,
    Certification,
    DecidedLines,
    DrawFunds,
    ReleaseFunds,
    DrawMoneyOf,
    DrawSubmission,
    ProposalNews,
    SecondApproval,
    ...useCasesOf(DrawDecisionController, DrawRequestController),
  ],
  exports: [BilledLinesRepository, DrawDetails, DrawRequestRepository, DrawSubmission, GetDrawRequest],
})
export class DrawRequestsModule {}
