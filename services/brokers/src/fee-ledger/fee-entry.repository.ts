import { Inject, Injectable } from '@nestjs/common';
import { feeSums } from '@groundwork/domain-brokers';
import type { FeeHistoryCommand, FeeStatus, FeeSums } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import { Database, newId, updateExactly } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { BrokerFeeEntryEntity, BrokerFeeHistoryEntity } from './broker-fee-entry.entity.js';

/** The most entries that a list or a statement has. */
export const mostEntries = 1000;

/** Who moves a fee, and why; nobody where a loan's event does. */
export interface FeeHappening {
  readonly command: FeeHistoryCommand;
  readonly userId?: string | null;
  readonly comment?: string | null;
}

/** The ledger of brokers' fees with what happened to each. */
@Injectable()
export class FeeEntryRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<BrokerFeeEntryEntity> {
    return found(await this.database.manager.findOneBy(BrokerFeeEntryEntity, { id }), 'The fee');
  }

  /** Of a broker or of all, in one status or in any; the newest first. */
  list({ brokerId, status }: { brokerId?: string; status?: FeeStatus }): Promise<BrokerFeeEntryEntity[]> {
    return this.database.manager.find(BrokerFeeEntryEntity, {
      where: { ...(brokerId === undefined ? {} : { brokerId }), ...(status === undefined ? {} : { status }) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: mostEntries,
    });
  }

  /** What the whole ledger of a broker comes to, or of all brokers: also where a list is cut off. */
  async sums(brokerId: string | undefined): Promise<FeeSums> {
    const query = this.database.manager
      .createQueryBuilder(BrokerFeeEntryEntity, 'fee')
      .select('fee.status', 'status')
      .addSelect('CASE WHEN fee.paidOn IS NULL THEN 0 ELSE 1 END', 'wasPaid')
      .addSelect('SUM(fee.amountCents)', 'amount')
      .groupBy('fee.status')
      .addGroupBy('CASE WHEN fee.paidOn IS NULL THEN 0 ELSE 1 END');
    if (brokerId !== undefined) query.where('fee.brokerId = :brokerId', { brokerId });
    const rows = await query.getRawMany<{ status: FeeStatus; wasPaid: number | string; amount: number | string }>();
    return feeSums(
      rows.map(({ status, wasPaid, amount }) => ({
        status,
        amount: Number(amount),
        paidOn: Number(wasPaid) === 1 ? 'paid' : null,
      })),
    );
  }

  /** Of a loan, in the order in which they were entered: the last round of a line stands last. */
  ofLoan(manager: EntityManager, applicationId: string): Promise<BrokerFeeEntryEntity[]> {
    return manager.find(BrokerFeeEntryEntity, { where: { applicationId }, order: { lineKey: 'ASC', round: 'ASC' } });
  }

  async open(manager: EntityManager, row: BrokerFeeEntryEntity): Promise<void> {
    await manager.insert(BrokerFeeEntryEntity, row);
    await this.remember(manager, row.id, null, row.status, { command: 'open' });
  }

  /** Moves a fee in the status and version that were read; of two who move it the second is a conflict. */
  async move(
    manager: EntityManager,
    { id, status, version }: Pick<BrokerFeeEntryEntity, 'id' | 'status' | 'version'>,
    changes: Partial<BrokerFeeEntryEntity> & { readonly status: FeeStatus },
    happening: FeeHappening,
  ): Promise<void> {
    await updateExactly(manager, BrokerFeeEntryEntity, { id, status, version }, { ...changes, version: version + 1 });
    await this.remember(manager, id, status, changes.status, happening);
  }

  private async remember(
    manager: EntityManager,
    entryId: string,
    fromStatus: FeeStatus | null,
    toStatus: FeeStatus,
    { command, userId = null, comment = null }: FeeHappening,
  ): Promise<void> {
    const at = this.clock.now();
    await manager.insert(BrokerFeeHistoryEntity, {
      id: newId(),
      entryId,
      command,
      fromStatus,
      toStatus,
      userId,
      comment,
      at,
    });
  }
}
