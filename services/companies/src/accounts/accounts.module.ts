import { Module } from '@nestjs/common';
import { FinancialAccountRepository } from './financial-account.repository.js';
import { ListAccounts } from './list-accounts.query.js';

@Module({
  providers: [FinancialAccountRepository, ListAccounts],
  exports: [FinancialAccountRepository, ListAccounts],
})
export class AccountsModule {}
