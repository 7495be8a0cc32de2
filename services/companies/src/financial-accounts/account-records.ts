import { Inject, Injectable } from '@nestjs/common';
import { countsAsVerified } from '@groundwork/domain-companies';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { insertRows, newId, updateRows } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import type { AccountVerification } from './account-verification.entity.js';
import { FinancialAccount } from './financial-account.entity.js';
import type { FinancialAccountDto } from './financial-accounts.dto.js';

/** An account as a report has it. */
export type ReportedAccount = Pick<
  FinancialAccount,
  | 'institutionName'
  | 'accountName'
  | 'availableBalance'
  | 'averageBalance'
  | 'averageBalanceRecent'
  | 'asOfDate'
  | 'status'
>;

/** Accounts by their holder's id. */
export type AccountsByHolder = ReadonlyMap<string, readonly FinancialAccountDto[]>;

/** The rows of accounts, as they are written and as the wire has them. */
@Injectable()
export class AccountRecords {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** The accounts of a company and of all owners in its tree, each holder's in the order of their names. */
  async byHolder(manager: EntityManager, actor: Actor, rootCompanyId: string): Promise<AccountsByHolder> {
    return this.grouped(
      actor,
      await manager.find(FinancialAccount, {
        where: { companyId: rootCompanyId },
        order: { institutionName: 'ASC', accountName: 'ASC', id: 'ASC' },
      }),
    );
  }

  async ofHolder(manager: EntityManager, actor: Actor, holderId: string): Promise<FinancialAccountDto[]> {
    const rows = await manager.find(FinancialAccount, {
      where: { holderId },
      order: { institutionName: 'ASC', accountName: 'ASC', id: 'ASC' },
    });
    return [...(this.grouped(actor, rows).get(holderId) ?? [])];
  }

  /** Writes what a report says. An account that is known gets its figures, unless they are older than what stands. */
  async keep(
    manager: EntityManager,
    { companyId, holderType, holderId }: AccountVerification,
    reported: readonly ReportedAccount[],
  ): Promise<void> {
    const now = this.clock.now();
    const known = await manager.findBy(FinancialAccount, { holderId });
    const fresh = new Map(reported.map((account) => [`${account.institutionName}\n${account.accountName}`, account]));
    for (const account of fresh.values()) {
      const before = known.find(
        (row) => row.institutionName === account.institutionName && row.accountName === account.accountName,
      );
      if (!before)
        await insertRows(manager, FinancialAccount, [
          { ...account, id: newId(), companyId, holderType, holderId, createdAt: now, updatedAt: now },
        ]);
      else if (account.asOfDate >= before.asOfDate)
        await updateRows(manager, FinancialAccount, { id: before.id }, { ...account, updatedAt: now });
    }
  }

  private grouped(actor: Actor, rows: readonly FinancialAccount[]): Map<string, FinancialAccountDto[]> {
    const day = today(this.clock);
    const holders = new Map<string, FinancialAccountDto[]>();
    for (const row of rows)
      holders.set(row.holderId, [...(holders.get(row.holderId) ?? []), answerOf(row, day, isAdministrator(actor))]);
    return holders;
  }
}

/** What somebody has in an account is between that person and the lender: the others of the company do not see it. */
function answerOf(row: FinancialAccount, day: string, withBalances: boolean): FinancialAccountDto {
  const { id, institutionName, accountName, status, asOfDate, availableBalance, averageBalance, averageBalanceRecent } =
    row;
  const balances = withBalances
    ? { availableBalance, averageBalance, averageBalanceRecent }
    : { availableBalance: null, averageBalance: null, averageBalanceRecent: null };
  return {
    id,
    institutionName,
    accountName,
    status,
    asOfDate,
    verified: countsAsVerified(row, row.holderType, day),
    ...balances,
  };
}
