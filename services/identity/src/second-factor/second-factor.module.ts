import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { ProofSettingsModule } from '../proof-settings/index.js';
import { ThrottleModule } from '../throttle/index.js';
import { Challenges } from './challenges.service.js';
import { Enrolments } from './enrolments.service.js';
import { RecoveryCodeEntity } from './persistence/recovery-code.entity.js';
import { SecondFactorEntity } from './persistence/second-factor.entity.js';
import { SignInChallengeEntity } from './persistence/sign-in-challenge.entity.js';
import { SecondFactorChanges } from './second-factor-changes.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.service.js';

export const secondFactorEntities = [SecondFactorEntity, RecoveryCodeEntity, SignInChallengeEntity];

@Module({
  imports: [AccountsModule, AuditModule, ProofSettingsModule, ThrottleModule],
  controllers: [SecondFactorController],
  providers: [SecondFactors, SecondFactorChanges, Challenges, Enrolments, ...useCasesOf(SecondFactorController)],
  exports: [SecondFactors, Challenges, Enrolments],
})
export class SecondFactorModule {}
