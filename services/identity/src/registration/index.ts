export { NewAccounts } from './new-accounts.service.js';
export { RegistrationModule, registrationEntities } from './registration.module.js';
