import { Inject, Injectable } from '@nestjs/common';
import { feeMachine } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { brokersAbility } from '../shared/index.js';
import type { BrokerFeeEntryEntity } from './broker-fee-entry.entity.js';
import { FeeEntryRepository } from './fee-entry.repository.js';
import type { FeeEntryDto } from './fee-entry.dto.js';
import { NamedFees } from './fee-names.service.js';

/** What an administrator does with a fee as it was read. */
export type FeeMove = { readonly id: string; readonly version: number } & (
  | { readonly command: 'approve' }
  | { readonly command: 'pay'; readonly paidOn: string; readonly reference: string }
  | { readonly command: 'reverse'; readonly reason: string }
);

/** Approves a fee for payment, notes that it was paid, or takes it back with the reason. */
@Injectable()
export class MoveFee {
  constructor(
    private readonly database: Database,
    private readonly entries: FeeEntryRepository,
    private readonly named: NamedFees,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, move: FeeMove): Promise<FeeEntryDto> {
    allow(brokersAbility(actor), 'decide', 'BrokerFee');
    const userId = found(actor.userId, 'The user');
    const row = await this.entries.find(move.id);
    if (row.version !== move.version) throw Problem.conflict(await this.view(row));
    const { command } = move;
    const status = feeMachine.next(row.status, command);
    if (status === undefined) throw new Problem('state.illegal_transition');
    const changes = this.changesOf(move, row, userId);
    const comment = move.command === 'approve' ? null : (changes.reason ?? changes.reference ?? null);
    await this.database.transaction((manager) =>
      this.entries.move(manager, row, { ...changes, status }, { command, userId, comment }),
    );
    return this.view(await this.entries.find(move.id));
  }

  private async view(row: BrokerFeeEntryEntity): Promise<FeeEntryDto> {
    const [entry] = await this.named.of([row]);
    return found(entry, 'The fee');
  }

  private changesOf(move: FeeMove, row: BrokerFeeEntryEntity, by: string): Partial<BrokerFeeEntryEntity> {
    const now = today(this.clock);
    if (move.command === 'approve') return { approvedBy: by, approvedAt: this.clock.now() };
    if (move.command === 'reverse') {
      const complaint = feeMachine.complaint('reverse', move.reason);
      if (complaint) refuseInvalid({ reason: complaint });
      return { reversedOn: now, reversedBy: by, reason: move.reason.trim() };
    }
    const complaint = feeMachine.complaint('pay', move.reference);
    if (complaint) refuseInvalid({ reference: complaint });
    // A fee is not paid before it is earned, nor on a day to come.
    if (move.paidOn > now || move.paidOn < (row.earnedOn ?? move.paidOn)) refuseInvalid({ paidOn: shared.feePaidOn });
    return { paidOn: move.paidOn, reference: move.reference.trim(), paidBy: by };
  }
}
