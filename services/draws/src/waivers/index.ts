export type { WaiverEntity } from './waiver.entity.js';
export { WaiverRepository } from './waiver.repository.js';
export { waiverEntities, WaiversModule } from './waivers.module.js';
