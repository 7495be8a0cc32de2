export { canonical, genesis, recordHash } from './canonical.js';
export { EvidenceLedger } from './evidence-ledger.service.js';
export { EvidenceRecordEntity } from './evidence-record.entity.js';
export { evidenceEntities, EvidenceModule } from './evidence.module.js';
export { ended, esignAccepted, supervisionAcknowledged, termSheetAccepted, termSheetDeclined } from './facts.js';
export type { Ended, EsignAccepted, RecordFacts, SupervisionAcknowledged, TermSheetAccepted } from './facts.js';
export type { RecordRow } from './verification.types.js';
