export * from './built-remote.js';
export * from './document.js';
export { Registry, historyLength } from './registry.js';
export type { CanaryOptions, PublishOptions } from './registry.js';
export * from './remotes.js';
export * from './publish.js';
