export * from './configuration-error.js';
export * from './environment.js';
export * from './keys.js';
export * from './names.js';
export * from './options.js';
export * from './ports.js';
export * from './session-keys.js';
