/** What the accounts of the three areas share (specification, borrower 2 and 5, broker 2). */
export { AccountActions } from './account/account-actions.js';
export { AccountFacts } from './account/account-facts.js';
export { BrokerAccountForm } from './account/broker-account-form.js';
export type { BrokerContact, BrokerRecord } from './account/broker-contact.js';
export { LogoCard } from './account/logo-card.js';
export { UpdatePasswordForm } from './account/update-password-form.js';
export { UpdatePasswordScreen } from './account/update-password-screen.js';
export type { PasswordChange } from './account/update-password-form.js';
