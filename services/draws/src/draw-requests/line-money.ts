import { heldBy, payableOf } from '@groundwork/domain-draws';
import type { EntityManager } from 'typeorm';
import type { LedgerEntity } from '../ledger/index.js';
import type { Move } from './domain/decision.js';
import type { SubmittedDraw } from './domain/submitted-lines.js';
import type { Decider } from './persistence/decision-columns.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';

/** A line that moves by a decision, with what is withheld of what is approved of it; whole cents. */
export interface Moving {
  readonly applicationId: string;
  readonly move: Move<DrawLineEntity>;
  readonly withheld: number;
  readonly by: Decider;
}

/** What a draw asks for and gets in the loan's ledger, by its kind. Every method belongs to the transaction that moves its lines. */
export interface DrawMoney {
  /** Asks for what a submission asks for. */
  reserve(manager: EntityManager, ledger: LedgerEntity, request: SubmittedDraw): Promise<void>;
  /** Before the lines of a decision move: what it means for the loan. Gives what is withheld, by budget line. */
  moveAll(
    manager: EntityManager,
    ledger: LedgerEntity,
    moves: readonly Move<DrawLineEntity>[],
  ): Promise<Map<string, number>>;
  move(manager: EntityManager, moving: Moving): Promise<void>;
  /** Ends what a draw that goes back to the borrower asks for. */
  giveBack(manager: EntityManager, applicationId: string, lines: readonly DrawLineEntity[]): Promise<void>;
}

/** One order of locks on the ledger's lines for all who decide or ask. */
export const byLedgerLine = <T>(lines: readonly T[], idOf: (line: T) => string): T[] =>
  [...lines].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));

/** The lines of a draw that still ask for money. */
export const openLines = (lines: readonly DrawLineEntity[]): DrawLineEntity[] =>
  byLedgerLine(lines, (line) => line.budgetItemId).filter(
    ({ requestedCents: requestedAmount, statusId }) => heldBy({ requestedAmount, statusId }).pending > 0,
  );

/** What is paid of a line; whole cents. */
export const payableOfLine = ({ approvedCents, retainedCents }: DrawLineEntity): number =>
  payableOf(approvedCents, retainedCents);
