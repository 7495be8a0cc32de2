import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { drawsAbility } from '../shared/index.js';
import type { LedgerEntryDto } from './ledger-entry.dto.js';
import { LedgerRepository } from './ledger.repository.js';

/** The history of a loan's money, the first entry first. */
@Injectable()
export class ListLedgerEntries {
  constructor(private readonly ledgers: LedgerRepository) {}

  async execute(actor: Actor, applicationId: string): Promise<LedgerEntryDto[]> {
    const ledger = await this.ledgers.find(applicationId);
    if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
    allow(drawsAbility(actor), 'read', subject('Ledger', ledger));
    const names = new Map((await this.ledgers.lines(applicationId)).map((line) => [line.id, line.name]));
    return (await this.ledgers.entries(applicationId)).map((entry) => ({
      id: entry.id,
      additionalBudgetItemId: entry.ledgerLineId,
      name: names.get(entry.ledgerLineId) ?? '',
      kind: entry.kind,
      amount: entry.amountCents,
      reason: entry.reason,
      fundingId: entry.fundingId,
      effectiveOn: entry.effectiveOn,
      userId: entry.userId,
      happenedAt: entry.happenedAt.toISOString(),
    }));
  }
}
