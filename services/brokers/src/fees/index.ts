export { BrokerFeeRepository } from './broker-fee.repository.js';
export { feeEntities, FeesModule } from './fees.module.js';
