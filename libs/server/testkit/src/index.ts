export * from './actors.js';
export * from '@groundwork/server-data/testing';
export * from './service-harness.js';
