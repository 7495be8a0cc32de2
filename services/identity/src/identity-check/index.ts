export { IdentityCheckModule, identityCheckEntities } from './identity-check.module.js';
export { IdentityVerification } from './identity-verification.service.js';
