/** What the portal may use of the question before a signature. */
export { SigningHost } from './signing-host.js';
export { proveSigning, useSigning } from './signing.store.js';
