export { CreditFileModule } from './credit-file.module.js';
export { CreditFiles, missingItems } from './credit-file.service.js';
export type { CreditFile, DecidedCreditFile, DecidingPerson } from './credit-file.service.js';
