import { Injectable } from '@nestjs/common';
import { addCents } from '@groundwork/domain-money';
import { Database, newId } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { LoanEntryEntity, loanEntryKinds } from './loan-entry.entity.js';
import type { LoanEntryKind, LoanSums } from './loan-entry.entity.js';

type Origin = 'fundingId' | 'statementId' | 'paymentId' | 'reason';
export type NewLoanEntry = Omit<LoanEntryEntity, 'id' | Origin> & Partial<Pick<LoanEntryEntity, Origin>>;

/** Money of loans that belongs to no line. */
@Injectable()
export class LoanEntryRepository {
  constructor(private readonly database: Database) {}

  of(applicationId: string): Promise<LoanEntryEntity[]> {
    return this.database.manager.find(LoanEntryEntity, {
      where: { applicationId },
      order: { effectiveOn: 'ASC', id: 'ASC' },
    });
  }

  async sums(applicationId: string): Promise<LoanSums> {
    return this.summed(await this.of(applicationId));
  }

  summed(entries: readonly Pick<LoanEntryEntity, 'kind' | 'amountCents'>[]): LoanSums {
    const sum = (kind: LoanEntryKind) =>
      addCents(entries.filter((entry) => entry.kind === kind).map((entry) => entry.amountCents));
    return Object.fromEntries(loanEntryKinds.map((kind) => [kind, sum(kind)])) as Record<LoanEntryKind, number>;
  }

  /** Adds entries; those of nothing are left out. */
  async add(manager: EntityManager, entries: readonly NewLoanEntry[]): Promise<void> {
    const empty = { fundingId: null, statementId: null, paymentId: null, reason: null };
    const rows = entries
      .filter(({ amountCents }) => amountCents !== 0)
      .map((entry) => ({ ...empty, ...entry, id: newId() }));
    if (rows.length > 0) await manager.insert(LoanEntryEntity, rows);
  }
}
