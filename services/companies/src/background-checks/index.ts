export { BackgroundCheckEntity } from './background-check.entity.js';
export { BackgroundChecksModule } from './background-checks.module.js';
