export { AccountsModule } from './accounts.module.js';
export { FinancialAccountDto } from './financial-account.dto.js';
export { FinancialAccountEntity } from './financial-account.entity.js';
export { FinancialAccountRepository } from './financial-account.repository.js';
export type { ReportedAccount } from './financial-account.repository.js';
export { ListAccounts } from './list-accounts.query.js';
export type { AccountsByHolder } from './list-accounts.query.js';
