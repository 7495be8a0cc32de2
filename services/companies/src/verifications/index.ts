export { AccountVerificationEntity } from './account-verification.entity.js';
export { VerificationsModule } from './verifications.module.js';
