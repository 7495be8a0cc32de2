export { BrokerHistoryEntity } from './broker-history.entity.js';
export { BrokerEntity } from './broker.entity.js';
export { BrokerRepository } from './broker.repository.js';
export { registryEntities, RegistryModule } from './registry.module.js';
