import { Inject, Injectable } from '@nestjs/common';
import { lineCap } from '@groundwork/domain-draws';
import { drawRules, fill, shared } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { drawsAbility } from '../shared/index.js';
import type { CorrectFundedDto } from './correct-funded.dto.js';
import { LedgerMovesRepository } from './ledger-moves.repository.js';
import { LedgerRepository, lineAmounts } from './ledger.repository.js';

/** An administrator puts 'funded to date' of a line right: an entry with its reason, and never a change of another one. */
@Injectable()
export class CorrectFunded {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly moves: LedgerMovesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string, correction: CorrectFundedDto): Promise<void> {
    const userId = found(actor.userId, 'The user');
    const { additionalBudgetItemId: id, from, amountFundedToDate, reason } = correction;
    await this.database.transaction(async (manager) => {
      const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
      allow(drawsAbility(actor), 'correct', subject('Ledger', ledger));
      const [line] = await this.ledgers.locked(manager, applicationId, [id]);
      if (!line) return refuseInvalid({ additionalBudgetItemId: shared.choice });
      if (line.fundedCents !== from) throw Problem.conflict({ amountFundedToDate: line.fundedCents });
      // What an inspection found complete caps what is asked for, and no correction.
      const most = from + lineCap({ ...lineAmounts(line), capPercent: null });
      if (amountFundedToDate > most)
        refuseInvalid({ amountFundedToDate: fill(drawRules.correctionBetween, { amount: formatCents(most) }) });
      const amountCents = amountFundedToDate - from;
      if (amountCents === 0) return;
      if (amountCents < 0) await this.ledgers.giveBack(manager, applicationId, -amountCents);
      else if (!(await this.ledgers.take(manager, applicationId, amountCents)))
        throw new Problem('rule.violated', this.aboveCommitment(ledger.commitmentCents - ledger.heldCents));
      const happenedAt = this.clock.now();
      const entry = { kind: 'correction' as const, amountCents, reason: reason.trim(), userId, happenedAt };
      if (!(await this.moves.move(manager, line, {}, [entry]))) throw new Problem('state.version_conflict');
    });
  }

  private aboveCommitment(left: number): string {
    return fill(shared.drawAboveCommitment, { amount: formatCents(Math.max(0, left)) });
  }
}
