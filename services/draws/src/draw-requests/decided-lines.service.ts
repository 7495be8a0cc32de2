import { Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { LedgerRepository } from '../ledger/index.js';
import { DrawMoneyOf } from './draw-money.service.js';
import { byLedgerLine } from './line-money.js';
import type { Move } from './domain/decision.js';
import type { Decider } from './persistence/decision-columns.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';
import type { DrawRequestEntity } from './persistence/draw-request.entity.js';
import { DrawRequestRepository } from './persistence/draw-request.repository.js';

/** A decision on a draw, with the lines that it moves. */
interface LineDecision {
  readonly draw: DrawRequestEntity;
  readonly moves: readonly Move<DrawLineEntity>[];
  readonly by: Decider;
}

/** The lines that a decision moves, with their money. */
@Injectable()
export class DecidedLines {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly draws: DrawRequestRepository,
    private readonly money: DrawMoneyOf,
  ) {}

  /** The loan is held first, then its lines in the order of all who lock them. */
  async move(manager: EntityManager, { draw, moves, by }: LineDecision): Promise<void> {
    const { applicationId, kind } = draw;
    const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
    const money = this.money.kind(kind);
    const withheldOf = await money.moveAll(manager, ledger, moves);
    for (const move of byLedgerLine(moves, ({ line }) => line.budgetItemId)) {
      const withheld = withheldOf.get(move.line.budgetItemId) ?? 0;
      await this.draws.moveLine(manager, move, withheld, by);
      await money.move(manager, { applicationId, move, withheld, by });
    }
  }
}
