import { Injectable } from '@nestjs/common';
import { effectOf, fundedKinds } from '@groundwork/domain-draws';
import type { EntryKind, LedgerLine } from '@groundwork/domain-draws';
import { displayDay } from '@groundwork/domain-time';
import { Database, isoOf, marks, readRows, updateRows } from '@groundwork/server-data';
import { In, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { LedgerEntity } from './ledger.entity.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerLineEntity } from './ledger-line.entity.js';
import { refuseClosed } from './refuse-closed.js';

/** Sums of a loan's lines, whole cents. */
export interface LedgerSums {
  readonly applicationId: string;
  readonly budgetCents: number;
  readonly fundedCents: number;
  readonly pendingCents: number;
  readonly payableCents: number;
  readonly retainedCents: number;
}

interface FundedRow {
  readonly kind: EntryKind;
  readonly fundingId: string | null;
  readonly at: string;
  readonly effectiveOn: string | null;
  readonly amount: number | string;
}

/** Principal that was lent or came back, from its day on (YYYY-MM-DD). */
export interface FundedMove {
  readonly kind: EntryKind;
  readonly fundingId: string | null;
  readonly day: string;
  readonly amount: number;
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
    const lines = await readRows(this.database.manager, LedgerLineEntity, { id: [...new Set(ids)] });
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

  /** What was funded of a loan and what came back of it, by payment and day; below 0 where it came back. Whole cents. */
  async fundedMoves(applicationId: string): Promise<FundedMove[]> {
    const rows = await this.database.rows<FundedRow>(
      `SELECT kind, funding_id AS fundingId, happened_at AS at, effective_on AS effectiveOn, SUM(amount_cents) AS amount
       FROM ledger_entry WHERE application_id = ? AND kind IN (${marks(fundedKinds.length)})
       GROUP BY kind, funding_id, happened_at, effective_on`,
      [applicationId, ...fundedKinds],
    );
    return rows.map(({ kind, fundingId, at, effectiveOn, amount }) => ({
      kind,
      fundingId,
      day: effectiveOn ?? displayDay(isoOf(at)),
      amount: effectOf(kind, Number(amount)).funded ?? 0,
    }));
  }

  /**
   * The loan as it stands now, locked until the transaction ends: whoever decides, funds or corrects on it waits here. Draws
   * are locked before it, its lines after it. Of one that was paid off nothing moves any more: throws `rule.violated`.
   */
  async lock(manager: EntityManager, applicationId: string): Promise<LedgerEntity | null> {
    const ledger = await this.locking(manager, applicationId);
    if (ledger) refuseClosed(ledger);
    return ledger;
  }

  /** The same of a loan that ended: its payoff alone can be taken back. */
  lockEnded(manager: EntityManager, applicationId: string): Promise<LedgerEntity | null> {
    return this.locking(manager, applicationId);
  }

  private locking(manager: EntityManager, applicationId: string): Promise<LedgerEntity | null> {
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

  /** A line that a change of the budget adds; the loan is locked. */
  async addLine(manager: EntityManager, line: LedgerLineEntity): Promise<LedgerLineEntity> {
    await manager.insert(LedgerLineEntity, line);
    return line;
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

  /** Ends a loan that was paid off. False where it has ended already. */
  async close(manager: EntityManager, applicationId: string, closedOn: string): Promise<boolean> {
    const { affected } = await manager.update(LedgerEntity, { applicationId, closedOn: IsNull() }, { closedOn });
    return affected === 1;
  }

  /** A loan whose payoff came back runs on. False where it runs already. */
  async reopen(manager: EntityManager, applicationId: string): Promise<boolean> {
    const { affected } = await manager.update(
      LedgerEntity,
      { applicationId, closedOn: Not(IsNull()) },
      { closedOn: null },
    );
    return affected === 1;
  }

  /** What inspections let be drawn of lines from now on, in percent of each; null lets all of it. */
  async capLines(manager: EntityManager, percents: ReadonlyMap<string, number | null>): Promise<void> {
    // In one order, as they are locked.
    for (const id of [...percents.keys()].sort())
      await updateRows(manager, LedgerLineEntity, { id }, { capPercent: percents.get(id) ?? null });
  }
}
