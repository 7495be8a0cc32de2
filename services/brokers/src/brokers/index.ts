export { brokerEntities, BrokersModule } from './brokers.module.js';
