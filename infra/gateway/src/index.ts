export { startGateway } from './gateway.js';
export { readyAt } from './health.js';
export type { PartHealth } from './health.js';
export type { GatewayOptions, LiveUnit, PublicConfig, RemoteOriginOptions, RunningPart } from './options.js';
export { startRemoteOrigin } from './remote-origin.js';
export { commonHeaders, contentSecurityPolicy } from './security-headers.js';
