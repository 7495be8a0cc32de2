export { ClosingItemEntity } from './closing-item.entity.js';
export { ClosingItemRepository } from './closing-item.repository.js';
export { closingRowEntities, ClosingRowsModule } from './closing-rows.module.js';
