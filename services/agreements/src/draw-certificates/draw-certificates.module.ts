import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { EvidenceModule } from '../evidence/index.js';
import { DrawCertificateController } from './draw-certificate.controller.js';
import { DrawCertificateEntity } from './draw-certificate.entity.js';
import { RecordCertificateHandler } from './record-certificate.handler.js';

export const drawCertificateEntities = [DrawCertificateEntity];

/** Draws as they were certified, on paper. */
@Module({
  imports: [EvidenceModule],
  controllers: [DrawCertificateController],
  providers: [RecordCertificateHandler, ...useCasesOf(DrawCertificateController)],
})
export class DrawCertificatesModule {}
