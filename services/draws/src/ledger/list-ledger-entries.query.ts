import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { LedgerAccess } from './ledger-access.service.js';
import type { LedgerEntryDto } from './ledger-entry.dto.js';
import { LedgerRepository } from './ledger.repository.js';

/** The history of a loan's money, the first entry first. */
@Injectable()
export class ListLedgerEntries {
  constructor(
    private readonly access: LedgerAccess,
    private readonly ledgers: LedgerRepository,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<LedgerEntryDto[]> {
    await this.access.allowed(actor, 'read', applicationId);
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
