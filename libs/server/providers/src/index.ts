export * from './provider-client.js';
export * from './provider-failure.js';
export * from './xml.js';
