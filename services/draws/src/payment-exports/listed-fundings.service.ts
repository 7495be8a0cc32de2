import { Injectable } from '@nestjs/common';
import { fundingView } from '../funding-rows/index.js';
import type { FundingEntity } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import type { ListedFundingDto } from './listed-funding.dto.js';
import type { PaymentAccountEntity } from './payment-account.entity.js';
import { PaymentAccountRepository, paymentAccountView } from './payment-account.repository.js';

/** The account as a list names it. */
function accountOf(row: PaymentAccountEntity | undefined): Pick<ListedFundingDto, 'accountName' | 'accountNumber'> {
  if (!row) return { accountName: null, accountNumber: null };
  const { accountName, maskedNumber } = paymentAccountView(row);
  return { accountName, accountNumber: maskedNumber };
}

/** Payments with their loans and the accounts that they go to: two reads however many there are. */
@Injectable()
export class ListedFundings {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly accounts: PaymentAccountRepository,
  ) {}

  async of(rows: readonly FundingEntity[]): Promise<ListedFundingDto[]> {
    const loans = await this.ledgers.names(rows.map((row) => row.applicationId));
    const accounts = await this.accounts.currents(rows.map((row) => row.applicationId));
    return rows.map((row) => ({
      ...fundingView(row),
      applicationName: loans.get(row.applicationId)?.name ?? '',
      projectNumber: loans.get(row.applicationId)?.projectNumber ?? null,
      batchNumber: row.batchNumber,
      exportedAt: row.exportedAt?.toISOString() ?? null,
      ...accountOf(accounts.get(row.applicationId)),
    }));
  }
}
