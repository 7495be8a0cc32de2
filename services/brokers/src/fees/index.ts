export { feeEntities, FeesModule } from './fees.module.js';
