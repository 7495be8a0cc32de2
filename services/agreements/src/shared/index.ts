export { agreementsAbility } from './agreements.policy.js';
export { contentHash, refuseUnknown, sanitizeContent } from './content.js';
export { IdDto } from './id.dto.js';
export { refuseForeignName, signerName } from './signer.js';
export { SignerGuard, signs } from './signer.guard.js';
export { CurrentSigner, evidenceOf, SeenEvidence, SignedEvidence } from '@groundwork/server-service';
export type { Evidence, Signer } from '@groundwork/server-service';
export { insertVersion, refuseOutdated } from './versions.js';
