export { AdverseNoticeEntity, AdverseOnPaperEntity } from './adverse-notice.entity.js';
export type { ClosedWhy } from './adverse-notice.entity.js';
export { AdverseNoticeRepository } from './adverse-notice.repository.js';
export { adverseRowEntities, AdverseRowsModule } from './adverse-rows.module.js';
