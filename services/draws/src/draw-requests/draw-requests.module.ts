import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { CreateDrawRequest } from './commands/create-draw-request.command.js';
import { DecideDraw } from './commands/decide-draw.command.js';
import { DrawDecisionController } from './draw-decision.controller.js';
import { DrawDetails } from './draw-details.service.js';
import { DrawFunds } from './draw-funds.service.js';
import { DrawRequestController } from './draw-request.controller.js';
import { DrawHistoryEntity } from './persistence/draw-history.entity.js';
import { DrawLineEntity } from './persistence/draw-line.entity.js';
import { DrawRequestEntity } from './persistence/draw-request.entity.js';
import { DrawRequestRepository } from './persistence/draw-request.repository.js';
import { GetDrawRequest } from './queries/get-draw-request.query.js';
import { ListDrawRequestsOfCompany } from './queries/list-draw-requests-of-company.query.js';
import { ListDrawRequests } from './queries/list-draw-requests.query.js';
import { ListDrawStatuses } from './queries/list-draw-statuses.query.js';

export const drawRequestEntities = [DrawRequestEntity, DrawLineEntity, DrawHistoryEntity];

/** Borrowers ask for money of an approved loan; administrators decide by line. */
@Module({
  imports: [LedgerModule],
  controllers: [DrawDecisionController, DrawRequestController],
  providers: [
    DrawRequestRepository,
    DrawDetails,
    DrawFunds,
    CreateDrawRequest,
    DecideDraw,
    GetDrawRequest,
    ListDrawRequests,
    ListDrawRequestsOfCompany,
    ListDrawStatuses,
  ],
})
export class DrawRequestsModule {}
