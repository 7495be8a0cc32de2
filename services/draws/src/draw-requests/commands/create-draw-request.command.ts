import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LedgerRepository } from '../../ledger/index.js';
import { drawsAbility } from '../../shared/index.js';
import type { CreateDrawRequestDto } from '../create-draw-request.dto.js';
import { documentErrors } from '../domain/submitted-lines.js';
import { DrawFunds } from '../draw-funds.service.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';
import { drawLineRows, drawRow } from '../persistence/draw-rows.js';
import type { KnownFiles } from '../persistence/draw-rows.js';

/** A borrower asks for money of a loan. The amounts are pending in the ledger from then on. */
@Injectable()
export class CreateDrawRequest {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly funds: DrawFunds,
    private readonly draws: DrawRequestRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the new request's id. */
  async execute(actor: Actor, request: CreateDrawRequestDto, files: KnownFiles): Promise<string> {
    const userId = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const ledger = await this.ledgers.find(request.applicationId);
      if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
      allow(drawsAbility(actor), 'draw', subject('Ledger', ledger));
      const { applicationId, companyId } = ledger;
      refuseInvalid(documentErrors(request.lineItems, (id) => files.get(id)?.companyId, companyId));
      await this.funds.reserve(manager, ledger, request);
      const draw = drawRow(ledger, userId, request, this.clock.now());
      await this.draws.insert(manager, draw, drawLineRows(draw, request, files));
      await this.outbox.add(manager, {
        type: 'draw.requested',
        aggregateId: draw.id,
        payload: { drawRequestId: draw.id, applicationId, companyId, userId, requestedAmount: draw.requestedCents },
      });
      return draw.id;
    });
  }
}
