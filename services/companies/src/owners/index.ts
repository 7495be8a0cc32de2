export type { OwnerDto, OwnershipDto } from './owner.dto.js';
export { OwnerRepository } from './owner.repository.js';
export { OwnersModule } from './owners.module.js';
