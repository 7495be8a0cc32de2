export * from './define-service.js';
export * from './repeated.js';
export * from './run.js';
export * from './service-clients.js';
export * from './use-cases.js';
export { CLOCK, Idempotent } from '@groundwork/server-idempotency';
export * from './seen-evidence.js';
export * from './signer.guard.js';
