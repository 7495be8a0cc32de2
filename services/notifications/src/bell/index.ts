export { BellModule, bellEntities } from './bell.module.js';
export { Bell } from './bell.service.js';
export { toAdministrators, toCompany } from './domain/audience.js';
export { allowToReadOf } from './notifications.policy.js';
