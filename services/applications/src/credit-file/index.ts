export { CreditFileModule } from './credit-file.module.js';
export { CreditFiles, missingItems } from './credit-file.service.js';
export type { CreditFile } from './credit-file.service.js';
