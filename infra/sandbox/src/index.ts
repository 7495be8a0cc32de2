export { startSandbox } from './server.js';
export type { RunningSandbox, SandboxOptions } from './server.js';
export { behaviours, providerNames } from './behaviours.js';
export type { Behaviour, ProviderName } from './behaviours.js';
