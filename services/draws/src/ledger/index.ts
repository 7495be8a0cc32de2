export { LedgerModule, ledgerEntities } from './ledger.module.js';
export { LedgerRepository, lineAmounts } from './ledger.repository.js';
export type { LedgerEntity } from './ledger.entity.js';
export type { LedgerLineEntity } from './ledger-line.entity.js';
