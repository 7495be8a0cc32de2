import { Injectable } from '@nestjs/common';
import type { LedgerLine } from '@groundwork/domain-draws';
import { Database, newId } from '@groundwork/server-data';
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
}

/** What becomes of a reservation that is approved; whole cents. */
export interface Funding extends Pick<
  LedgerEntryEntity,
  'applicationId' | 'drawLineId' | 'amountCents' | 'userId' | 'happenedAt'
> {
  readonly reservedCents: number;
  /** Materials stored from then on; null where they stay as they are. */
  readonly storedCents: number | null;
}

/** A row as the rules of domain-draws read it. */
export const lineAmounts = (
  line: Pick<LedgerLineEntity, 'budgetCents' | 'fundedCents' | 'pendingCents'>,
): LedgerLine => ({
  budgetAmount: line.budgetCents,
  amountFundedToDate: line.fundedCents,
  pending: line.pendingCents,
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
    const rows = await this.database.manager
      .createQueryBuilder(LedgerLineEntity, 'line')
      .select('line.applicationId', 'applicationId')
      .addSelect('SUM(line.budgetCents)', 'budgetCents')
      .addSelect('SUM(line.fundedCents)', 'fundedCents')
      .addSelect('SUM(line.pendingCents)', 'pendingCents')
      .where('line.applicationId IN (:...applicationIds)', { applicationIds: [...applicationIds] })
      .groupBy('line.applicationId')
      .getRawMany<Record<keyof LedgerSums, string>>();
    // MySQL answers sums as text.
    return new Map(
      rows.map((row) => [
        row.applicationId,
        {
          applicationId: row.applicationId,
          budgetCents: Number(row.budgetCents),
          fundedCents: Number(row.fundedCents),
          pendingCents: Number(row.pendingCents),
        },
      ]),
    );
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

  /** Asks for money of a line. False where the line has not that much left: nothing is changed then. */
  async reserve(manager: EntityManager, id: string, amountCents: number): Promise<boolean> {
    const result = await manager
      .createQueryBuilder()
      .update(LedgerLineEntity)
      .set({ pendingCents: () => 'pending_cents + :amountCents' })
      .where('id = :id AND budget_cents - funded_cents - pending_cents >= :amountCents', { id, amountCents })
      .execute();
    return result.affected === 1;
  }

  /** Ends a reservation: its money goes back to the line. False where it was not reserved. */
  async release(manager: EntityManager, id: string, amountCents: number): Promise<boolean> {
    const result = await manager
      .createQueryBuilder()
      .update(LedgerLineEntity)
      .set({ pendingCents: () => 'pending_cents - :amountCents' })
      .where('id = :id AND pending_cents >= :amountCents', { id, amountCents })
      .execute();
    return result.affected === 1;
  }

  /** Funds a line by what was approved of a reservation, which ends, and enters why. False where it was not reserved. */
  async fund(manager: EntityManager, id: string, { reservedCents, storedCents, ...entry }: Funding): Promise<boolean> {
    const { amountCents } = entry;
    const result = await manager
      .createQueryBuilder()
      .update(LedgerLineEntity)
      .set({
        pendingCents: () => 'pending_cents - :reservedCents',
        fundedCents: () => 'funded_cents + :amountCents',
        ...(storedCents === null ? {} : { storedCents }),
      })
      .where('id = :id AND pending_cents >= :reservedCents', { id, amountCents, reservedCents })
      .execute();
    if (result.affected !== 1) return false;
    await manager.insert(LedgerEntryEntity, { id: newId(), ledgerLineId: id, kind: 'draw', reason: null, ...entry });
    return true;
  }
}
