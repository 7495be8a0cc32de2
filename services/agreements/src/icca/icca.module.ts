import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { EvidenceModule } from '../evidence/index.js';
import { IccaMasterController } from './icca-master.controller.js';
import { IccaMasterEntity } from './icca-master.entity.js';
import { IccaMasterRepository } from './icca-master.repository.js';

export const iccaEntities = [IccaMasterEntity];

/** The masters of the ICCA, the text of referral agreements, in versions and editions. */
@Module({
  imports: [EvidenceModule],
  controllers: [IccaMasterController],
  providers: [IccaMasterRepository, ...useCasesOf(IccaMasterController)],
})
export class IccaModule {}
