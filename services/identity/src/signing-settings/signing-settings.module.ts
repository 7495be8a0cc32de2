import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AuditModule } from '../audit/index.js';
import { SigningSettingEntity } from './signing-setting.entity.js';
import { SigningSettingRepository } from './signing-setting.repository.js';
import { SigningSettingsController } from './signing-settings.controller.js';

export const signingSettingEntities = [SigningSettingEntity];

/** What the lender asks people to prove: at sign-in, and before a signature. */
@Module({
  imports: [AuditModule],
  controllers: [SigningSettingsController],
  providers: [SigningSettingRepository, ...useCasesOf(SigningSettingsController)],
  exports: [SigningSettingRepository],
})
export class SigningSettingsModule {}
