export * from './actor.js';
export * from './ended-sessions.js';
export * from './internal-token.guard.js';
export * from './internal-token.js';
export * from './policy.js';
export * from './roles.decorator.js';
export * from './service-client.js';
export * from './ended-sessions.feed.js';
