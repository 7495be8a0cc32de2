import { Injectable } from '@nestjs/common';
import type { LedgerLine } from '@groundwork/domain-draws';
import { Database, updateRows } from '@groundwork/server-data';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { LedgerEntity } from './ledger.entity.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerLineEntity } from './ledger-line.entity.js';

/** Sums of a loan's lines, whole cents. */
export interface LedgerSums {
  readonly applicationId: string;
  readonly budgetCents: number;
  readonly fundedCents: number;
  readonly pendingCents: number;
  readonly payableCents: number;
  readonly retainedCents: number;
}

const summed = ['budgetCents', 'fundedCents', 'pendingCents', 'payableCents', 'retainedCents'] as const;

/** A row as the rules of domain-draws read it. */
export const lineAmounts = (
  line: Pick<LedgerLineEntity, 'budgetCents' | 'fundedCents' | 'pendingCents' | 'payableCents' | 'retainedCents'> &
    Partial<Pick<LedgerLineEntity, 'capPercent'>>,
): LedgerLine => ({
  budgetAmount: line.budgetCents,
  amountFundedToDate: line.fundedCents,
  pending: line.pendingCents,
  pendingFunding: line.payableCents,
  retainageHeld: line.retainedCents,
  capPercent: line.capPercent ?? null,
});

@Injectable()
export class LedgerRepository {
  constructor(private readonly database: Database) {}

  find(applicationId: string): Promise<LedgerEntity | null> {
    return this.database.manager.findOneBy(LedgerEntity, { applicationId });
  }

  ofCompany(companyId: string): Promise<LedgerEntity[]> {
    return this.database.manager.find(LedgerEntity, {
      where: { companyId },
      order: { openedAt: 'DESC', applicationId: 'ASC' },
    });
  }

  lines(applicationId: string): Promise<LedgerLineEntity[]> {
    return this.database.manager.find(LedgerLineEntity, {
      where: { applicationId },
      order: { sectionIndex: 'ASC', index: 'ASC', id: 'ASC' },
    });
  }

  /** Every entry of a loan, in the order in which they happened. */
  entries(applicationId: string): Promise<LedgerEntryEntity[]> {
    return this.database.manager.find(LedgerEntryEntity, {
      where: { applicationId },
      order: { happenedAt: 'ASC', id: 'ASC' },
    });
  }

  /** Lines by their ids, of whichever loans. */
  async linesById(ids: readonly string[]): Promise<Map<string, LedgerLineEntity>> {
    const lines = await this.database.manager.findBy(LedgerLineEntity, { id: In([...new Set(ids)]) });
    return new Map(lines.map((line) => [line.id, line]));
  }

  /** Names and numbers of loans by the applications' ids. */
  async names(applicationIds: readonly string[]): Promise<Map<string, Pick<LedgerEntity, 'name' | 'projectNumber'>>> {
    const ledgers = await this.database.manager.find(LedgerEntity, {
      where: { applicationId: In([...new Set(applicationIds)]) },
      select: { applicationId: true, name: true, projectNumber: true },
    });
    return new Map(ledgers.map((ledger) => [ledger.applicationId, ledger]));
  }

  async sums(applicationIds: readonly string[]): Promise<Map<string, LedgerSums>> {
    if (applicationIds.length === 0) return new Map();
    const query = this.database.manager
      .createQueryBuilder(LedgerLineEntity, 'line')
      .select('line.applicationId', 'applicationId')
      .where('line.applicationId IN (:...applicationIds)', { applicationIds: [...applicationIds] })
      .groupBy('line.applicationId');
    for (const column of summed) query.addSelect(`SUM(line.${column})`, column);
    const rows = await query.getRawMany<Record<keyof LedgerSums, string>>();
    // MySQL answers sums as text.
    return new Map(
      rows.map((row) => [
        row.applicationId,
        {
          applicationId: row.applicationId,
          budgetCents: Number(row.budgetCents),
          fundedCents: Number(row.fundedCents),
          pendingCents: Number(row.pendingCents),
          payableCents: Number(row.payableCents),
          retainedCents: Number(row.retainedCents),
        },
      ]),
    );
  }

  /**
   * The loan as it stands now, locked until the transaction ends: whoever decides, funds or corrects on it waits here. Draws
   * are locked before it, its lines after it.
   */
  lock(manager: EntityManager, applicationId: string): Promise<LedgerEntity | null> {
    const query = manager
      .createQueryBuilder(LedgerEntity, 'ledger')
      .where('ledger.applicationId = :applicationId', { applicationId });
    return (this.database.engine === 'mysql' ? query.setLock('pessimistic_write') : query).getOne();
  }

  /**
   * The lines as they stand now, locked until the transaction ends and in one order, so that two who ask for the same
   * lines wait for each other. SQLite runs one writing transaction at a time and has no row locks.
   */
  locked(manager: EntityManager, applicationId: string, ids: readonly string[]): Promise<LedgerLineEntity[]> {
    if (ids.length === 0) return Promise.resolve([]);
    const query = manager
      .createQueryBuilder(LedgerLineEntity, 'line')
      .where('line.applicationId = :applicationId AND line.id IN (:...ids)', { applicationId, ids: [...ids] })
      .orderBy('line.id');
    return (this.database.engine === 'mysql' ? query.setLock('pessimistic_write') : query).getMany();
  }

  /** Asks for money of the whole loan. False where its commitment has not that much left: nothing is changed then. */
  async take(manager: EntityManager, applicationId: string, amountCents: number): Promise<boolean> {
    const result = await manager
      .createQueryBuilder()
      .update(LedgerEntity)
      .set({ heldCents: () => 'held_cents + :amountCents' })
      .where('application_id = :applicationId AND commitment_cents - held_cents >= :amountCents', {
        applicationId,
        amountCents,
      })
      .execute();
    return result.affected === 1;
  }

  /** Gives money of the loan back that was asked for. */
  async giveBack(manager: EntityManager, applicationId: string, amountCents: number): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(LedgerEntity)
      .set({ heldCents: () => 'held_cents - :amountCents' })
      .where('application_id = :applicationId', { applicationId, amountCents })
      .execute();
  }

  /** What inspections let be drawn of lines from now on, in percent of each; null lets all of it. */
  async capLines(manager: EntityManager, percents: ReadonlyMap<string, number | null>): Promise<void> {
    for (const [id, capPercent] of [...percents].sort(([a], [b]) => (a < b ? -1 : 1)))
      await updateRows(manager, LedgerLineEntity, { id }, { capPercent });
  }
}
