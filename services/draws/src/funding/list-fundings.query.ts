import { Injectable } from '@nestjs/common';
import { FundingRepository, fundingView } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { PaymentAccountRepository, paymentAccountView } from '../payment-exports/index.js';
import type { PaymentAccountEntity } from '../payment-exports/index.js';
import type { FundingFilterDto } from './funding-filter.dto.js';
import type { ListedFundingDto } from './funding-lists.dto.js';

const largestPage = 100;

/** The account as a list names it. */
function accountOf(row: PaymentAccountEntity | undefined): Pick<ListedFundingDto, 'accountName' | 'accountNumber'> {
  if (!row) return { accountName: null, accountNumber: null };
  const { accountName, maskedNumber } = paymentAccountView(row);
  return { accountName, accountNumber: maskedNumber };
}

/** Payments of all loans, newest first. */
@Injectable()
export class ListFundings {
  constructor(
    private readonly fundings: FundingRepository,
    private readonly ledgers: LedgerRepository,
    private readonly accounts: PaymentAccountRepository,
  ) {}

  async execute(filter: FundingFilterDto): Promise<ListedFundingDto[]> {
    const rows = await this.fundings.list({ ...filter, limit: largestPage });
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
