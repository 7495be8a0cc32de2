export { LedgerModule, ledgerEntities } from './ledger.module.js';
export { LedgerRepository, lineAmounts } from './ledger.repository.js';
export { LedgerMovesRepository } from './ledger-moves.repository.js';
export type { NewEntry } from './ledger-moves.repository.js';
export { loanChanges, LoanWatch } from './loan-watch.service.js';
export type { LoanChange } from './loan-watch.service.js';
export { Withholding } from './withholding.service.js';
export type { LedgerEntity } from './ledger.entity.js';
export type { LedgerLineEntity } from './ledger-line.entity.js';
