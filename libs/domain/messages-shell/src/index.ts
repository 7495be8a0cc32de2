export * as frame from './frame.js';
export * as publicPages from './public-pages.js';
export * as security from './security.js';
export * as signIn from './sign-in.js';
export * as viewer from './viewer.js';
