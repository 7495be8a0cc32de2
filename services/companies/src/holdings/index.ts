export { HoldingEntity } from './holding.entity.js';
export { HoldingRepository } from './holding.repository.js';
export { HoldingsModule } from './holdings.module.js';
