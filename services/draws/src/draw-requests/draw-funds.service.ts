import { Injectable } from '@nestjs/common';
import { heldBy, lineCap } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { borrower, fill } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { lineAmounts, LedgerRepository } from '../ledger/index.js';
import type { CreateDrawRequestDto } from './create-draw-request.dto.js';
import { requestErrors, submittedLines } from './domain/submitted-lines.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';

/** Moves the money that draw lines ask for in the loan's ledger, in the transaction that moves the lines. */
@Injectable()
export class DrawFunds {
  constructor(private readonly ledgers: LedgerRepository) {}

  /** The caps are read under the lock and taken by conditional updates: two requests can never take the same money. */
  async reserve(manager: EntityManager, request: CreateDrawRequestDto): Promise<void> {
    const lines = submittedLines(request.lineItems).sort((a, b) =>
      a.additionalBudgetItemId < b.additionalBudgetItemId ? -1 : 1,
    );
    const ids = [...new Set(lines.map((line) => line.additionalBudgetItemId))];
    const locked = await this.ledgers.locked(manager, request.applicationId, ids);
    const caps = new Map(locked.map((line) => [line.id, lineCap(lineAmounts(line))]));
    refuseInvalid(requestErrors(request, (id) => caps.get(id)));
    for (const line of lines)
      if (!(await this.ledgers.reserve(manager, line.additionalBudgetItemId, line.requestedAmount)))
        throw new Problem('state.version_conflict');
  }

  /** What a line holds of the ledger follows its status. */
  async move(manager: EntityManager, applicationId: string, line: DrawLineEntity, to: DrawStatusId): Promise<void> {
    const { budgetItemId, requestedCents } = line;
    const before = heldBy({ requestedAmount: requestedCents, statusId: line.statusId });
    const after = heldBy({ requestedAmount: requestedCents, statusId: to });
    if (before.pending === after.pending) return;
    if (before.pending > 0) {
      if (!(await this.ledgers.release(manager, budgetItemId, requestedCents, after.funded > 0)))
        throw new Problem('state.version_conflict');
      return;
    }
    // A rejected line that comes back asks for its money again; meanwhile another request may have taken it.
    if (await this.ledgers.reserve(manager, budgetItemId, requestedCents)) return;
    const [current] = await this.ledgers.locked(manager, applicationId, [budgetItemId]);
    const cap = current ? lineCap(lineAmounts(current)) : 0;
    throw new Problem('rule.violated', fill(borrower.drawAboveCap, { amount: formatCents(cap) }));
  }
}
