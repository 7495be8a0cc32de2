export { canonical, genesis, recordHash } from './canonical.js';
export { EvidenceLedger } from './evidence-ledger.service.js';
export { EvidenceRecordEntity } from './evidence-record.entity.js';
export { evidenceEntities, EvidenceModule } from './evidence.module.js';
export { ended, esignAccepted, termSheetAccepted, termSheetDeclined } from './facts.js';
export type { Ended, EsignAccepted, RecordFacts, TermSheetAccepted } from './facts.js';
export type { RecordRow } from './verification.types.js';
