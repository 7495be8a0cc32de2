/** What other features may use of the notices. */
export { notice } from './notices.store.js';
