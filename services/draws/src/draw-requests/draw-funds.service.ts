import { Injectable } from '@nestjs/common';
import { heldBy, lineCap, requestedTotal, storedAfterApproval } from '@groundwork/domain-draws';
import { fill, shared } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { lineAmounts, LedgerMovesRepository, LedgerRepository, Withholding } from '../ledger/index.js';
import type { LedgerEntity, NewEntry } from '../ledger/index.js';
import type { Move } from './domain/decision.js';
import { requestErrors, submittedLines } from './domain/submitted-lines.js';
import type { SubmittedDraw } from './domain/submitted-lines.js';
import { byLedgerLine, openLines } from './line-money.js';
import type { DrawMoney, Moving } from './line-money.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';

const aboveCommitment = ({ commitmentCents, heldCents }: LedgerEntity): string =>
  fill(shared.drawAboveCommitment, { amount: formatCents(Math.max(0, commitmentCents - heldCents)) });

/** What a line holds of the ledger in a status, whole cents. */
const holds = (line: DrawLineEntity, statusId: number, approvedAmount: number | null) =>
  heldBy({ requestedAmount: line.requestedCents, statusId, approvedAmount });

/** Moves the money that draw lines ask for in the loan's ledger, in the transaction that moves the lines. */
@Injectable()
export class DrawFunds implements DrawMoney {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly moves: LedgerMovesRepository,
    private readonly withholding: Withholding,
  ) {}

  /** The caps are read under the lock and taken by conditional updates: two requests can never take the same money. */
  async reserve(manager: EntityManager, ledger: LedgerEntity, request: SubmittedDraw): Promise<void> {
    const { applicationId } = ledger;
    const lines = byLedgerLine(submittedLines(request.lineItems), (line) => line.additionalBudgetItemId);
    const ids = [...new Set(lines.map((line) => line.additionalBudgetItemId))];
    // The loan before its lines, as every decision does: one order of locks.
    const taken = await this.ledgers.take(manager, applicationId, requestedTotal(lines));
    const locked = new Map((await this.ledgers.locked(manager, applicationId, ids)).map((line) => [line.id, line]));
    const errors = requestErrors(request, (id) => {
      const line = locked.get(id);
      return line && { cap: lineCap(lineAmounts(line)), stored: line.storedCents };
    });
    refuseInvalid(taken || errors['lineItems'] ? errors : { ...errors, lineItems: aboveCommitment(ledger) });
    for (const { additionalBudgetItemId: id, requestedAmount } of lines)
      if (!(await this.moves.move(manager, { id, applicationId }, { pending: requestedAmount })))
        throw new Problem('state.version_conflict');
  }

  /** What the moves of a decision take from the loan's commitment, or give back to it; before any of its lines is moved. */
  async moveAll(
    manager: EntityManager,
    ledger: LedgerEntity,
    moves: readonly Move<DrawLineEntity>[],
  ): Promise<Map<string, number>> {
    const more = moves.reduce((sum, { line, to, approvedAmount }) => {
      const before = holds(line, line.statusId, line.approvedCents);
      const after = holds(line, to, approvedAmount);
      return sum + after.pending + after.earned - before.pending - before.earned;
    }, 0);
    if (more < 0) await this.ledgers.giveBack(manager, ledger.applicationId, -more);
    // A rejected line that comes back asks for its money again; meanwhile another request may have taken it.
    if (more > 0 && !(await this.ledgers.take(manager, ledger.applicationId, more)))
      throw new Problem('rule.violated', aboveCommitment(ledger));
    return this.withheld(ledger, moves);
  }

  /** What a line holds of the ledger follows its status. */
  async move(manager: EntityManager, { applicationId, move, withheld, by }: Moving): Promise<void> {
    const { line, to, approvedAmount } = move;
    const { budgetItemId: id, requestedCents } = line;
    const before = holds(line, line.statusId, line.approvedCents);
    const after = holds(line, to, approvedAmount);
    const pending = after.pending - before.pending;
    if (pending === 0) return;
    if (pending < 0) {
      const done =
        approvedAmount === null
          ? await this.moves.move(manager, { id, applicationId }, { pending })
          : await this.approve(manager, { applicationId, move, withheld, by }, approvedAmount);
      if (!done) throw new Problem('state.version_conflict');
      return;
    }
    // A rejected line that comes back asks for its money again; meanwhile another request may have taken it.
    if (await this.moves.move(manager, { id, applicationId }, { pending: requestedCents })) return;
    const [current] = await this.ledgers.locked(manager, applicationId, [id]);
    const cap = current ? lineCap(lineAmounts(current)) : 0;
    throw new Problem('rule.violated', fill(shared.drawAboveCap, { amount: formatCents(cap) }));
  }

  /** What the open lines of a draw that goes back to the borrower have reserved is free again. */
  async giveBack(manager: EntityManager, applicationId: string, lines: readonly DrawLineEntity[]): Promise<void> {
    const open = openLines(lines);
    const sum = open.reduce((total, { requestedCents }) => total + requestedCents, 0);
    await this.ledgers.giveBack(manager, applicationId, sum);
    for (const { budgetItemId: id, requestedCents } of open)
      if (!(await this.moves.move(manager, { id, applicationId }, { pending: -requestedCents })))
        throw new Problem('state.version_conflict');
  }

  /** Ends a reservation by what was approved of it, less what is withheld. */
  private async approve(
    manager: EntityManager,
    { applicationId, move: { line }, withheld, by }: Moving,
    approvedAmount: number,
  ): Promise<boolean> {
    const { id: drawLineId, budgetItemId: id, requestedCents } = line;
    const [current] = line.storedCents === null ? [] : await this.ledgers.locked(manager, applicationId, [id]);
    const why = { drawLineId, userId: by.userId, happenedAt: by.at };
    const entries: NewEntry[] = [{ kind: 'approved', amountCents: approvedAmount, ...why }];
    if (withheld !== 0) entries.push({ kind: 'withheld', amountCents: withheld, ...why });
    const asking = {
      pending: -requestedCents,
      storedCents: current && this.storedAfter(line, current.storedCents, approvedAmount),
    };
    return this.moves.move(manager, { id, applicationId }, asking, entries);
  }

  /** By budget line, what is withheld of what is approved. */
  private async withheld(ledger: LedgerEntity, moves: readonly Move<DrawLineEntity>[]): Promise<Map<string, number>> {
    const approved = moves.flatMap(({ line, approvedAmount: amount }) => (amount === null ? [] : [{ line, amount }]));
    const ids = approved.map(({ line }) => line.budgetItemId);
    const current = await this.ledgers.linesById(ids);
    return this.withholding.of(
      ledger,
      approved.map(({ line, amount }) => {
        const { budgetItemId: id } = line;
        return { id, amount, stored: this.storedAfter(line, current.get(id)?.storedCents ?? 0, amount) };
      }),
    );
  }

  /** Materials stored after an approval; undefined where the line says nothing of them. */
  private storedAfter(line: DrawLineEntity, storedBefore: number, approvedAmount: number): number | undefined {
    const { requestedCents: requestedAmount, storedCents: stored } = line;
    return stored === null ? undefined : storedAfterApproval({ requestedAmount, storedBefore, stored }, approvedAmount);
  }
}
