export * from './content.js';
export * from './file-types.js';
export * from './names.js';
export * from './needed.js';
export * from './required.js';
export * from './review.js';
export * from './size.js';
export * from './versions.js';
