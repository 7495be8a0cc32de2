import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { ThrottleModule } from '../throttle/index.js';
import { SigningChallengeEntity } from './signing-challenge.entity.js';
import { SigningChallenges } from './signing-challenges.service.js';
import { SigningSettingEntity } from './signing-setting.entity.js';
import { SigningSettingRepository } from './signing-setting.repository.js';
import { SigningSettingsController } from './signing-settings.controller.js';
import { SigningController } from './signing.controller.js';

export const signingEntities = [SigningSettingEntity, SigningChallengeEntity];

/** What a signer proves beside the session or the link, where the lender asks for it. */
@Module({
  imports: [AccountsModule, AuditModule, SecondFactorModule, ThrottleModule],
  controllers: [SigningController, SigningSettingsController],
  providers: [SigningSettingRepository, SigningChallenges, ...useCasesOf(SigningController, SigningSettingsController)],
})
export class SigningModule {}
