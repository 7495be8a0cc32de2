export type { ExperienceDto } from './experience.dto.js';
export { ExperienceEntity } from './experience.entity.js';
export { ExperienceModule } from './experience.module.js';
