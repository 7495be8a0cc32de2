export * from './direct.transport.js';
export * from './inbox.js';
export * from './migration.js';
export * from './outbox.entity.js';
export * from './outbox.js';
export * from './rabbitmq.transport.js';
export * from './relay.js';
export * from './transport.js';
