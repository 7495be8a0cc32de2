export type { PaymentAccountEntity } from './payment-account.entity.js';
export { PaymentAccountRepository, paymentAccountView } from './payment-account.repository.js';
export { paymentExportEntities, PaymentExportsModule } from './payment-exports.module.js';
