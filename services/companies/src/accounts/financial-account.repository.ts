import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { insertRows, newId, updateRows } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { FinancialAccountEntity } from './financial-account.entity.js';

/** An account as a report has it. */
export type ReportedAccount = Pick<
  FinancialAccountEntity,
  | 'institutionName'
  | 'accountName'
  | 'availableBalance'
  | 'averageBalance'
  | 'averageBalanceRecent'
  | 'asOfDate'
  | 'status'
>;

/** The rows of accounts. */
@Injectable()
export class FinancialAccountRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** In the order of their names. */
  find(
    manager: EntityManager,
    where: Readonly<Partial<Pick<FinancialAccountEntity, 'companyId' | 'holderId'>>>,
  ): Promise<FinancialAccountEntity[]> {
    return manager.find(FinancialAccountEntity, {
      where,
      order: { institutionName: 'ASC', accountName: 'ASC', id: 'ASC' },
    });
  }

  /** Writes what a report says. An account that is known gets its figures, unless they are older than what stands. */
  async save(
    manager: EntityManager,
    { companyId, holderType, holderId }: Pick<FinancialAccountEntity, 'companyId' | 'holderType' | 'holderId'>,
    reported: readonly ReportedAccount[],
  ): Promise<void> {
    const now = this.clock.now();
    const known = await manager.findBy(FinancialAccountEntity, { holderId });
    const fresh = new Map(reported.map((account) => [`${account.institutionName}\n${account.accountName}`, account]));
    for (const account of fresh.values()) {
      const before = known.find(
        (row) => row.institutionName === account.institutionName && row.accountName === account.accountName,
      );
      if (!before)
        await insertRows(manager, FinancialAccountEntity, [
          { ...account, id: newId(), companyId, holderType, holderId, createdAt: now, updatedAt: now },
        ]);
      else if (account.asOfDate >= before.asOfDate)
        await updateRows(manager, FinancialAccountEntity, { id: before.id }, { ...account, updatedAt: now });
    }
  }

  async removeOfHolder(manager: EntityManager, holderId: string): Promise<void> {
    await manager.delete(FinancialAccountEntity, { holderId });
  }
}
