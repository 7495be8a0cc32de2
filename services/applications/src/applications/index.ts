export { ApplicationsModule } from './applications.module.js';
export { mayWith } from './applications.policy.js';
export { ChangeBudgetTotal } from './commands/change-budget-total.command.js';
export type { ApplicationRecord } from './domain/application.record.js';
export { ApplicationEntity } from './persistence/application.entity.js';
export { ApplicationRepository } from './persistence/application.repository.js';
export { applicationEntities } from './persistence/entities.js';
export { PropertyEntity } from './persistence/property.entity.js';
