export * from './columns.js';
export * from './connect.js';
export * from './database.js';
export * from './migrate.js';
export * from './persistence.js';
export * from './rows.js';
export * from './schema.js';
export * from './serial-queue.js';
