import { Module } from '@nestjs/common';
import { EvidenceLedger } from './evidence-ledger.service.js';
import { EvidenceHeadEntity, EvidenceRecordEntity } from './evidence-record.entity.js';
import { SealedPaperEntity } from './sealed-paper.entity.js';

export const evidenceEntities = [EvidenceRecordEntity, EvidenceHeadEntity, SealedPaperEntity];

/** The chain of records of what was accepted and withdrawn, and its verification. */
@Module({ providers: [EvidenceLedger], exports: [EvidenceLedger] })
export class EvidenceModule {}
