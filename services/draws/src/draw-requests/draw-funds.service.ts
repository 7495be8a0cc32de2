import { Injectable } from '@nestjs/common';
import { heldBy, lineCap, requestedTotal, storedAfterApproval } from '@groundwork/domain-draws';
import { fill, shared } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { lineAmounts, LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import type { Move } from './domain/decision.js';
import { requestErrors, submittedLines } from './domain/submitted-lines.js';
import type { SubmittedDraw } from './domain/submitted-lines.js';
import type { Decider } from './persistence/decision-columns.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';

const aboveCommitment = ({ commitmentCents, heldCents }: LedgerEntity): string =>
  fill(shared.drawAboveCommitment, { amount: formatCents(Math.max(0, commitmentCents - heldCents)) });

/** What a line holds of the ledger in a status, whole cents. */
const holds = (line: DrawLineEntity, statusId: number, approvedAmount: number | null) =>
  heldBy({ requestedAmount: line.requestedCents, statusId, approvedAmount });

/** Moves the money that draw lines ask for in the loan's ledger, in the transaction that moves the lines. */
@Injectable()
export class DrawFunds {
  constructor(private readonly ledgers: LedgerRepository) {}

  /** The caps are read under the lock and taken by conditional updates: two requests can never take the same money. */
  async reserve(manager: EntityManager, ledger: LedgerEntity, request: SubmittedDraw): Promise<void> {
    const lines = submittedLines(request.lineItems).sort((a, b) =>
      a.additionalBudgetItemId < b.additionalBudgetItemId ? -1 : 1,
    );
    const ids = [...new Set(lines.map((line) => line.additionalBudgetItemId))];
    // The loan before its lines, as every decision does: one order of locks.
    const taken = await this.ledgers.take(manager, ledger.applicationId, requestedTotal(lines));
    const locked = new Map(
      (await this.ledgers.locked(manager, ledger.applicationId, ids)).map((line) => [line.id, line]),
    );
    const errors = requestErrors(request, (id) => {
      const line = locked.get(id);
      return line && { cap: lineCap(lineAmounts(line)), stored: line.storedCents };
    });
    refuseInvalid(taken || errors['lineItems'] ? errors : { ...errors, lineItems: aboveCommitment(ledger) });
    for (const line of lines)
      if (!(await this.ledgers.reserve(manager, line.additionalBudgetItemId, line.requestedAmount)))
        throw new Problem('state.version_conflict');
  }

  /** What the moves of a decision take from the loan's commitment, or give back to it; before any of its lines is moved. */
  async moveAll(manager: EntityManager, ledger: LedgerEntity, moves: readonly Move<DrawLineEntity>[]): Promise<void> {
    const more = moves.reduce((sum, { line, to, approvedAmount }) => {
      const before = holds(line, line.statusId, line.approvedCents);
      const after = holds(line, to, approvedAmount);
      return sum + after.pending + after.funded - before.pending - before.funded;
    }, 0);
    if (more < 0) await this.ledgers.giveBack(manager, ledger.applicationId, -more);
    // A rejected line that comes back asks for its money again; meanwhile another request may have taken it.
    if (more > 0 && !(await this.ledgers.take(manager, ledger.applicationId, more)))
      throw new Problem('rule.violated', aboveCommitment(ledger));
  }

  /** What a line holds of the ledger follows its status. */
  async move(manager: EntityManager, applicationId: string, move: Move<DrawLineEntity>, by: Decider): Promise<void> {
    const { line, to, approvedAmount } = move;
    const { budgetItemId, requestedCents } = line;
    const before = holds(line, line.statusId, line.approvedCents);
    const after = holds(line, to, approvedAmount);
    if (before.pending === after.pending) return;
    if (before.pending > 0) {
      const done =
        approvedAmount === null
          ? await this.ledgers.release(manager, budgetItemId, requestedCents)
          : await this.fund(manager, applicationId, line, approvedAmount, by);
      if (!done) throw new Problem('state.version_conflict');
      return;
    }
    // A rejected line that comes back asks for its money again; meanwhile another request may have taken it.
    if (await this.ledgers.reserve(manager, budgetItemId, requestedCents)) return;
    const [current] = await this.ledgers.locked(manager, applicationId, [budgetItemId]);
    const cap = current ? lineCap(lineAmounts(current)) : 0;
    throw new Problem('rule.violated', fill(shared.drawAboveCap, { amount: formatCents(cap) }));
  }

  /** What the open lines of a draw that goes back to the borrower have reserved is free again. */
  async giveBack(manager: EntityManager, applicationId: string, lines: readonly DrawLineEntity[]): Promise<void> {
    const open = lines
      .map((line) => ({ line, cents: holds(line, line.statusId, line.approvedCents).pending }))
      .filter(({ cents }) => cents > 0)
      .sort((a, b) => (a.line.budgetItemId < b.line.budgetItemId ? -1 : 1));
    const sum = open.reduce((total, { cents }) => total + cents, 0);
    await this.ledgers.giveBack(manager, applicationId, sum);
    for (const { line, cents } of open)
      if (!(await this.ledgers.release(manager, line.budgetItemId, cents))) throw new Problem('state.version_conflict');
  }

  private async fund(
    manager: EntityManager,
    applicationId: string,
    line: DrawLineEntity,
    approvedAmount: number,
    by: Decider,
  ): Promise<boolean> {
    const { id, budgetItemId, requestedCents: requestedAmount, storedCents: stored } = line;
    const [current] = stored === null ? [] : await this.ledgers.locked(manager, applicationId, [budgetItemId]);
    return this.ledgers.fund(manager, budgetItemId, {
      applicationId,
      drawLineId: id,
      amountCents: approvedAmount,
      reservedCents: requestedAmount,
      storedCents:
        stored === null || !current
          ? null
          : storedAfterApproval({ requestedAmount, storedBefore: current.storedCents, stored }, approvedAmount),
      userId: by.userId,
      happenedAt: by.at,
    });
  }
}
