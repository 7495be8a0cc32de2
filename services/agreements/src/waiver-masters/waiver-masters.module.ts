import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { WaiverMasterController } from './waiver-master.controller.js';
import { WaiverMasterEntity } from './waiver-master.entity.js';
import { WaiverMasterRepository } from './waiver-master.repository.js';

export const waiverMasterEntities = [WaiverMasterEntity];

/** The lender's texts of lien waivers, in versions, for all states or for one. */
@Module({
  controllers: [WaiverMasterController],
  providers: [WaiverMasterRepository, ...useCasesOf(WaiverMasterController)],
})
export class WaiverMastersModule {}
