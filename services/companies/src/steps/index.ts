export { SetupFactsRepository } from './setup-facts.repository.js';
export type { CompanyFacts } from './setup-facts.repository.js';
export type { SetupStepDto } from './setup-step.dto.js';
export { SetupStepEntity } from './setup-step.entity.js';
export { SetupStepRepository } from './setup-step.repository.js';
export { StepsModule } from './steps.module.js';
