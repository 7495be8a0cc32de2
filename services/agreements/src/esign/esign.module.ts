import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence/index.js';
import { AcceptEsign } from './commands/accept-esign.command.js';
import { CreateEsignMaster } from './commands/create-esign-master.command.js';
import { WithdrawEsign } from './commands/withdraw-esign.command.js';
import { EsignAcceptanceController } from './esign-acceptance.controller.js';
import { EsignMasterController } from './esign-master.controller.js';
import { EsignAcceptanceEntity } from './persistence/esign-acceptance.entity.js';
import { EsignAcceptanceRepository } from './persistence/esign-acceptance.repository.js';
import { EsignMasterEntity } from './persistence/esign-master.entity.js';
import { EsignMasterRepository } from './persistence/esign-master.repository.js';
import { GetEsignMaster } from './queries/get-esign-master.query.js';
import { GetLatestEsignMaster } from './queries/get-latest-esign-master.query.js';
import { ListEsignAcceptancesOfUser } from './queries/list-esign-acceptances-of-user.query.js';
import { ListEsignAcceptances } from './queries/list-esign-acceptances.query.js';
import { ListEsignMasters } from './queries/list-esign-masters.query.js';

export const esignEntities = [EsignMasterEntity, EsignAcceptanceEntity];

/** The e-sign terms with their versions, and who accepted them. */
@Module({
  imports: [EvidenceModule],
  controllers: [EsignMasterController, EsignAcceptanceController],
  providers: [
    EsignMasterRepository,
    EsignAcceptanceRepository,
    GetLatestEsignMaster,
    GetEsignMaster,
    ListEsignMasters,
    ListEsignAcceptances,
    ListEsignAcceptancesOfUser,
    CreateEsignMaster,
    AcceptEsign,
    WithdrawEsign,
  ],
  exports: [EsignMasterRepository, EsignAcceptanceRepository],
})
export class EsignModule {}
