export * from './actors.js';
export * from './bff-door.js';
export * from './bff-harness.js';
export * from '@groundwork/server-data/testing';
export { leastTime } from './measures.js';
export * from './neighbour.js';
export * from './provider.js';
export * from './service-door.js';
export * from './service-harness.js';
