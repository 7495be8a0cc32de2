/** What the portal may use of the proof that is asked for before something sensitive. */
export { ProofHost } from './proof-host.js';
export { prove, useProof } from './proof.store.js';
