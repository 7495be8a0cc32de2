export type { AccountCodeEntity } from './account-code.entity.js';
export { AccountCodes } from './account-codes.service.js';
export { CodesModule, codesEntities } from './codes.module.js';
export { ConfirmationLetters } from './confirmation-letters.service.js';
