export * from './company.js';
export * from './setup-steps.js';
export * from './section-status.js';
