import { Injectable } from '@nestjs/common';
import { heldBy, lineCap, requestedTotal } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { fill, shared } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { lineAmounts, LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import type { CreateDrawRequestDto } from './create-draw-request.dto.js';
import type { Move } from './domain/decision.js';
import { requestErrors, submittedLines } from './domain/submitted-lines.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';

const aboveCommitment = ({ commitmentCents, heldCents }: LedgerEntity): string =>
  fill(shared.drawAboveCommitment, { amount: formatCents(Math.max(0, commitmentCents - heldCents)) });

/** Moves the money that draw lines ask for in the loan's ledger, in the transaction that moves the lines. */
@Injectable()
export class DrawFunds {
  constructor(private readonly ledgers: LedgerRepository) {}

  /** The caps are read under the lock and taken by conditional updates: two requests can never take the same money. */
  async reserve(manager: EntityManager, ledger: LedgerEntity, request: CreateDrawRequestDto): Promise<void> {
    const lines = submittedLines(request.lineItems).sort((a, b) =>
      a.additionalBudgetItemId < b.additionalBudgetItemId ? -1 : 1,
    );
    const ids = [...new Set(lines.map((line) => line.additionalBudgetItemId))];
    // The loan before its lines, as every decision does: one order of locks.
    const taken = await this.ledgers.take(manager, ledger.applicationId, requestedTotal(lines));
    const locked = await this.ledgers.locked(manager, request.applicationId, ids);
    const caps = new Map(locked.map((line) => [line.id, lineCap(lineAmounts(line))]));
    const errors = requestErrors(request, (id) => caps.get(id));
    refuseInvalid(taken || errors['lineItems'] ? errors : { ...errors, lineItems: aboveCommitment(ledger) });
    for (const line of lines)
      if (!(await this.ledgers.reserve(manager, line.additionalBudgetItemId, line.requestedAmount)))
        throw new Problem('state.version_conflict');
  }

  /** What the moves of a decision take from the loan's commitment, or give back to it; before any of its lines is moved. */
  async moveAll(manager: EntityManager, ledger: LedgerEntity, moves: readonly Move<DrawLineEntity>[]): Promise<void> {
    const held = (requestedAmount: number, statusId: number): number => {
      const { pending, funded } = heldBy({ requestedAmount, statusId });
      return pending + funded;
    };
    const more = moves.reduce(
      (sum, { line, to }) => sum + held(line.requestedCents, to) - held(line.requestedCents, line.statusId),
      0,
    );
    if (more < 0) await this.ledgers.giveBack(manager, ledger.applicationId, -more);
    // A rejected line that comes back asks for its money again; meanwhile another request may have taken it.
    if (more > 0 && !(await this.ledgers.take(manager, ledger.applicationId, more)))
      throw new Problem('rule.violated', aboveCommitment(ledger));
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
    throw new Problem('rule.violated', fill(shared.drawAboveCap, { amount: formatCents(cap) }));
  }
}
