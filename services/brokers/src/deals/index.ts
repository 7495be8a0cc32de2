export { ClientDealEntity } from './client-deal.entity.js';
export { ClientDealRepository } from './client-deal.repository.js';
export { dealEntities, DealsModule } from './deals.module.js';
