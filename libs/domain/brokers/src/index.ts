export * from './agreement.js';
export * from './agreement-status.js';
export * from './agreement-text.js';
export * from './broker.js';
export * from './broker-status.js';
export * from './history.js';
export * from './rejection-comment.js';
