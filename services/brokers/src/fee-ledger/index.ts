export { feeLedgerEntities, FeeLedgerModule } from './fee-ledger.module.js';
