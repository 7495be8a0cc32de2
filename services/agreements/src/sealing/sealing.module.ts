import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { EvidenceModule } from '../evidence/index.js';
import { SealEventsHandler } from './seal-events.handler.js';
import { VerificationController } from './verification.controller.js';

/** What other services sign and decide, sealed into the chain of evidence, and whether a file is one of what was signed. */
@Module({
  imports: [EvidenceModule],
  controllers: [VerificationController],
  providers: [SealEventsHandler, ...useCasesOf(VerificationController)],
})
export class SealingModule {}
