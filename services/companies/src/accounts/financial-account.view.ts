import { countsAsVerified } from '@groundwork/domain-companies';
import type { FinancialAccountDto } from './financial-account.dto.js';
import type { FinancialAccountEntity } from './financial-account.entity.js';

/** What somebody has in an account is between that person and the lender: the others of the company do not see it. */
export function financialAccountView(
  row: FinancialAccountEntity,
  today: string,
  withBalances: boolean,
): FinancialAccountDto {
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
    verified: countsAsVerified(row, row.holderType, today),
    ...balances,
  };
}
