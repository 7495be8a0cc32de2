export { lenderProvider } from './lender-provider.js';
export { drawsAbility } from './draws.policy.js';
export { SignerGuard } from './signer.guard.js';
