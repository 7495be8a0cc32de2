export * from './built-remote.js';
export * from './document.js';
export { Registry } from './registry.js';
export type { ChangeOptions, MovedCanary, PublishOptions } from './registry.js';
export * from './remotes.js';
export * from './publish.js';
export * from './served-file.js';
export { historyLength, publishedOf } from './standing.js';
export type { CanaryOptions } from './standing.js';
