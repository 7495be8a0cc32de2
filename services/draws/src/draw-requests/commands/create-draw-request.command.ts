import { Inject, Injectable } from '@nestjs/common';
import { drawStatus, requestedTotal } from '@groundwork/domain-draws';
import { borrower } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LedgerRepository } from '../../ledger/index.js';
import type { LedgerEntity } from '../../ledger/index.js';
import { drawsAbility } from '../../shared/index.js';
import type { CreateDrawRequestDto } from '../create-draw-request.dto.js';
import { documentErrors, submittedLines } from '../domain/submitted-lines.js';
import { DrawFunds } from '../draw-funds.service.js';
import { undecided } from '../persistence/decision-columns.js';
import type { DrawLineEntity } from '../persistence/draw-line.entity.js';
import type { DrawRequestEntity } from '../persistence/draw-request.entity.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';
import type { KnownFile } from '../supporting-documents.guard.js';

type Files = ReadonlyMap<string, KnownFile>;

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
  async execute(actor: Actor, request: CreateDrawRequestDto, files: Files): Promise<string> {
    const userId = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const ledger = await this.ledgers.find(request.applicationId);
      if (!ledger) throw new Problem('resource.not_found', borrower.noLedger);
      allow(drawsAbility(actor), 'draw', subject('Ledger', ledger));
      const { applicationId, companyId } = ledger;
      refuseInvalid(documentErrors(request.lineItems, (id) => files.get(id)?.companyId, companyId));
      await this.funds.reserve(manager, request);
      const draw = this.drawRow(ledger, userId, request);
      await this.draws.insert(manager, draw, lineRows(draw, request, files));
      await this.outbox.add(manager, {
        type: 'draw.requested',
        aggregateId: draw.id,
        payload: { drawRequestId: draw.id, applicationId, companyId, userId, requestedAmount: draw.requestedCents },
      });
      return draw.id;
    });
  }

  private drawRow(ledger: LedgerEntity, userId: string, request: CreateDrawRequestDto): DrawRequestEntity {
    const now = this.clock.now();
    return {
      id: newId(),
      applicationId: ledger.applicationId,
      companyId: ledger.companyId,
      userId,
      statusId: drawStatus.pending,
      requestedCents: requestedTotal(submittedLines(request.lineItems)),
      certifySignature: request.certifySignature,
      certifySignatureDate: request.certifySignatureDate ? new Date(request.certifySignatureDate) : now,
      createdAt: now,
      version: 1,
      ...undecided,
    };
  }
}

const lineRows = (draw: DrawRequestEntity, request: CreateDrawRequestDto, files: Files): DrawLineEntity[] =>
  submittedLines(request.lineItems).map((line, position) => ({
    id: newId(),
    drawRequestId: draw.id,
    budgetItemId: line.additionalBudgetItemId,
    position,
    requestedCents: line.requestedAmount,
    statusId: drawStatus.pending,
    documents: (line.supportingDocuments ?? []).map((id) => ({
      fileUploadId: id,
      userFileName: files.get(id)?.userFileName ?? '',
    })),
    ...undecided,
  }));
