import { Injectable } from '@nestjs/common';
import { heldBy } from '@groundwork/domain-draws';
import type { DrawDraft } from '@groundwork/domain-draws';
import { drawRules, fill } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import type { FieldErrors } from '@groundwork/domain-validation';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { LedgerMovesRepository, LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { requestErrors, submittedLines } from './domain/submitted-lines.js';
import type { SubmittedDraw } from './domain/submitted-lines.js';
import { byLedgerLine, openLines } from './line-money.js';
import type { DrawMoney, Moving } from './line-money.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';

const atMost = (cents: number): string => fill(drawRules.releaseAtMost, { amount: formatCents(cents) });

/** Moves what release draws ask for: money that was approved before and is held back. It takes nothing more of the loan. */
@Injectable()
export class ReleaseFunds implements DrawMoney {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly moves: LedgerMovesRepository,
  ) {}

  async reserve(manager: EntityManager, { applicationId }: LedgerEntity, request: SubmittedDraw): Promise<void> {
    const lines = byLedgerLine(submittedLines(request.lineItems), (line) => line.additionalBudgetItemId);
    await this.ledgers.lock(manager, applicationId);
    refuseInvalid(await this.errors(applicationId, request));
    for (const { additionalBudgetItemId: id, requestedAmount } of lines)
      if (!(await this.moves.move(manager, { id, applicationId }, { releasing: requestedAmount })))
        throw new Problem('state.version_conflict');
  }

  /** What is wrong with a release as things stand, its signature with it. */
  async errors(applicationId: string, request: DrawDraft): Promise<FieldErrors> {
    const held = new Map(
      (await this.ledgers.lines(applicationId)).map((line) => [line.id, line.retainedCents - line.releasingCents]),
    );
    const errors: FieldErrors = {};
    request.lineItems.forEach(({ additionalBudgetItemId, requestedAmount }, index) => {
      const cap = held.get(additionalBudgetItemId) ?? 0;
      if ((requestedAmount ?? 0) > cap) errors[`lineItems.${index}.requestedAmount`] = atMost(cap);
    });
    // Whatever else is wrong with a request is wrong with a release.
    const others = requestErrors(request, (id) =>
      held.has(id) ? { cap: Number.MAX_SAFE_INTEGER, stored: 0 } : undefined,
    );
    return { ...others, ...errors };
  }

  /** Nothing of the loan's commitment moves, and nothing is withheld of what is released. */
  moveAll(): Promise<Map<string, number>> {
    return Promise.resolve(new Map());
  }

  async move(manager: EntityManager, { applicationId, move, by }: Moving): Promise<void> {
    const { line, to, approvedAmount } = move;
    const { id: drawLineId, budgetItemId: id, requestedCents: requestedAmount } = line;
    const before = heldBy({ requestedAmount, statusId: line.statusId }).pending;
    const releasing = heldBy({ requestedAmount, statusId: to }).pending - before;
    if (releasing === 0) return;
    const why = { drawLineId, userId: by.userId, happenedAt: by.at };
    const entries = approvedAmount === null ? [] : [{ kind: 'released' as const, amountCents: approvedAmount, ...why }];
    if (await this.moves.move(manager, { id, applicationId }, { releasing }, entries)) return;
    if (releasing < 0) throw new Problem('state.version_conflict');
    // A rejected line that comes back: meanwhile another release may have asked for it.
    const [current] = await this.ledgers.locked(manager, applicationId, [id]);
    throw new Problem('rule.violated', atMost(current ? current.retainedCents - current.releasingCents : 0));
  }

  async giveBack(manager: EntityManager, applicationId: string, lines: readonly DrawLineEntity[]): Promise<void> {
    for (const { budgetItemId: id, requestedCents } of openLines(lines))
      if (!(await this.moves.move(manager, { id, applicationId }, { releasing: -requestedCents })))
        throw new Problem('state.version_conflict');
  }
}
