import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AuditModule } from '../audit/index.js';
import { ProofSettingEntity } from './proof-setting.entity.js';
import { ProofSettingRepository } from './proof-setting.repository.js';
import { ProofSettingsController } from './proof-settings.controller.js';

export const proofSettingEntities = [ProofSettingEntity];

/** What the lender asks people to prove: at sign-in, and before a signature. */
@Module({
  imports: [AuditModule],
  controllers: [ProofSettingsController],
  providers: [ProofSettingRepository, ...useCasesOf(ProofSettingsController)],
  exports: [ProofSettingRepository],
})
export class ProofSettingsModule {}
