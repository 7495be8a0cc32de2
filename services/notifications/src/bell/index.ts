export { BellModule, bellEntities } from './bell.module.js';
export { Bell } from './bell.service.js';
export { toCompany } from './domain/audience.js';
export { allowToReadOf } from './notifications.policy.js';
