import { Injectable } from '@nestjs/common';
import { addCents } from '@groundwork/domain-money';
import { Database, newId } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { LoanEntryEntity } from './loan-entry.entity.js';
import type { LoanEntryKind } from './loan-entry.entity.js';

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

  /** What the entries of a loan add up to, by kind; whole cents. */
  async sums(applicationId: string): Promise<Record<LoanEntryKind, number>> {
    const entries = await this.of(applicationId);
    const sum = (kind: LoanEntryKind) =>
      addCents(entries.filter((entry) => entry.kind === kind).map((entry) => entry.amountCents));
    return { fee: sum('fee'), reserve: sum('reserve') };
  }

  /** Adds entries; those of nothing are left out. */
  async add(manager: EntityManager, entries: readonly Omit<LoanEntryEntity, 'id'>[]): Promise<void> {
    const rows = entries.filter(({ amountCents }) => amountCents !== 0).map((entry) => ({ ...entry, id: newId() }));
    if (rows.length > 0) await manager.insert(LoanEntryEntity, rows);
  }
}
