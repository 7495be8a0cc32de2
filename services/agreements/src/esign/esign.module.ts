import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AcceptancePapersModule } from '../acceptance-papers/index.js';
import { EvidenceModule } from '../evidence/index.js';
import { EsignAcceptanceController } from './esign-acceptance.controller.js';
import { EsignMasterController } from './esign-master.controller.js';
import { EsignAcceptanceEntity } from './persistence/esign-acceptance.entity.js';
import { EsignAcceptanceRepository } from './persistence/esign-acceptance.repository.js';
import { EsignMasterEntity } from './persistence/esign-master.entity.js';
import { EsignMasterRepository } from './persistence/esign-master.repository.js';

export const esignEntities = [EsignMasterEntity, EsignAcceptanceEntity];

/** The e-sign terms with their versions, and who accepted them. */
@Module({
  imports: [EvidenceModule, AcceptancePapersModule],
  controllers: [EsignMasterController, EsignAcceptanceController],
  providers: [
    EsignMasterRepository,
    EsignAcceptanceRepository,
    ...useCasesOf(EsignMasterController, EsignAcceptanceController),
  ],
  exports: [EsignMasterRepository, EsignAcceptanceRepository],
})
export class EsignModule {}
