/** What other features may use of the error modal. */
export { acknowledgeFault, showFault } from './error.store.js';
