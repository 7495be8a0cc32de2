export { ListedFundingDto } from './listed-funding.dto.js';
export { ListedFundings } from './listed-fundings.service.js';
export { PaymentBatchRepository } from './payment-batch.repository.js';
export { paymentExportEntities, PaymentExportsModule } from './payment-exports.module.js';
