export { paperHash, sealedWaiver } from './sealed-waiver.js';
export type { WaiverSignatureEntity } from './waiver-signature.entity.js';
export { WaiverSignatureRepository } from './waiver-signature.repository.js';
export { WaiverSignaturesModule, waiverSignatureEntities } from './waiver-signatures.module.js';
