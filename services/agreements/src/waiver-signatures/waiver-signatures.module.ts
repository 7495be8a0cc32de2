import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence/index.js';
import { RecordWaiverHandler } from './record-waiver.handler.js';
import { WaiverPaperEntity } from './waiver-paper.entity.js';
import { WaiverSignatureEntity } from './waiver-signature.entity.js';
import { WaiverSignatureRepository } from './waiver-signature.repository.js';

export const waiverSignatureEntities = [WaiverSignatureEntity, WaiverPaperEntity];

/** Lien waivers as they were signed by people without an account. */
@Module({
  imports: [EvidenceModule],
  providers: [WaiverSignatureRepository, RecordWaiverHandler],
  exports: [WaiverSignatureRepository],
})
export class WaiverSignaturesModule {}
