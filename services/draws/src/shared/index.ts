export { drawsAbility } from './draws.policy.js';
export { SignerGuard, signs, signsByLink } from './signer.guard.js';
