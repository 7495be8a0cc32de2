/** What other features may use of the notices. */
export { notice, useNotices } from './notices.store.js';
