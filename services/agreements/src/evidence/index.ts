export { canonical, genesis, recordHash } from './canonical.js';
export { chain } from './chain-section.js';
export { EvidenceLedger } from './evidence-ledger.service.js';
export { EvidenceRecordEntity } from './evidence-record.entity.js';
export { proven } from './proven.js';
export { SealedPaperEntity } from './sealed-paper.entity.js';
export { evidenceEntities, EvidenceModule } from './evidence.module.js';
export {
  ended,
  esignAccepted,
  masterPublished,
  supervisionAcknowledged,
  termSheetAccepted,
  termSheetDeclined,
  waiverSigned,
} from './facts.js';
export type {
  DecisionRecorded,
  DocumentSigned,
  Ended,
  EsignAccepted,
  MasterKind,
  MasterPublished,
  Papered,
  RecordFacts,
  SupervisionAcknowledged,
  TermSheetAccepted,
  WaiverSigned,
} from './facts.js';
export type { RecordRow } from './verification.types.js';
