import { defineService } from '@groundwork/server-service';
import { CreateDrawRequestCommand } from './draw-requests/commands/create-draw-request.command.js';
import { DecideDrawCommand } from './draw-requests/commands/decide-draw.command.js';
import { DecisionsController } from './draw-requests/decisions.controller.js';
import { DrawRequestsController } from './draw-requests/draw-requests.controller.js';
import { DrawHistory } from './draw-requests/persistence/draw-history.entity.js';
import { DrawLine } from './draw-requests/persistence/draw-line.entity.js';
import { DrawRequest } from './draw-requests/persistence/draw-request.entity.js';
import { DrawRequestRepository } from './draw-requests/persistence/draw-request.repository.js';
import { GetDrawRequestQuery } from './draw-requests/queries/get-draw-request.query.js';
import { ListDrawRequestsQuery } from './draw-requests/queries/list-draw-requests.query.js';
import { OpenLedgerHandler } from './ledger/commands/open-ledger.handler.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { Ledger } from './ledger/persistence/ledger.entity.js';
import { LedgerLine } from './ledger/persistence/ledger-line.entity.js';
import { LedgerRepository } from './ledger/persistence/ledger.repository.js';
import { GetActiveTotalsQuery } from './ledger/queries/get-active-totals.query.js';
import { GetLedgerQuery } from './ledger/queries/get-ledger.query.js';
import { CreateDrawTables1763800000000 } from './migrations/create-draw-tables.migration.js';

/** The loan's ledger after approval, and the draw requests on it. */
export const service = defineService({
  name: 'draws',
  version: '1.0.0',
  controllers: [LedgerController, DecisionsController, DrawRequestsController],
  providers: [
    LedgerRepository,
    OpenLedgerHandler,
    GetLedgerQuery,
    GetActiveTotalsQuery,
    DrawRequestRepository,
    CreateDrawRequestCommand,
    DecideDrawCommand,
    GetDrawRequestQuery,
    ListDrawRequestsQuery,
  ],
  schema: {
    entities: [Ledger, LedgerLine, DrawRequest, DrawLine, DrawHistory],
    migrations: [CreateDrawTables1763800000000],
  },
});
