export * from './esign.js';
export * from './icca.js';
export * from './signature.js';
export * from './template.js';
export * from './term-sheet-template.js';
export * from './term-sheets.js';
export * from './waivers.js';
