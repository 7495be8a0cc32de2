export { answeredBefore, keptMs } from './command-key.js';
export * from './idempotency.entity.js';
export * from './idempotency.interceptor.js';
export * from './migration.js';
export * from './sweep-keys.js';
