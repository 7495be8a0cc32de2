import { Injectable } from '@nestjs/common';
import type { FundingStage, Netting } from '@groundwork/domain-draws';
import { addCents } from '@groundwork/domain-money';
import { Database, updateExactly } from '@groundwork/server-data';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { FundingEntity } from './funding.entity.js';
import { FundingLineEntity } from './funding-line.entity.js';

export interface FundingFilter {
  readonly stage?: FundingStage | undefined;
  readonly applicationId?: string | undefined;
  /** Only what was scheduled before this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Rows of one INSERT: engines bound the number of parameters of a statement. */
const batch = 100;

/** Payments with what they pay of each line. */
@Injectable()
export class FundingRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<FundingEntity | null> {
    return this.database.manager.findOneBy(FundingEntity, { id });
  }

  /** Some payments by their ids, by their days. */
  some(ids: readonly string[]): Promise<FundingEntity[]> {
    return this.database.manager.find(FundingEntity, {
      where: { id: In([...ids]) },
      order: { scheduledFor: 'ASC', id: 'ASC' },
    });
  }

  /** Of a batch for the bank: those that are planned still, by their loans. */
  plannedOfBatch(batchNumber: number): Promise<FundingEntity[]> {
    return this.database.manager.find(FundingEntity, {
      where: { batchNumber, stage: 'scheduled' },
      order: { applicationId: 'ASC', id: 'ASC' },
    });
  }

  /** By batch how many of its payments are planned still. */
  async plannedByBatch(): Promise<Map<number, number>> {
    const rows = await this.database.rows<{ batch: number; count: number | string }>(
      `SELECT batch_number AS batch, COUNT(*) AS count FROM funding
       WHERE stage = 'scheduled' AND batch_number IS NOT NULL GROUP BY batch_number`,
    );
    return new Map(rows.map(({ batch, count }) => [batch, Number(count)]));
  }

  /** In one order of the ledger's lines, as they are locked. */
  linesOf(fundingId: string): Promise<FundingLineEntity[]> {
    return this.database.manager.find(FundingLineEntity, { where: { fundingId }, order: { ledgerLineId: 'ASC' } });
  }

  /** Every funding of several draws, the first one first. */
  ofDraws(drawRequestIds: readonly string[]): Promise<FundingEntity[]> {
    if (drawRequestIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(FundingEntity, {
      where: { drawRequestId: In([...drawRequestIds]) },
      order: { id: 'ASC' },
    });
  }

  /** Newest first. */
  list({ stage, applicationId, before, limit }: FundingFilter): Promise<FundingEntity[]> {
    const query = this.database.manager
      .createQueryBuilder(FundingEntity, 'funding')
      .orderBy('funding.id', 'DESC')
      .limit(limit);
    if (stage) query.andWhere('funding.stage = :stage', { stage });
    if (applicationId) query.andWhere('funding.applicationId = :applicationId', { applicationId });
    if (before) query.andWhere('funding.id < :before', { before });
    return query.getMany();
  }

  /** What planned payments of a loan are to keep back together. */
  async plannedNetting(applicationId: string): Promise<Netting> {
    const planned = await this.database.manager.findBy(FundingEntity, { applicationId, stage: 'scheduled' });
    return {
      feesNetted: addCents(planned.map(({ feesCents }) => feesCents)),
      reserveNetted: addCents(planned.map(({ reserveCents }) => reserveCents)),
    };
  }

  async insert(manager: EntityManager, funding: FundingEntity, lines: readonly FundingLineEntity[]): Promise<void> {
    await manager.insert(FundingEntity, funding);
    for (let at = 0; at < lines.length; at += batch)
      await manager.insert(FundingLineEntity, lines.slice(at, at + batch));
  }

  /** The version in the condition makes this the gate: of two who move the same funding the second is a conflict. */
  async change(
    manager: EntityManager,
    { id, version, stage }: Pick<FundingEntity, 'id' | 'version' | 'stage'>,
    columns: Partial<FundingEntity>,
  ): Promise<void> {
    await updateExactly(manager, FundingEntity, { id, version, stage }, { ...columns, version: version + 1 });
  }
}
