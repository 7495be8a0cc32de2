export * from './company.js';
export * from './setup-steps.js';
