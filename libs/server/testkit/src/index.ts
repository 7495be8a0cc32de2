export * from './actors.js';
export * from './databases.js';
export * from './service-harness.js';
