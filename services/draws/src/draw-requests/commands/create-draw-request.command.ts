import { Inject, Injectable } from '@nestjs/common';
import { drawErrors, drawStatus, lineCap, linesWithAmount, requestedTotal } from '@groundwork/domain-draws';
import { borrower, shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { abilityFor } from '../../draws.policy.js';
import type { Ledger } from '../../ledger/persistence/ledger.entity.js';
import { amountsOf, LedgerRepository } from '../../ledger/persistence/ledger.repository.js';
import type { NewDrawLine, NewDrawRequest } from '../draw-requests.input.js';
import { DrawHistory } from '../persistence/draw-history.entity.js';
import { DrawLine } from '../persistence/draw-line.entity.js';
import { DrawRequest } from '../persistence/draw-request.entity.js';
import type { KnownFile } from '../supporting-documents.guard.js';

type AskedLine = NewDrawLine & { requestedAmount: number };

/** A borrower asks for money of a loan. The amounts are pending in the ledger from then on. */
@Injectable()
export class CreateDrawRequestCommand {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the new request's row. */
  async run(actor: Actor, input: NewDrawRequest, files: ReadonlyMap<string, KnownFile>): Promise<DrawRequest> {
    const userId = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const ledger = await this.ledgers.find(input.applicationId);
      if (!ledger) throw new Problem('resource.not_found', borrower.noLedger);
      allow(abilityFor(actor), 'draw', subject('Ledger', ledger));
      const asked = linesWithAmount(input.lineItems) as AskedLine[];
      refuseUnknownFiles(input.lineItems, files, ledger.companyId);
      await this.reserve(manager, ledger, input, asked);
      const draw = this.rowOf(ledger, userId, input, asked);
      await manager.insert(DrawRequest, draw);
      await insertLines(manager, draw, asked, files);
      await manager.insert(DrawHistory, {
        id: newId(),
        drawRequestId: draw.id,
        drawLineId: null,
        command: 'request',
        fromStatusId: null,
        toStatusId: draw.statusId,
        reason: null,
        userId,
        happenedAt: draw.createdAt,
      });
      const { applicationId, companyId } = ledger;
      await this.outbox.add(manager, {
        type: 'draw.requested',
        aggregateId: draw.id,
        payload: { drawRequestId: draw.id, applicationId, companyId, userId, requestedAmount: draw.requestedCents },
      });
      return draw;
    });
  }

  /** The caps are read under the lock and taken by conditional updates: two requests can never take the same money. */
  private async reserve(
    manager: EntityManager,
    ledger: Ledger,
    input: NewDrawRequest,
    asked: readonly AskedLine[],
  ): Promise<void> {
    const ids = [...new Set(asked.map((line) => line.additionalBudgetItemId))];
    const caps = new Map(
      (await this.ledgers.locked(manager, ledger.applicationId, ids)).map((line) => [
        line.id,
        lineCap(amountsOf(line)),
      ]),
    );
    const considered = input.lineItems.filter((line) => (line.requestedAmount ?? 0) !== 0);
    refuseInvalid(
      inPlace(
        drawErrors({ ...input, lineItems: considered }, (id) => caps.get(id)),
        input.lineItems,
        considered,
      ),
    );
    for (const line of [...asked].sort((a, b) => (a.additionalBudgetItemId < b.additionalBudgetItemId ? -1 : 1)))
      if (!(await this.ledgers.reserve(manager, line.additionalBudgetItemId, line.requestedAmount)))
        throw new Problem('state.version_conflict');
  }

  private rowOf(ledger: Ledger, userId: string, input: NewDrawRequest, asked: readonly AskedLine[]): DrawRequest {
    const now = this.clock.now();
    return Object.assign(new DrawRequest(), {
      id: newId(),
      applicationId: ledger.applicationId,
      companyId: ledger.companyId,
      userId,
      statusId: drawStatus.pending,
      requestedCents: requestedTotal(asked),
      certifySignature: input.certifySignature,
      certifySignatureDate: input.certifySignatureDate ? new Date(input.certifySignatureDate) : now,
      createdAt: now,
      version: 1,
      ...undecided,
    });
  }
}

const undecided = { rejectReason: null, rejectedBy: null, rejectDate: null, acceptedBy: null, acceptDate: null };

async function insertLines(
  manager: EntityManager,
  draw: DrawRequest,
  asked: readonly AskedLine[],
  files: ReadonlyMap<string, KnownFile>,
): Promise<void> {
  const rows = asked.map((line, position) => ({
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
  for (let at = 0; at < rows.length; at += 100) await manager.insert(DrawLine, rows.slice(at, at + 100));
}

/** A document must be a file of the loan's own company; of any other file not even its existence is told. */
function refuseUnknownFiles(
  lines: readonly NewDrawLine[],
  files: ReadonlyMap<string, KnownFile>,
  companyId: string,
): void {
  const errors: Record<string, string> = {};
  lines.forEach((line, index) => {
    if (line.supportingDocuments?.some((id) => files.get(id)?.companyId !== companyId))
      errors[`lineItems.${index}.supportingDocuments`] = shared.choice;
  });
  refuseInvalid(errors);
}

/** Errors of the lines that were considered, under the places that these have in the request. */
function inPlace(
  errors: Readonly<Record<string, string>>,
  all: readonly NewDrawLine[],
  considered: readonly NewDrawLine[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(
        /^lineItems\.(\d+)/,
        (_whole, index: string) => `lineItems.${all.indexOf(considered[Number(index)] as NewDrawLine)}`,
      ),
      message,
    ]),
  );
}
